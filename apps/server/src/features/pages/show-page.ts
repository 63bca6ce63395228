import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { readView } from '../previews/show-preview.ts';
import { showSite } from '../sites/show-site.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { identifyFileBlocks } from './identify-blocks.ts';
import { legalBlocks } from './legal-text.rules.ts';
import type { Page } from './pages.contract.ts';
import { asContent, isPolicy, requestedLocales } from './pages.rules.ts';
import { type FoundPage, findPage } from './pages.sql.ts';

interface ShowPageInput {
  readonly site: { readonly id: number; readonly slug: string };
  readonly slug: string;
  readonly locale: string;
  readonly view: RequestedView;
}

/** Null: no such page at that moment, or the secret of the preview is invalid. */
export async function showPage(db: Db, { site, slug, locale, view }: ShowPageInput): Promise<Page | null> {
  const seen = await readView(db, site.id, view);
  if (!seen) return null;
  const found = await findPage(db, site.id, { slug, ...requestedLocales(locale) }, seen);
  if (!found) return null;
  const named = view.preview === null ? found.blocks : identifyFileBlocks(slug, found.blocks);
  // Cleaned last: what the settings of the site put into a policy is cleaned with it.
  const shown = { ...found, blocks: named };
  const blocks = cleanBlocks(isPolicy(slug) ? await withSiteFacts(db, site.slug, shown) : named);
  return { ...found, blocks, content: asContent(blocks) };
}

async function withSiteFacts(db: Db, slug: string, { blocks, locale }: FoundPage) {
  const shown = await showSite(db, slug);
  if (!shown.ok) throw new Error(`No site ${slug} for its policies: ${shown.code}`);
  return legalBlocks(blocks, shown.site, locale);
}
