import type { Db } from '../../platform/db/db.ts';
import { hashToken } from '../customers/sessions/secret-token.ts';
import { cleanBlocks } from './clean-blocks.ts';
import type { Page } from './pages.contract.ts';
import { asContent, FALLBACK_LOCALE, requestedLocale } from './pages.rules.ts';
import { findPage, findPreview } from './pages.sql.ts';

interface ShowPageInput {
  readonly siteId: number;
  readonly slug: string;
  readonly locale: string;
  /** The secret of a link to a draft. */
  readonly preview?: string | undefined;
}

/** Null: no such page, or the preview link is invalid. */
export async function showPage(
  db: Db,
  { siteId, slug, locale, preview }: ShowPageInput,
): Promise<Page | null> {
  const found = preview
    ? await findPreview(db, siteId, slug, hashToken(preview))
    : await findPage(db, siteId, { slug, locale: requestedLocale(slug, locale), fallback: FALLBACK_LOCALE });
  if (!found) return null;
  const blocks = cleanBlocks(found.blocks);
  return { ...found, blocks, content: asContent(blocks) };
}
