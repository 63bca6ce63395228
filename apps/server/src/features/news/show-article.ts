import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { cleanBlocks } from '../pages/clean-blocks.ts';
import { identifyFileBlocks } from '../pages/identify-blocks.ts';
import { readView } from '../previews/read-view.ts';
import type { Article } from './news.contract.ts';
import { findArticle } from './news.sql.ts';
import { toPost } from './to-post.ts';

/** Null: there is no such article, or not here, or not yet. */
export async function showArticle(
  db: Db,
  requested: { siteId: number; locale: string; id: number },
  view: RequestedView,
): Promise<Article | null> {
  const seen = await readView(db, requested.siteId, view);
  const row = seen && (await findArticle(db, { ...requested, locale: catalogueOf(requested.locale) }, seen));
  if (!row) return null;
  const named = view.preview === null ? row.blocks : identifyFileBlocks(`news ${row.id}`, row.blocks);
  const { locale, updated_at, slugs, sites } = row;
  return { ...toPost(row), locale, updated_at, slugs, sites, blocks: cleanBlocks(named) };
}
