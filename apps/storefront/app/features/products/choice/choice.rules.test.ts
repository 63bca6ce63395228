import { expect, test } from 'vitest';
import { filtersOf, findOffer, isSoldOut, type OfferView, writeChoice } from './choice.rules.ts';

const [RED, GREEN, M, L] = [1, 2, 11, 12];
const monthlyOf = (priceMinor: number) => ({
  line: { monthly: `€${priceMinor / 4800}`, apr: '7%' },
  priceMinor,
});
const offer: OfferView = {
  total: { color: null, size: null, price: '€90', count: 3, days: 1, monthly: monthlyOf(9000) },
  choices: [
    { color: RED, size: null, price: '€90', count: 3, days: 1, monthly: monthlyOf(9000) },
    { color: GREEN, size: null, price: '€99', count: 0, days: null, monthly: null },
    { color: RED, size: M, price: '€95', count: 1, days: 4, monthly: monthlyOf(9500) },
    { color: null, size: M, price: '€95', count: 1, days: 4, monthly: monthlyOf(9500) },
  ],
};
const values = (...ids: number[]) => ids.map((id) => ({ id, content: '', color1: null, color2: null }));
const attributes = [
  { id: 5, slug: 'colour', name: 'Colour', values: values(RED, GREEN) },
  { id: 6, slug: 'size', name: 'Size', values: values(M, L) },
];

test('[CHOICE-01] price, days and count are those the server names for the colour and size', () => {
  expect(findOffer(offer, { color: RED, size: null })).toMatchObject({ price: '€90', count: 3, days: 1 });
  expect(findOffer(offer, { color: RED, size: M })).toMatchObject({ price: '€95', count: 1, days: 4 });
  expect(findOffer(offer, { color: null, size: null })).toBe(offer.total);
});

test('[CHOICE-04] what the server does not name, or counts as none, is sold out at the list price of its colour', () => {
  expect(findOffer(offer, { color: GREEN, size: M })).toMatchObject({ price: '€99', count: 0, days: null });
  expect(isSoldOut(offer, { color: GREEN, size: null })).toBe(true);
  expect(isSoldOut(offer, { color: RED, size: L })).toBe(true);
  expect(isSoldOut(offer, { color: RED, size: M })).toBe(false);
});

test('[MONTHLY-05] the price by the month is that of the chosen colour and size, and none where it is sold out', () => {
  expect(findOffer(offer, { color: RED, size: null }).monthly?.priceMinor).toBe(9000);
  expect(findOffer(offer, { color: RED, size: M }).monthly?.priceMinor).toBe(9500);
  expect(findOffer(offer, { color: GREEN, size: null }).monthly).toBeNull();
  expect(findOffer(offer, { color: RED, size: L }).monthly).toBeNull();
});

test('[CHOICE-07] the units of a choice are those of its colour and size, as far as there is a filter for them', () => {
  expect(filtersOf({ color: RED, size: M }, attributes).values).toEqual({ 5: RED, 6: M });
  expect(filtersOf({ color: RED, size: null }, attributes).values).toEqual({ 5: RED });
  expect(filtersOf({ color: 99, size: null }, attributes).values).toEqual({});
  const single = [{ id: 5, slug: 'colour', name: 'Colour', values: values(RED) }];
  expect(filtersOf({ color: RED, size: null }, single).values).toEqual({});
});

test('a choice is written into the address, and nothing where nothing is chosen', () => {
  expect(writeChoice({ color: RED, size: M })).toBe('?color=1&size=11');
  expect(writeChoice({ color: null, size: M })).toBe('?size=11');
  expect(writeChoice({ color: null, size: null })).toBe('');
});
