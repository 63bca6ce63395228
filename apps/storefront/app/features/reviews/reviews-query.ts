import type { ReviewSort } from '@paddock/server/contracts/reviews';

export const REVIEW_SORTS = [
  'relevant',
  'newest',
  'highest',
  'lowest',
] as const satisfies readonly ReviewSort[];

export interface ReviewsQuery {
  readonly stars: number | null;
  readonly sort: ReviewSort;
  readonly page: number;
}

/** Which reviews the address asks for; null when it can be none. */
export function readReviewsQuery(query: URLSearchParams): ReviewsQuery | null {
  const stars = query.get('stars') || null;
  const sort = REVIEW_SORTS.find((one) => one === (query.get('sort') || 'relevant'));
  const page = query.get('page') ?? '1';
  if (!sort || !/^[1-9]\d{0,3}$/.test(page) || (stars !== null && !/^[1-5]$/.test(stars))) return null;
  return { stars: stars === null ? null : Number(stars), sort, page: Number(page) };
}

/** The page's own address has no query. */
export function reviewsPath(
  slug: string,
  { stars = null, sort = 'relevant', page = 1 }: Partial<ReviewsQuery>,
) {
  const query = new URLSearchParams({
    ...(stars !== null && { stars: String(stars) }),
    ...(sort !== 'relevant' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return `products/${slug}/reviews${query.size > 0 ? `?${query}` : ''}`;
}
