import type { Tx } from '../../platform/db/db.ts';
import type { PageText } from './blocks.contract.ts';
import { cleanText } from './clean-blocks.ts';
import { identifyBlocks } from './identify-blocks.ts';
import { type PageName, putDraft } from './pages.sql.ts';

/** Writes or replaces the draft of a page, of a site or of the brand (null). It is shown in previews only. */
export async function saveDraft(
  tx: Tx,
  forSite: number | null,
  { slug, locale }: PageName,
  { text, by }: { text: PageText; by: string },
) {
  const cleaned = cleanText(text);
  const saved = { ...cleaned, blocks: identifyBlocks(cleaned.blocks) };
  const { revision, saved_at } = await putDraft(tx, forSite, { slug, locale, ...saved, createdBy: by });
  return { revision, saved_at, text: saved };
}
