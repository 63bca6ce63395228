import { exponentOf, knownCurrencies } from '@paddock/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProviderFailure } from '../adapter.ts';
import { fromProvider, toProvider } from './stripe-amounts.ts';

const currencies = fc.constantFrom(...knownCurrencies());

test('every amount Stripe is asked for comes back as the same amount, or is refused before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), currencies, (amountMinor, currency) => {
      let amount: number;
      try {
        amount = toProvider(amountMinor, currency);
      } catch (error) {
        expect(error).toBeInstanceOf(ProviderFailure);
        expect((error as ProviderFailure).kind).toBe('refused');
        return;
      }
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(String(amount).length).toBeLessThanOrEqual(8);
      if (exponentOf(currency) === 3) expect(amount % 10).toBe(0);
      expect(fromProvider(amount, currency)).toBe(amountMinor);
    }),
  );
});

test('any answer is an amount of ours or none, never a fraction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), currencies, (amount, currency) => {
      const amountMinor = fromProvider(amount, currency);
      if (amountMinor !== null) expect(Number.isSafeInteger(amountMinor)).toBe(true);
    }),
  );
});

test.each([
  [649_000, 'EUR', 649_000],
  [649_000, 'JPY', 649_000],
  [185_000, 'ISK', 18_500_000],
  [5_120, 'KWD', 5_120],
  [500, 'MGA', 5],
  [99_999_999, 'EUR', 99_999_999],
])('%i minor units of %s are %i at Stripe', (amountMinor, currency, amount) => {
  expect(toProvider(amountMinor, currency)).toBe(amount);
});

test.each([
  ['nine digits', 100_000_000, 'EUR'],
  ['a third decimal', 5_124, 'KWD'],
  ['a fraction where there is none', 150, 'MGA'],
  ['nothing', 0, 'EUR'],
])('%s is refused', (_why, amountMinor, currency) => {
  expect(() => toProvider(amountMinor, currency)).toThrow(ProviderFailure);
});

test('an account that is good for more digits takes them', () => {
  expect(toProvider(185_000_000, 'VND', 12)).toBe(185_000_000);
});
