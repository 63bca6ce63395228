import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, rate, rateFromShares, wordOf } from './reviews.rules.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const counts = fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 });

test('[REVIEWS-02] the counts of the stars add up to the number of reviews, and the shares to 100 %', () => {
  fc.assert(
    fc.property(counts, (input) => {
      const rating = rate(input);
      expect(sum(rating.counts)).toBe(rating.count);
      expect(sum(rating.distribution)).toBe(rating.count === 0 ? 0 : 100);
      rating.distribution.forEach((share, index) => {
        const exact = rating.count === 0 ? 0 : ((input[index] ?? 0) * 100) / rating.count;
        expect(Math.abs(share - exact)).toBeLessThan(1);
        if (input[index] === 0) expect(share).toBe(0);
      });
    }),
  );
});

test('[REVIEWS-02] the average is the mean of the stars to one decimal, between the lowest and the highest', () => {
  fc.assert(
    fc.property(counts, (input) => {
      const { average, count } = rate(input);
      if (count === 0) return expect(average).toBe(0);
      const mean = sum(input.map((number, index) => number * (5 - index))) / count;
      expect(Math.abs(average - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(average).toBeGreaterThanOrEqual(1);
      expect(average).toBeLessThanOrEqual(5);
    }),
  );
});

test('[REVIEWS-02] shares of a service become whole reviews: 2 % of 21 are none', () => {
  const rating = rateFromShares({ average: 4.5, count: 21, distribution: [66, 24, 4, 2, 4] });
  expect(rating.counts).toEqual([14, 5, 1, 0, 1]);
  expect(rating).toMatchObject({ average: 4.5, count: 21, distribution: [66, 24, 5, 0, 5] });
  fc.assert(
    fc.property(fc.nat(3000), counts, (count, shares) => {
      const found = rateFromShares({ average: 4, count, distribution: shares });
      expect(sum(found.counts)).toBe(sum(shares) === 0 ? 0 : count);
      expect(found.counts.every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
    }),
  );
});

test('a whole number is divided without a rest, and what weighs nothing gets nothing', () => {
  expect(apportion(100, [1, 1, 1, 0, 0])).toEqual([34, 33, 33, 0, 0]);
  expect(apportion(7, [0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  [4.5, 'excellent'],
  [4.4, 'very_good'],
  [3.9, 'good'],
  [3.4, 'fair'],
  [2.4, 'poor'],
])('an average of %d is %s', (average, word) => {
  expect(wordOf({ average, count: 1 })).toBe(word);
  expect(wordOf({ average, count: 0 })).toBeNull();
});
