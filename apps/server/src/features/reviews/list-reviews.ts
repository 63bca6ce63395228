import type { Db } from '../../platform/db/db.ts';
import { sayRating } from './rating-words.ts';
import type { ReviewSort } from './reviews.contract.ts';
import { rate } from './reviews.rules.ts';
import { findReviewPage } from './reviews.sql.ts';

const PER_PAGE = 10;

/** A page past the last one is empty. Null: the site does not show the product, or a service has its reviews. */
export async function listReviews(
  db: Db,
  requested: { readonly siteId: number; readonly slug: string; readonly locale: string },
  query: { readonly stars?: number | undefined; readonly sort: ReviewSort; readonly page: number },
) {
  const { page, sort } = query;
  const found = await findReviewPage(db, {
    ...requested,
    stars: query.stars ?? null,
    sort,
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  if (!found || found.isService) return null;
  const stats = rate(found.counts);
  return {
    data: found.reviews,
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(found.total / PER_PAGE)),
      total: found.total,
      per_page: PER_PAGE,
      stats,
      word: sayRating(requested.locale, stats),
    },
  };
}
