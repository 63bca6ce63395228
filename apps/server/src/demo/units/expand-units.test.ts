import { expect, test } from 'vitest';
import { readBrand, readFiles } from '../brand/read-brand.ts';
import { expandUnits } from './expand-units.ts';

const [files, brand] = await Promise.all([readFiles(), readBrand()]);
const open = files.sites.filter((site) => site.enable_shop).map((site) => site.slug);
const STATUSES = ['delivered', 'draft', 'in_production', 'in_transit', 'on_hand', 'sold'];

test('every open shop has units in every stage, more than six hundred in all', () => {
  expect(brand.units.length).toBeGreaterThanOrEqual(650);
  for (const site of open) {
    const own = brand.units.filter((unit) => unit.site === site);
    expect(own.length, site).toBeGreaterThanOrEqual(40);
    expect([...new Set(own.map((unit) => unit.status))].sort(), site).toEqual(STATUSES);
  }
});

test('the same files give the same units', () => {
  expect(expandUnits(files, brand.products)).toEqual(brand.units);
});

test('serial numbers and references are unique, and what is built has a serial', () => {
  const serials = brand.units.flatMap(({ serial }) => serial ?? []);
  expect(new Set(serials).size).toBe(serials.length);
  expect(new Set(brand.units.map(({ ref }) => ref)).size).toBe(brand.units.length);
  for (const { serial, status } of brand.units)
    expect(serial === null).toBe(status === 'draft' || status === 'in_production');
  // A VIN has seventeen signs and knows no I, O or Q.
  for (const serial of serials.filter((one) => one.startsWith('ZVN')))
    expect(serial).toMatch(/^[A-HJ-NPR-Z\d]{17}$/);
});

test('every open shop sells every vehicle, except one that waits for its Falco R, in at least four stores', () => {
  const missing = open.flatMap((site) => {
    const offered = new Set(brand.units.filter((unit) => unit.site === site).map(({ product }) => product));
    const vehicles = brand.products.filter(({ headline }) => headline !== null);
    return vehicles.filter(({ slug }) => !offered.has(slug)).map(({ slug }) => `${site} ${slug}`);
  });
  expect(missing).toEqual(['ae falco-r']);
  for (const site of open)
    expect(brand.stores.filter((store) => store.site === site).length, site).toBeGreaterThanOrEqual(4);
});

test('Italy has three pages of the Lupo 500, at every stage a shopper sees', () => {
  const seen = brand.units.filter(
    ({ site, product, status, blocked_reason }) =>
      site === 'it' &&
      product === 'lupo-500' &&
      blocked_reason === null &&
      ['on_hand', 'in_transit', 'in_production'].includes(status),
  );
  expect(seen.length).toBeGreaterThanOrEqual(21);
  expect(new Set(seen.map(({ status }) => status)).size).toBe(3);
});

test('some vehicles are reduced, below every price they had before', () => {
  const reduced = brand.units.filter(({ earlier_prices }) => earlier_prices.length > 0);
  expect(reduced.length).toBeGreaterThanOrEqual(30);
  for (const { price_minor, earlier_prices, ref } of reduced) {
    expect(Math.min(...earlier_prices.map(({ amount_minor }) => amount_minor)), ref).toBeGreaterThan(
      price_minor,
    );
    const days = earlier_prices.map(({ days_ago }) => days_ago);
    expect(days).toEqual([...days].sort((a, b) => b - a));
  }
});

test('scooters and small machines lead in Vietnam, bicycles in Germany', () => {
  const share = (site: string, category: string) => {
    const own = brand.units.filter((unit) => unit.site === site);
    const slugs = brand.products
      .filter((product) => product.category.endsWith(category))
      .map(({ slug }) => slug);
    return own.filter(({ product }) => slugs.includes(product)).length / own.length;
  };
  expect(share('vn', 'scooters')).toBeGreaterThan(share('de', 'scooters') * 2);
  expect(share('de', 'bicycles')).toBeGreaterThan(share('vn', 'bicycles') * 2);
});

test('[ACCESSORIES-04] every open shop has an accessory of which two equal pieces can be bought', () => {
  for (const site of open) {
    const pieces = brand.units.filter(
      (unit) => unit.site === site && unit.status === 'on_hand' && unit.blocked_reason === null,
    );
    const bottles = pieces.filter(({ product }) => product === 'borraccia-1911');
    expect(bottles.length, site).toBeGreaterThanOrEqual(2);
  }
});
