import type { Tx } from '../../platform/db/db.ts';
import type { PageText } from './blocks.contract.ts';
import { cleanText } from './clean-blocks.ts';
import { type PageName, putDraft } from './pages.sql.ts';

/** Writes or replaces the site's draft of a page. It is shown only by its link. */
export async function saveDraft(
  tx: Tx,
  siteId: number,
  { slug, locale }: PageName,
  { text, by }: { text: PageText; by: string },
): Promise<void> {
  await putDraft(tx, siteId, { slug, locale, ...cleanText(text), createdBy: by });
}
