import type { Db } from '../../platform/db/db.ts';
import { hashToken } from '../customers/sessions/secret-token.ts';
import { showSite } from '../sites/show-site.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { legalBlocks } from './legal-text.rules.ts';
import type { Page } from './pages.contract.ts';
import { asContent, isPolicy, requestedLocales } from './pages.rules.ts';
import { type FoundPage, findPage, findPreview } from './pages.sql.ts';

interface ShowPageInput {
  readonly site: { readonly id: number; readonly slug: string };
  readonly slug: string;
  readonly locale: string;
  /** The secret of a link to a draft. */
  readonly preview?: string | undefined;
}

/** Null: no such page, or the preview link is invalid. */
export async function showPage(db: Db, { site, slug, locale, preview }: ShowPageInput): Promise<Page | null> {
  const found = preview
    ? await findPreview(db, site.id, slug, hashToken(preview))
    : await findPage(db, site.id, { slug, ...requestedLocales(locale) });
  if (!found) return null;
  // Cleaned last: what the settings of the site put into a policy is cleaned with it.
  const blocks = cleanBlocks(isPolicy(slug) ? await withSiteFacts(db, site.slug, found) : found.blocks);
  return { ...found, blocks, content: asContent(blocks) };
}

async function withSiteFacts(db: Db, slug: string, { blocks, locale }: FoundPage) {
  const shown = await showSite(db, slug);
  if (!shown.ok) throw new Error(`No site ${slug} for its policies: ${shown.code}`);
  return legalBlocks(blocks, shown.site, locale);
}
