import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { showSku } from '../products/show-sku.ts';
import type { ReviewSummary } from './reviews.contract.ts';
import type { ReviewsService } from './reviews-service.ts';

const NONE: ReviewSummary = {
  stats: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] },
  word: '',
  quotes: [],
};

/** What owners say of a product, zero stars when the service fails; null when this site does not show the product. */
export async function showReviews(
  db: Db,
  service: ReviewsService,
  requested: { site: { id: number; slug: string }; slug: string; locale: string },
): Promise<ReviewSummary | null> {
  const sku = await showSku(db, requested.site.id, requested.slug);
  if (sku === null) return null;
  return (
    (await service.find({ store: requested.site.slug, sku, locale: catalogueOf(requested.locale) })) ?? NONE
  );
}
