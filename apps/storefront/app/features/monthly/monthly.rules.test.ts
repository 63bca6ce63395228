import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aprOf, depositRange, type MonthlyTerms, quoteFrom, quoteMonthly } from './monthly.rules.ts';

const TERMS: MonthlyTerms = {
  rate: 6.95,
  terms: [12, 24, 36, 48],
  deposit: { min: 0, max: 60, standard: 20 },
  min_minor: 100_000,
  max_minor: 2_500_000,
};

const loans = fc.record({
  priceMinor: fc.integer({ min: 100_000, max: 5_000_000 }),
  share: fc.integer({ min: 0, max: 60 }),
  months: fc.constantFrom(6, 12, 24, 36, 48, 60, 84),
  rate: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
});

test('[MONTHLY-01] the instalments add up to the loan and its cost, and with the deposit to the total', () => {
  fc.assert(
    fc.property(loans, ({ priceMinor, share, months, rate }) => {
      const depositMinor = Math.floor((priceMinor * share) / 100);
      const quote = quoteMonthly({ priceMinor, depositMinor, months, rate });
      const instalments = [...Array.from({ length: months - 1 }, () => quote.monthlyMinor), quote.lastMinor];
      const sum = instalments.reduce((total, instalment) => total + instalment, 0);
      expect(sum).toBe(quote.instalmentsMinor);
      expect(quote.depositMinor + sum).toBe(quote.totalMinor);
      expect(quote.totalMinor - quote.priceMinor).toBe(quote.costMinor);
      expect(instalments.every(Number.isInteger)).toBe(true);
      expect(quote.costMinor).toBeGreaterThanOrEqual(0);
      // What rounding left in all months together.
      expect(Math.abs(quote.lastMinor - quote.monthlyMinor)).toBeLessThanOrEqual(2 * months);
    }),
  );
});

test('[MONTHLY-01] discounted at the effective rate the instalments are worth the loan', () => {
  fc.assert(
    fc.property(loans, ({ priceMinor, months, rate }) => {
      const { apr, monthlyMinor, lastMinor } = quoteMonthly({ priceMinor, depositMinor: 0, months, rate });
      const growth = (1 + apr / 100) ** (1 / 12);
      let worth = lastMinor / growth ** months;
      for (let month = 1; month < months; month += 1) worth += monthlyMinor / growth ** month;
      expect(Math.abs(worth - priceMinor)).toBeLessThan(months + 1);
    }),
  );
});

test('[MONTHLY-01] a known loan: 10,000.00 at 6 % over 12 months', () => {
  const quote = quoteMonthly({ priceMinor: 1_000_000, depositMinor: 0, months: 12, rate: 6 });
  expect(quote).toMatchObject({ monthlyMinor: 86_066, lastMinor: 86_070, costMinor: 32_796 });
  expect(aprOf(6)).toBeCloseTo(6.1678, 4);
  expect(quoteMonthly({ priceMinor: 1200, depositMinor: 0, months: 12, rate: 0 })).toMatchObject({
    monthlyMinor: 100,
    lastMinor: 100,
    costMinor: 0,
    apr: 0,
  });
});

test('[MONTHLY-02] the deposit stays within the site’s limits, in whole units of the currency', () => {
  expect(depositRange(589_000, TERMS, 2)).toEqual({ min: 0, max: 353_400, standard: 117_800 });
  // More than can be financed has to be paid at once.
  expect(depositRange(3_000_000, TERMS, 2)).toMatchObject({ min: 500_000 });
  // Less than the least loan.
  expect(depositRange(9000, TERMS, 2)).toBeNull();
  expect(depositRange(649_000, { ...TERMS, min_minor: 50_000 }, 0)).toMatchObject({ standard: 129_800 });
});

test('[MONTHLY-02] "from" is the usual deposit over the longest time, and nothing below the least loan', () => {
  expect(quoteFrom(589_000, TERMS, 2)).toMatchObject({ depositMinor: 117_800, months: 48 });
  expect(quoteFrom(5000, TERMS, 2)).toBeNull();
});
