import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { cleanBlocks } from '../pages/clean-blocks.ts';
import { identifyFileBlocks } from '../pages/identify-blocks.ts';
import { readView } from '../previews/show-preview.ts';
import type { Article, NewsPost } from './news.contract.ts';
import { PER_PAGE, versionsOf } from './news.rules.ts';
import { findArticle, findNews, findNewsAddresses, type PostRow } from './news.sql.ts';

export const toPost = ({ id, slug, title, excerpt, cover, alt, tags, published_at }: PostRow): NewsPost => ({
  id,
  slug,
  title,
  excerpt,
  tags,
  published_at,
  cover: { key: cover.key, alt, versions: versionsOf(cover) },
});

/** Null: the secret of the preview is invalid. A page past the last one is empty, not an error: the list may have become shorter meanwhile. */
export async function listNews(
  db: Db,
  requested: { siteId: number; locale: string; page: number; tag?: string | undefined },
  view: RequestedView = { at: null, preview: null },
) {
  const seen = await readView(db, requested.siteId, view);
  if (!seen) return null;
  const key = {
    siteId: requested.siteId,
    locale: catalogueOf(requested.locale),
    tag: requested.tag ?? null,
    page: requested.page,
    perPage: PER_PAGE,
  };
  const { total, posts, tags } = await findNews(db, key, seen);
  return {
    data: posts.map(toPost),
    meta: {
      current_page: requested.page,
      last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
      total,
      per_page: PER_PAGE,
      tags,
    },
  };
}

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

export const listNewsAddresses = (db: Db, requested: { siteId: number; locale: string }) =>
  findNewsAddresses(db, { siteId: requested.siteId, locale: catalogueOf(requested.locale) });
