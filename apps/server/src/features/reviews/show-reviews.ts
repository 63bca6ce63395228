import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { sayRating } from './rating-words.ts';
import type { ReviewSummary } from './reviews.contract.ts';
import { rate, rateFromShares } from './reviews.rules.ts';
import { findReviewSummary } from './reviews.sql.ts';
import type { ReviewsService } from './service/reviews-service.ts';

export interface ReviewedProduct {
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
