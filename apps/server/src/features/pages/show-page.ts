import type { Db } from '../../platform/db.ts';
import { hashToken } from '../customers/secret-token.ts';
import { cleanBlocks } from './clean-blocks.ts';
import type { Page } from './pages.contract.ts';
import { asContent, askedLocale, FALLBACK_LOCALE } from './pages.rules.ts';
import { findPage, findPreview } from './pages.sql.ts';

interface Asked {
  readonly siteId: number;
  readonly slug: string;
  readonly locale: string;
  /** The secret of a link to a draft. */
  readonly preview?: string | undefined;
}

/** Null: nobody wrote such a page, or the link to its draft is no good. */
export async function showPage(db: Db, { siteId, slug, locale, preview }: Asked): Promise<Page | null> {
  const found = preview
    ? await findPreview(db, siteId, slug, hashToken(preview))
    : await findPage(db, siteId, { slug, locale: askedLocale(slug, locale), fallback: FALLBACK_LOCALE });
  if (!found) return null;
  const blocks = cleanBlocks(found.blocks);
  return { ...found, blocks, content: asContent(blocks) };
}
