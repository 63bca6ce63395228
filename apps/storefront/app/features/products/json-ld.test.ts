import type { ProductDetail } from '@paddock/server/contracts/products';
import { expect, test } from 'vitest';
import type { UnitStatus } from '../inventory/unit-filters.rules.ts';
import { productJsonLd } from './json-ld.server.ts';

const offer = {
  currency: 'EUR',
  price: 649_050,
  price_formatted: '',
  inventories_count: 4,
  etd_min: 2,
  best_status: 'on_hand',
  list_price: null,
} as const;
const product = {
  name: 'Lupo 500',
  sku: 'VN-LUP500',
  slug: 'lupo-500',
  tagline: '</script><b>',
  category: { slug: 'motorcycles', name: 'Motorcycles', original_name: '' },
  offer,
} as unknown as ProductDetail;
const place = {
  url: 'https://x/it-en/products/lupo-500',
  pictures: ['https://x/a.jpeg'],
  brand: 'Aurelia',
  trail: [{ name: 'Home', url: 'https://x/it-en' }],
  rating: null,
};
const unit = (status: UnitStatus) => ({
  name: 'Red',
  status,
  amount: 649_050,
  currency: 'EUR',
  etd: 7,
  readyOn: '2026-11-24',
});

const read = (json: string) => JSON.parse(json)['@graph'];

test('price, currency, availability by stage and days until delivery', () => {
  const units = (['on_hand', 'in_transit', 'in_production', 'draft'] as const).map(unit);
  const [thing, crumbs] = read(productJsonLd(product, units, place));
  expect(thing.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '6490.50',
    priceCurrency: 'EUR',
    offerCount: 4,
  });
  expect(
    thing.offers.offers.map((one: { availability: string }) => one.availability.split('/').at(-1)),
  ).toEqual(['InStock', 'BackOrder', 'PreOrder', 'PreOrder']);
  expect(thing.offers.offers[0]).toMatchObject({
    availabilityStarts: '2026-11-24',
    deliveryLeadTime: { value: 7, unitCode: 'DAY' },
  });
  expect(crumbs.itemListElement[0]).toMatchObject({ position: 1, name: 'Home' });
});

test('where nothing is sold nothing is offered', () => {
  expect(read(productJsonLd({ ...product, offer: null }, [], place))[0].offers).toBeUndefined();
});

test('[REVIEWS-08] a rating is stated only with published reviews, and with their number', () => {
  const rated = (rating: { average: number; count: number } | null) =>
    read(productJsonLd(product, [], { ...place, rating }))[0].aggregateRating;
  expect(rated({ average: 4.5, count: 10 })).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    reviewCount: 10,
    bestRating: 5,
    worstRating: 1,
  });
  expect(rated({ average: 0, count: 0 })).toBeUndefined();
  expect(rated(null)).toBeUndefined();
});

test('no text can end the script it stands in', () => {
  expect(productJsonLd(product, [], place)).not.toContain('</');
});

test('[CHOICE-05] a sold-out product is out of stock at its list price', () => {
  const soldOut = { ...product, offer: { ...offer, price: null, list_price: 395_000 } } as ProductDetail;
  expect(read(productJsonLd(soldOut, [], place))[0].offers).toEqual({
    '@type': 'Offer',
    price: '3950.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/OutOfStock',
  });
});
