import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import type { RequestedView } from '../../platform/http/requested-view.ts';
import { readView } from '../previews/read-view.ts';
import { PER_PAGE } from './news.rules.ts';
import { findNews } from './news.sql.ts';
import { toPost } from './to-post.ts';

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
