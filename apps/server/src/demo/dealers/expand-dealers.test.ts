import { beforeAll, expect, test } from 'vitest';
import type { BrandFiles } from '../brand/brand.schema.ts';
import { readFiles } from '../brand/read-brand.ts';
import { dealerPhone } from './dealer-phone.ts';
import { expandDealers } from './expand-dealers.ts';

let files: BrandFiles;
let dealers: BrandFiles['stores'];

beforeAll(async () => {
  files = await readFiles();
  dealers = expandDealers(files);
});

test('there are at least 900 dealers, some in every country of the demo', () => {
  expect(files.stores.length + dealers.length).toBeGreaterThanOrEqual(900);
  const served = new Set(dealers.map(({ site }) => site));
  expect(files.sites.filter(({ slug }) => slug !== 'global' && !served.has(slug))).toEqual([]);
});

test('as many as the plan says, and the same on every run', () => {
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(dealers, ({ site }) => site)).map(([site, list]) => [site, list?.length]),
  );
  expect(counts).toEqual(files['dealer-manners'].counts);
  expect(expandDealers(files)).toEqual(dealers);
});

test('no two of a country share a name or a reference, and nothing is left to fill in', () => {
  const all = [...files.stores, ...dealers];
  expect(new Set(all.map(({ site, name }) => `${site} ${name}`)).size).toBe(all.length);
  expect(new Set(all.map(({ site, ref }) => `${site} ${ref}`)).size).toBe(all.length);
  expect(dealers.filter((dealer) => /[{}]|undefined|null/.test(`${dealer.name} ${dealer.address}`))).toEqual(
    [],
  );
});

test('every one is in its country, near no other of the brand', () => {
  const boxes: Record<string, readonly number[]> = {
    it: [6, 36, 19, 48],
    jp: [122, 24, 146, 46],
    cn: [73, 18, 135, 54],
  };
  for (const { site, lat, lng, ref } of dealers) {
    const box = boxes[site];
    if (!box) continue;
    const [west = 0, south = 0, east = 0, north = 0] = box;
    expect(lng > west && lng < east && lat > south && lat < north, ref).toBe(true);
  }
});

test('services are mixed, and a shop hands over only where its units stand', () => {
  const open = new Set(files.sites.filter(({ enable_shop }) => enable_shop).map(({ slug }) => slug));
  for (const service of ['pay_point', 'store_pickup', 'home_delivery', 'test_ride'] as const) {
    const having = dealers.filter(({ services }) => services.includes(service)).length;
    expect(having, service).toBeGreaterThan(dealers.length * 0.2);
    expect(having, service).toBeLessThan(dealers.length * 0.8);
  }
  expect(dealers.filter(({ site, services }) => open.has(site) && services.includes('store_pickup'))).toEqual(
    [],
  );
});

test('names and towns are written as people there write them', () => {
  const script: Record<string, RegExp> = {
    jp: /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u,
    cn: /\p{Script=Han}/u,
    il: /\p{Script=Hebrew}/u,
    ae: /\p{Script=Arabic}/u,
    ir: /\p{Script=Arabic}/u,
    gr: /\p{Script=Greek}/u,
    kh: /\p{Script=Khmer}/u,
  };
  for (const [site, letters] of Object.entries(script))
    for (const { name, city, address } of dealers.filter((dealer) => dealer.site === site))
      expect(
        [name, city, address].every((text) => letters.test(text)),
        `${site}: ${name}, ${city}`,
      ).toBe(true);
});

test('a phone is written like the office of its country writes its own, in the area of the town', () => {
  const half = () => 0.5;
  const polish = { country: 'PL', city: 'Łódź', area: '42', officePhone: '+48 22 555 19 11' };
  expect(dealerPhone(polish, half)).toBe('+48 42 555 00 05');
  expect(dealerPhone({ ...polish, area: null }, half)).toBe('+48 22 555 00 05');
  expect(dealerPhone({ ...polish, country: 'GB', city: 'Leeds' }, half)).toBe('+44 113 496 0500');
  expect(dealerPhone({ ...polish, country: 'GB', city: 'York' }, half)).toBe('+44 1632 960500');
  expect(dealerPhone({ ...polish, country: 'US', area: '312' }, half)).toBe('+1 312 555 0150');
});
