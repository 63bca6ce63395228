import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { cleanBlocks } from '../pages/clean-blocks.ts';
import type { Article } from './news.contract.ts';
import { findArticle } from './news.sql.ts';
import { toPost } from './to-post.ts';

/** Null: there is no such article, or not here, or not yet. */
export async function showArticle(
  db: Db,
  requested: { siteId: number; locale: string; id: number },
): Promise<Article | null> {
  const row = await findArticle(db, { ...requested, locale: catalogueOf(requested.locale) });
  if (!row) return null;
  const { locale, updated_at, slugs, sites } = row;
  return { ...toPost(row), locale, updated_at, slugs, sites, blocks: cleanBlocks(row.blocks) };
}
