import { expect, test } from 'vitest';
import type { Offer } from '../products/products.contract.ts';
import { EntryKey } from './wish-list.contract.ts';
import { countOthers, readKey, readKeys, totalsOf, writeKey } from './wish-list.rules.ts';

const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const [RED, GREEN, M] = [1, 2, 11];
const choice = (color: number | null, size: number | null, count: number, price: string | null) => ({
  color,
  size,
  price: null,
  price_formatted: price,
  inventories_count: count,
  etd_min: count > 0 ? 3 : null,
});
const offer = {
  price_formatted: '€90',
  inventories_count: 4,
  etd_min: 1,
  list_price_formatted: null,
  choices: [choice(RED, null, 4, '€90'), choice(GREEN, null, 0, '€99'), choice(RED, M, 1, '€95')],
} as unknown as Offer;

test.each(['falco-r', 'falco-r.12', 'falco-r..34', 'falco-r.12.34', `falco-r...${UNIT}`])(
  '[WISHLIST-01] the key %s is read and written alike',
  (key) => {
    expect(EntryKey.safeParse(key).success).toBe(true);
    expect(writeKey(readKey(key))).toBe(key);
  },
);

test.each(['', 'Falco', 'falco-', 'falco.a', 'falco....', 'falco.1.2.3', 'falco.1.2.x', `falco.1..${UNIT}`])(
  'the key "%s" is refused',
  (key) => expect(EntryKey.safeParse(key).success).toBe(false),
);

test('[WISHLIST-03] a choice that is written in two ways is one entry', () => {
  expect(readKeys(['falco.1.', 'falco.1', 'falco..', 'falco'])).toEqual([
    { slug: 'falco', color: 1, size: null, unit: null },
    { slug: 'falco', color: null, size: null, unit: null },
  ]);
});

test('[WISHLIST-06] price, count and days are those of the chosen colour and size; sold out: the list price', () => {
  expect(totalsOf(offer, { color: null, size: null })).toEqual({
    count: 4,
    price_formatted: '€90',
    etd_min: 1,
  });
  expect(totalsOf(offer, { color: RED, size: M })).toMatchObject({ count: 1, price_formatted: '€95' });
  expect(totalsOf(offer, { color: GREEN, size: null })).toEqual({
    count: 0,
    price_formatted: '€99',
    etd_min: null,
  });
  expect(totalsOf(offer, { color: GREEN, size: M })).toMatchObject({ count: 0, price_formatted: '€99' });
});

test('[WISHLIST-07] others are those of the same colour and size, else all of the model', () => {
  expect(countOthers(offer, { color: RED, size: M })).toBe(1);
  expect(countOthers(offer, { color: GREEN, size: null })).toBe(4);
});
