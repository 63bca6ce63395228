import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { PER_PAGE } from './news.rules.ts';
import { findNews } from './news.sql.ts';
import { toPost } from './to-post.ts';

/** A page past the last one is empty, not an error: the list may have become shorter meanwhile. */
export async function listNews(
  db: Db,
  requested: { siteId: number; locale: string; page: number; tag?: string | undefined },
) {
  const { total, posts, tags } = await findNews(db, {
    siteId: requested.siteId,
    locale: catalogueOf(requested.locale),
    tag: requested.tag ?? null,
    page: requested.page,
    perPage: PER_PAGE,
  });
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
