import { expect, test } from 'vitest';
import { niceStep, toRange } from './price-filter.tsx';

const BOUNDS = { min: 1190, max: 9290 };

test('[SEARCH-13] the thumbs stand at the ends of the data until a price is asked for', () => {
  expect(toRange(BOUNDS, '', '')).toEqual([1190, 9290]);
  expect(toRange(BOUNDS, '2000', '')).toEqual([2000, 9290]);
});

test('a price outside of the data is its nearest end', () => {
  expect(toRange(BOUNDS, '5', '20000')).toEqual([1190, 9290]);
  expect(toRange(BOUNDS, '20000', '30000')).toEqual([9290, 9290]);
});

test.each([
  [50, 1],
  [8100, 100],
  [150, 2],
  [450, 5],
  [3_000_000, 50_000],
])('over a span of %i it moves by %i', (span, step) => {
  expect(niceStep(span)).toBe(step);
});
