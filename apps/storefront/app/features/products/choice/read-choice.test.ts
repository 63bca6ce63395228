import type { Offer } from '@paddock/server/contracts/products';
import { expect, test } from 'vitest';
import { readChoice, toOfferView } from './read-choice.server.ts';

const [RED, GREEN, M] = [1, 2, 11];
const color = (id: number) => ({ id, name: '', color1: '#000', color2: null, picture: null });
const value = (id: number) => ({ id, content: '', color1: null, color2: null });
const attributes = [
  { id: 5, slug: 'colour', name: 'Colour', values: [value(RED), value(GREEN)] },
  { id: 6, slug: 'size', name: 'Size', values: [value(M)] },
];
const offer = { default_color: GREEN } as Offer;

const read = (query: string, values: Record<string, number> = {}, offered: Offer | null = offer) =>
  readChoice({
    search: new URLSearchParams(query),
    filters: { values, status: null, page: 1 },
    attributes,
    colors: [color(RED), color(GREEN)],
    offer: offered,
  });

test('[CHOICE-03] without a colour in the address it is the one the server names, else the first', () => {
  expect(read('')).toEqual({ color: GREEN, size: null });
  expect(read('color=99&size=99')).toEqual({ color: GREEN, size: null });
  expect(read('', {}, null)).toEqual({ color: RED, size: null });
});

test('[CHOICE-07] the address names colour and size, or the filters of its units do', () => {
  expect(read(`color=${RED}&size=${M}`)).toEqual({ color: RED, size: M });
  expect(read('', { 5: RED, 6: M })).toEqual({ color: RED, size: M });
  expect(read(`color=${GREEN}`, { 5: RED })).toEqual({ color: GREEN, size: null });
});

test('[CHOICE-05] a sold-out product is shown with its list price', () => {
  const soldOut = { price_formatted: null, list_price_formatted: '€99', inventories_count: 0, choices: [] };
  expect(toOfferView(soldOut as unknown as Offer, () => null).total).toMatchObject({
    price: '€99',
    count: 0,
  });
});

test('[MONTHLY-05] every choice has the price by the month of its own price', () => {
  const choice = { color: RED, size: null, price: 599_000, inventories_count: 1, price_formatted: '€5,990' };
  const soldOut = { ...choice, color: GREEN, inventories_count: 0 };
  const both = { currency: 'EUR', price: 589_000, inventories_count: 3, choices: [choice, soldOut] };
  const { total, choices } = toOfferView(both as unknown as Offer, ({ amountMinor, currency }) => ({
    monthly: `${amountMinor / 100} ${currency}`,
    apr: '7%',
  }));
  expect(total.monthly).toEqual({ line: { monthly: '5890 EUR', apr: '7%' }, priceMinor: 589_000 });
  expect(choices.map(({ monthly }) => monthly?.line.monthly)).toEqual(['5990 EUR', undefined]);
});
