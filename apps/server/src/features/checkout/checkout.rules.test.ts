import { type Money, money, multiplyMoney } from '@paddock/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowsPickup, exchange, totalsOf } from './checkout.rules.ts';
import type { SiteTerms } from './checkout-row.sql.ts';

const site = (settings: SiteTerms['settings'], currency = 'EUR', slug = 'it'): SiteTerms => ({
  slug,
  currency,
  country_iso: 'IT',
  shop: true,
  timezone: 'Europe/Rome',
  settings,
});
const taxOf = (price: Money, percent: number, included: boolean) => {
  const rate = Math.round(percent * 1000);
  return multiplyMoney(price, rate, included ? 100_000 + rate : 100_000);
};
describe('sums', () => {
  test('always add up as the database wants them, whatever the prices and the rate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50_000_00 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        fc.boolean(),
        (prices, shipping, rate, included) => {
          const terms = site({ tax_rate: rate / 1000, price_display: included ? 'inclusive' : 'exclusive' });
          const sums = totalsOf(terms, prices, shipping, taxOf);
          const lines = sums.lineTaxes.reduce((sum, tax) => sum + tax.amountMinor, 0);
          expect(sums.tax.amountMinor).toBe(lines + sums.shippingTax.amountMinor);
          expect(sums.total.amountMinor).toBe(
            sums.subtotal.amountMinor + sums.shipping.amountMinor + (included ? 0 : sums.tax.amountMinor),
          );
        },
      ),
    );
  });
});

describe('the total in another currency', () => {
  const rates = (rate: unknown) => site({ exchange_rates: { USD: rate, JPY: 161.5, KWD: '0.3321' } });
  const to = (settlement_currency: string, terms = rates(1.0835)) =>
    exchange(money(913_000, 'EUR'), terms, { settlement_currency });

  test('is counted in the minor units of that currency and rounded once', () => {
    expect(to('USD')).toEqual({ amount: money(989_236, 'USD'), rate: '1.0835', at: null });
    expect(to('JPY')).toMatchObject({ amount: money(1_474_495, 'JPY') });
    expect(to('KWD')).toMatchObject({ amount: money(3_032_073, 'KWD') });
  });
  test('is the same where the provider settles in the shop’s own', () => {
    expect(to('EUR')).toBe('same');
    expect(exchange(money(1, 'EUR'), rates(1), {})).toBe('same');
  });
  test.each([undefined, 0, -1, 'about one', null, Number.NaN, { rate: '1e9' }])(
    'is unknown with a rate like %j',
    (rate) => {
      expect(to('USD', rates(rate))).toBeNull();
    },
  );
});

test('[C-14] pickup is about the country, not the language', () => {
  expect(allowsPickup(site({ storePickup: true }, 'ARS', 'ar'))).toBe(false);
  expect(allowsPickup(site({ storePickup: true }, 'AED', 'ae'))).toBe(true);
  expect(allowsPickup(site({}))).toBe(false);
});
