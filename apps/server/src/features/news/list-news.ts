import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db.ts';
import { PER_PAGE } from './news.rules.ts';
import { findNews } from './news.sql.ts';
import { toPost } from './to-post.ts';

/** A page past the last one is empty, not an error: the list may have become shorter meanwhile. */
export async function listNews(
  db: Db,
  asked: { siteId: number; locale: string; page: number; tag?: string | undefined },
) {
  const { total, posts, tags } = await findNews(db, {
    ...{ siteId: asked.siteId, locale: catalogueOf(asked.locale) },
    ...{ tag: asked.tag ?? null, page: asked.page, perPage: PER_PAGE },
  });
  return {
    data: posts.map(toPost),
    meta: {
      ...{ current_page: asked.page, last_page: Math.max(1, Math.ceil(total / PER_PAGE)) },
      ...{ total, per_page: PER_PAGE, tags },
    },
  };
}
