import { expect, test } from 'vitest';
import { readReviewsQuery, reviewsPath } from './reviews-query.ts';

const read = (query: string) => readReviewsQuery(new URLSearchParams(query));

test('[REVIEWS-03] the address names stars, order and page, and without them it is the whole list', () => {
  expect(read('')).toEqual({ stars: null, sort: 'relevant', page: 1 });
  expect(read('stars=4&sort=lowest&page=2')).toEqual({ stars: 4, sort: 'lowest', page: 2 });
  expect(reviewsPath('lupo-500', {})).toBe('products/lupo-500/reviews');
  expect(reviewsPath('lupo-500', { stars: 4, sort: 'lowest', page: 2 })).toBe(
    'products/lupo-500/reviews?stars=4&sort=lowest&page=2',
  );
});

test.each(['stars=6', 'stars=0', 'sort=best', 'page=0', 'page=1.5'])('%s is no list', (query) => {
  expect(read(query)).toBeNull();
});
