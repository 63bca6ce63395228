import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { wordsOf } from '../../platform/text/messages.ts';
import type english from './messages.en.json';
import type { ReviewSort, ReviewSummary } from './reviews.contract.ts';
import { type Rating, rate, rateFromShares, wordOf } from './reviews.rules.ts';
import { findReviewPage, findReviewSummary } from './reviews.sql.ts';
import type { ReviewsService } from './service/reviews-service.ts';

const say = wordsOf<keyof typeof english>();

/** "Excellent"; empty without reviews. */
export function sayRating(locale: string, rating: Pick<Rating, 'average' | 'count'>): string {
  const word = wordOf(rating);
  return word === null ? '' : say(locale, `reviews.rating.${word}`);
}

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

interface ReviewedProduct {
  readonly site: { readonly id: number; readonly slug: string };
  readonly slug: string;
  readonly locale: string;
}

/** What owners say of a product; null when this site does not show the product. */
export async function showReviews(
  db: Db,
  service: ReviewsService,
  { site, slug, locale }: ReviewedProduct,
): Promise<ReviewSummary | null> {
  const found = await findReviewSummary(db, { siteId: site.id, slug, locale });
  if (!found) return null;
  if (found.isService) return askService(service, { store: site.slug, sku: found.sku, locale });
  const stats = rate(found.counts);
  return { source: 'own', stats, word: sayRating(locale, stats), quotes: found.quotes };
}

/** Zero stars when the service fails. */
async function askService(
  service: ReviewsService,
  input: { readonly store: string; readonly sku: string; readonly locale: string },
): Promise<ReviewSummary> {
  const answer = await service.find({ ...input, locale: catalogueOf(input.locale) });
  if (!answer) return { source: 'service', stats: rate([0, 0, 0, 0, 0]), word: '', quotes: [] };
  return { source: 'service', stats: rateFromShares(answer.stats), word: answer.word, quotes: answer.quotes };
}
