import { expect, test } from 'vitest';
import type { VariantOffer } from './available-variants.fragment.ts';
import { isAnySoldOut, offerFrom } from './offer.rules.ts';
import type { ListPrice } from './sold-out.sql.ts';

const RED = 1;
const GREEN = 2;
const IVORY = 3;
const [M, L] = [11, 12];

// Store 7 is closed on the second day.
const calendar = {
  storeDays: (store: number | null, days: number) => (store === 7 && days === 2 ? 3 : days),
  dateIn: (days: number) => `2026-11-${17 + days}`,
};

const variant = (fields: Partial<VariantOffer>): VariantOffer => ({
  color: RED,
  size: null,
  price: 649_000,
  units: 1,
  store: null,
  days: 5,
  stage: 4,
  ...fields,
});

function offer(available: VariantOffer[], listPrices: ListPrice[] = [], colors = [RED, GREEN, IVORY]) {
  const made = offerFrom({
    page: { shop: true, currency: 'EUR', available },
    colors,
    listPrices,
    tag: 'it-IT',
    calendar,
  });
  if (!made) throw new Error('The shop is open');
  return made;
}

test('the offer adds up the variants, worded in the language of the page', () => {
  const made = offer([variant({ units: 2 }), variant({ color: GREEN, price: 589_000, days: 9, stage: 3 })]);
  expect(made).toMatchObject({
    price: 589_000,
    price_formatted: '5.890\u00a0€',
    inventories_count: 3,
    etd_min: 5,
    ready_on: '2026-11-22',
    best_status: 'on_hand',
  });
  expect(offer([variant({ store: 7, days: 2 })])).toMatchObject({ etd_min: 3, ready_on: '2026-11-20' });
});

test('there is no offer where the shop is closed', () => {
  const page = { shop: false, currency: 'EUR', available: [] };
  expect(offerFrom({ page, colors: [RED], listPrices: [], tag: 'it-IT', calendar })).toBeNull();
});

test('[CHOICE-01] every colour has its own price, days and count, and a sold-out one its list price', () => {
  const { choices } = offer(
    [variant({ units: 2 }), variant({ color: GREEN, price: 589_000, days: 9 })],
    [{ color: IVORY, amount: 659_000 }],
  );
  expect(choices).toEqual([
    expect.objectContaining({ color: RED, size: null, price: 649_000, etd_min: 5, inventories_count: 2 }),
    expect.objectContaining({ color: GREEN, size: null, price: 589_000, etd_min: 9, inventories_count: 1 }),
    expect.objectContaining({
      color: IVORY,
      size: null,
      price: 659_000,
      price_formatted: '6.590\u00a0€',
      etd_min: null,
      inventories_count: 0,
    }),
  ]);
});

test('[CHOICE-02] sizes have choices of their own, alone and with a colour', () => {
  const { choices } = offer([
    variant({ size: M, price: 300 }),
    variant({ size: L, price: 200, days: 1 }),
    variant({ color: GREEN, size: L, price: 100 }),
  ]);
  const find = (color: number | null, size: number | null) =>
    choices.find((choice) => choice.color === color && choice.size === size);
  expect(find(RED, null)).toMatchObject({ price: 200, etd_min: 1, inventories_count: 2 });
  expect(find(RED, M)).toMatchObject({ price: 300, etd_min: 5, inventories_count: 1 });
  expect(find(null, L)).toMatchObject({ price: 100, etd_min: 1, inventories_count: 2 });
  expect(find(GREEN, M)).toBeUndefined();
  expect(find(null, null)).toBeUndefined();
});

test('[CHOICE-03] the first colour shown is the cheapest with units, then the soonest, then the first of the brand', () => {
  const first = (available: VariantOffer[]) => offer(available).default_color;
  expect(first([variant({}), variant({ color: IVORY, price: 1 })])).toBe(IVORY);
  expect(first([variant({}), variant({ color: IVORY, days: 1 })])).toBe(IVORY);
  expect(first([variant({ color: IVORY }), variant({ color: GREEN })])).toBe(GREEN);
  // A colour that is no longer made is not shown, so it cannot be the first.
  expect(first([variant({ color: 99, price: 1 }), variant({ color: GREEN })])).toBe(GREEN);
  expect(first([])).toBeNull();
});

test('[CHOICE-05] a sold-out product has its lowest list price and no price of a unit', () => {
  const listPrices = [
    { color: RED, amount: 649_000 },
    { color: GREEN, amount: 639_000 },
  ];
  expect(offer([], listPrices)).toMatchObject({
    price: null,
    inventories_count: 0,
    list_price: 639_000,
    list_price_formatted: '6.390\u00a0€',
    default_color: null,
  });
  expect(offer([variant({})], listPrices).list_price).toBeNull();
});

test('list prices are needed only when a colour has no units', () => {
  expect(isAnySoldOut([variant({})], [RED])).toBe(false);
  expect(isAnySoldOut([variant({ color: null })], [])).toBe(false);
  expect(isAnySoldOut([variant({})], [RED, GREEN])).toBe(true);
  expect(isAnySoldOut([], [])).toBe(true);
});
