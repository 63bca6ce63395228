import { type Money, money, multiplyMoney } from '@paddock/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '../addresses/addresses.contract.ts';
import { creditDocument, invoiceDocument } from '../invoices/invoice-document.rules.ts';
import type { InvoiceSource } from '../invoices/invoices.sql.ts';
import { allowsPickup, exchange, taxFor, totalsOf } from './checkout.rules.ts';
import type { SiteTerms } from './checkout-row.sql.ts';
import { estimateOf } from './quote.ts';

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
const NUMBER = { number: '2026-US/000001', issuedOn: '2026-11-19' };
const LINE = { name: 'Lupo', variant: null, serial: null, sku: 'L', discount_minor: 0 };
const PAID: Omit<InvoiceSource, 'lines' | 'subtotal_minor' | 'shipping_minor' | 'tax_minor' | 'total_minor'> =
  {
    locale: 'en',
    country_iso: 'US',
    brand: 'Moto',
    legal: null,
    phone: null,
    code: 'K7Q2W9XJ',
    placed_on: '2026-11-19',
    paid_on: '2026-11-19',
    given_name: 'Ann',
    family_name: 'Lee',
    email: 'ann@example.test',
    address: null,
    currency: 'USD',
    prices_include_tax: false,
    discount_minor: 0,
    tax_estimate: null,
    payment_name: null,
  };

describe('sums', () => {
  test('[H-31] always add up as the database wants them, whatever the prices and the rate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50_000_00 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        fc.boolean(),
        (prices, shipping, rate, included) => {
          const terms = site({ price_display: included ? 'inclusive' : 'exclusive' });
          const sums = totalsOf(terms, { prices, shippingMinor: shipping, rate: rate / 1000 }, taxOf);
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

describe('tax by state', () => {
  const states = { NY: 4, MN: 6.875, CA: 7.25, MO: 4.225, OR: 0 };
  const rates = { source: 'Table of rates', as_of: '2026-01-01', states };
  const american = {
    ...site({ price_display: 'exclusive', state_tax_rates: rates }, 'USD', 'us'),
    country_iso: 'US',
  };
  const bag = (state: string, country_code = 'US') => ({
    site: american,
    stores: [],
    addresses: [{ id: 7, state, country_code }] as unknown as Address[],
  });
  const goal = { storeId: null, addressId: 7 };

  test('[LAW-07] lines, order, invoice and credit notes agree, whatever is bought and wherever it goes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(states)),
        fc.array(fc.integer({ min: 1, max: 50_000_00 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (state, prices, shippingMinor, part) => {
          const tax = taxFor(bag(state), goal);
          if (tax.kind !== 'known') throw new Error(`No tax in ${state}`);
          const sums = totalsOf(american, { prices, shippingMinor, rate: tax.rate }, taxOf);
          const net = prices.reduce((sum, price) => sum + price, 0) + shippingMinor;
          const invoice = invoiceDocument(
            {
              ...PAID,
              tax_estimate: estimateOf(tax),
              lines: prices.map((price_minor, n) => ({
                ...LINE,
                price_minor,
                tax_minor: sums.lineTaxes[n]?.amountMinor ?? 0,
                tax_rate: tax.rate,
              })),
              subtotal_minor: sums.subtotal.amountMinor,
              shipping_minor: shippingMinor,
              tax_minor: sums.tax.amountMinor,
              total_minor: sums.total.amountMinor,
            },
            NUMBER,
          );
          const sumOf = (taxes: typeof invoice.taxes) => taxes.reduce((sum, line) => sum + line.tax_minor, 0);
          expect(sumOf(invoice.taxes)).toBe(sums.total.amountMinor - net);
          expect(invoice.taxes).toMatchObject([
            { rate: tax.rate, base_minor: net, estimate: { source: rates.source } },
          ]);
          const amountMinor = Math.max(1, Math.round(part * invoice.total_minor));
          const credit = creditDocument(invoice, { ...NUMBER, amountMinor });
          expect(credit.total_minor).toBe(amountMinor);
          expect(sumOf(credit.taxes)).toBe(credit.tax_minor);
          expect(credit.subtotal_minor + credit.shipping_minor + credit.tax_minor).toBe(amountMinor);
        },
      ),
    );
  });

  test('[LAW-07] a state without a rate has no tax that could be 0, nor has another country with the same code', () => {
    expect(taxFor(bag('PR'), goal)).toEqual({ kind: 'missing' });
    expect(taxFor(bag('CA', 'IT'), goal)).toEqual({ kind: 'missing' });
    expect(taxFor(bag('CA'), { ...goal, addressId: null })).toEqual({ kind: 'open' });
    expect(taxFor({ ...bag('CA'), site: site({ price_display: 'exclusive' }) }, goal)).toEqual({
      kind: 'missing',
    });
    expect(taxFor({ ...bag('CA'), site: site({}) }, goal)).toMatchObject({ kind: 'known', rate: 0 });
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
