import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from './split-tax.ts';

test('whatever is split, the parts are whole, not negative, and sum to the amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.constantFrom(0, 5, 8.1, 12, 15, 22),
      (amount, share, rate) => {
        const { untaxedMinor, taxedMinor, taxMinor } = splitTax(amount, Math.floor(amount * share), rate);
        expect(untaxedMinor + taxedMinor + taxMinor).toBe(amount);
        for (const part of [untaxedMinor, taxedMinor, taxMinor]) {
          expect(Number.isSafeInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test('lines taxed and rounded one by one leave no untaxed cents behind', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 3_000_000 }), { minLength: 1, maxLength: 10 }),
      (prices) => {
        const amount = prices.reduce((sum, price) => sum + price, 0);
        const tax = prices.reduce((sum, price) => sum + Math.round((price * 15) / 115), 0);
        expect(splitTax(amount, tax, 15)).toEqual({
          untaxedMinor: 0,
          taxedMinor: amount - tax,
          taxMinor: tax,
        });
      },
    ),
  );
});

test('goods without tax beside goods with it keep their own base', () => {
  expect(splitTax(11_500 + 8_000, 1_500, 15)).toEqual({
    untaxedMinor: 8_000,
    taxedMinor: 10_000,
    taxMinor: 1_500,
  });
  expect(splitTax(9_200, 0, 15)).toEqual({ untaxedMinor: 9_200, taxedMinor: 0, taxMinor: 0 });
  expect(() => splitTax(100, 100, 15)).toThrow(RangeError);
});
