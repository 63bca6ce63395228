import { expect, test } from 'vitest';
import { longestBurst, longestGap, quantile } from './spans.ts';

test('an outage is counted from the last yes before the fault', () => {
  expect(longestGap([1000, 2000, 9000, 9500], 2500)).toBe(7);
  expect(longestGap([1000, 2000, 2400, 2600], 2500)).toBe(0.2);
  expect(longestGap([], 2500)).toBe(0);
});

test('errors belong together while less than a second lies between them', () => {
  expect(longestBurst([0, 500, 1400, 5000, 5300])).toBe(1.4);
  expect(longestBurst([])).toBe(0);
});

test('a quantile is one of the values', () => {
  expect(quantile([5, 1, 9, 3], 0.5)).toBe(5);
  expect(quantile([], 0.99)).toBe(0);
});
