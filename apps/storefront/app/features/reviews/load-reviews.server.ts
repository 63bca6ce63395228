import { languageTag } from '@paddock/i18n/locales';
import { showProduct } from '@paddock/server/contracts/products';
import { listReviews } from '@paddock/server/contracts/reviews';
import { failurePage, pageError } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import type { Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import { toRatingView } from '../products/reviews/reviews-view.server.ts';
import { type ReviewsQuery, readReviewsQuery } from './reviews-query.ts';

/** All published reviews of a product: a page of those the address asks for, and the figures of all. */
export async function loadReviews(visit: Visit, slug: string) {
  const query = readReviewsQuery(visit.url.searchParams);
  if (!query) throw pageError('not_found', 404);
  const [product, reviews] = await Promise.all([
    visit.call(showProduct, { params: { slug } }),
    visit.call(listReviews, { params: { slug }, query: toCall(query) }),
  ]);
  if (!product.ok) throw failurePage(product.status);
  if (!reviews.ok) throw failurePage(reviews.status);
  const { meta } = reviews;
  if (query.page > meta.last_page) throw pageError('not_found', 404);
  const { name, sites, category, image, kind } = product.data;
  // Other countries have other reviews: only the whole list is the same page there.
  const isWhole = query.page === 1 && query.stars === null && query.sort === 'relevant';
  visit.pathElsewhere = (site) => (isWhole && sites.includes(site) ? `/products/${slug}/reviews` : null);
  const dates = datesOf(visit);
  return {
    product: { slug, name, category, kind, picture: findPicture(image, { placeholder: false }) },
    query,
    pageCount: meta.last_page,
    total: meta.total,
    rating: { ...toRatingView(meta.stats, pageContextOf(visit).lang), word: meta.word },
    reviews: reviews.data.map(({ locale, written_on, ...review }) => ({
      ...review,
      lang: languageTag(locale),
      day: written_on,
      dayText: dates.dateAlone(written_on),
    })),
  };
}

const toCall = ({ stars, ...query }: ReviewsQuery) => ({ ...query, ...(stars !== null && { stars }) });

export type ReviewsPageView = Awaited<ReturnType<typeof loadReviews>>;
