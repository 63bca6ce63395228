import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { takeClaim } from './claims/take-claim.ts';
import { type InventoryItem, listInventories, listNearUnits, type NearUnit } from './inventory.contract.ts';

let database: TestDatabase;
let api: TestApp;
let site: Awaited<ReturnType<typeof aSite>>;
let store: Record<'pesaro' | 'fano' | 'milano' | 'nowhere', number>;

// Distances from Pesaro in metres, as a map has them.
const PLACES = {
  pesaro: { lat: 43.91, lng: 12.913 },
  fano: { lat: 43.84, lng: 13.017 },
  milano: { lat: 45.46, lng: 9.19 },
  nowhere: { lat: Number.NaN, lng: Number.NaN },
};

beforeAll(async () => {
  database = await testDatabase();
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

// A site of its own for every test.
beforeEach(async () => {
  site = await aSite(database.owner);
  const open = (city: keyof typeof PLACES) =>
    aStore(database.owner, { site_id: site.id, name: city, city, feed_ref: `x-${city}`, ...PLACES[city] });
  const [pesaro, fano, milano, nowhere] = [
    await open('pesaro'),
    await open('fano'),
    await open('milano'),
    await open('nowhere'),
  ];
  store = { pesaro: pesaro.id, fano: fano.id, milano: milano.id, nowhere: nowhere.id };
});

async function aModel(input: Parameters<typeof aProduct>[1] = {}) {
  const product = await aProduct(database.owner, input);
  await showOn(database.owner, site.id, product.id);
  const variant = await aVariant(database.owner, { product_id: product.id });
  return {
    ...product,
    unit: async (place: keyof typeof PLACES | null, columns: Partial<Parameters<typeof aUnit>[1]> = {}) => {
      const { id } = await aUnit(database.owner, {
        site_id: site.id,
        variant_id: variant.id,
        product_id: product.id,
        ...(place === null ? { plant: 'Pesaro' } : { store_id: store[place] }),
        ...columns,
      });
      return id;
    },
  };
}

const get = (url: string) =>
  api.app.inject({ url: `/api/front/${url}`, headers: { 'x-tenant': site.slug, 'x-locale': 'en' } });
const listed = async (slug: string, query: string) =>
  (await get(`products/${slug}/inventories?${query}`)).json() as { data: InventoryItem[] };
const ids = async (slug: string, query: string) => (await listed(slug, query)).data.map(({ uuid }) => uuid);
const near = async (point = '43.9,12.9') =>
  ((await get(`units/near?near=${point}`)).json() as { data: NearUnit[] }).data;
const FROM_PESARO = 'near=43.91,12.91&sort=distance';

test('[NEARME-04] the nearest unit first, equal ones soonest first, those without a place last', async () => {
  const model = await aModel();
  const lost = await model.unit('nowhere');
  const plant = await model.unit(null, { status: 'in_production', expected_on: '2030-01-01' });
  const milano = await model.unit('milano');
  const later = await model.unit('fano', { local_days: 9 });
  const soon = await model.unit('fano', { local_days: 1 });
  const pesaro = await model.unit('pesaro', { local_days: 20 });
  expect(await ids(model.slug, FROM_PESARO)).toEqual([pesaro, soon, later, milano, lost, plant]);

  const { data } = await listed(model.slug, FROM_PESARO);
  expect(data.map(({ metres }) => (metres == null ? null : Math.round(metres / 1000)))).toEqual([
    0,
    12,
    12,
    expect.closeTo(341, -1),
    null,
    null,
  ]);
  const answer = await get(`products/${model.slug}/inventories?${FROM_PESARO}`);
  expect(listInventories.response.parse(answer.json())).toEqual(answer.json());
});

test('[NEARME-04] with a point and the usual order each unit still has its distance', async () => {
  const model = await aModel();
  const far = await model.unit('milano', { local_days: 1 });
  const here = await model.unit('pesaro', { local_days: 9 });
  expect(await ids(model.slug, 'near=43.91,12.91')).toEqual([far, here]);
  expect((await listed(model.slug, 'near=43.91,12.91')).data[1]?.metres).toBeLessThan(1000);
  expect((await listed(model.slug, '')).data[0]).not.toHaveProperty('metres');
});

test('[NEARME-04] pages by distance neither overlap nor miss a unit, and filters still count', async () => {
  const model = await aModel();
  for (let n = 0; n < 23; n += 1) await model.unit(n % 2 ? 'fano' : 'milano');
  const pages = await Promise.all([1, 2, 3].map((page) => ids(model.slug, `${FROM_PESARO}&page=${page}`)));
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(new Set(pages.flat()).size).toBe(23);
  expect(await ids(model.slug, `${FROM_PESARO}&inventory_status=in_transit`)).toEqual([]);
});

test.each([
  'near=43.909,12.916',
  'near=43.91,12.9165',
  'near=43.91',
  'near=91,0',
  'near=0,181',
  'near=',
  'near=1e1,1',
  'sort=distance',
  'sort=price',
])('[NEARME-05] the list refuses %s', async (query) => {
  const model = await aModel();
  expect((await get(`products/${model.slug}/inventories?${query}`)).statusCode).toBe(422);
});

test.each(['near=43.91,12.9', 'near=43.9,12.91', 'near=x', ''])(
  '[NEARME-05] the units of the home page refuse %s: one decimal at most',
  async (query) => {
    expect((await get(`units/near?${query}`)).statusCode).toBe(422);
  },
);

test('[NEARME-06] three vehicles of three categories, nearest first, with model, store and position', async () => {
  const moto = await aModel();
  const sister = await aModel({ category_id: moto.category_id });
  const [scooter, bicycle] = [await aModel(), await aModel()];
  await sister.unit('pesaro', { price_minor: 2_000_000 });
  const first = await moto.unit('pesaro', { price_minor: 100_000 });
  await moto.unit('fano', { price_minor: 1 });
  const second = await scooter.unit('fano', { price_minor: 300_000 });
  const third = await bicycle.unit('fano', { price_minor: 400_000 });
  const answer = await get('units/near?near=43.9,12.9');
  expect(listNearUnits.response.parse(answer.json())).toEqual(answer.json());
  expect((await near()).map(({ uuid }) => uuid)).toEqual([first, second, third]);
  expect((await near())[0]).toMatchObject({
    product: { slug: moto.slug, name: moto.original_name },
    store: { ref: 'x-pesaro', city: 'pesaro', position: PLACES.pesaro },
    status: 'on_hand',
    final_price: 100_000,
  });
});

test('[NEARME-06] with fewer categories the next models follow; of one model there is one unit', async () => {
  const moto = await aModel();
  const sister = await aModel({ category_id: moto.category_id });
  const here = await moto.unit('pesaro');
  await moto.unit('pesaro', { price_minor: 9_000_000 });
  const there = await sister.unit('fano');
  expect((await near()).map(({ uuid }) => uuid)).toEqual([here, there]);
});

test('[NEARME-06] nothing farther than 200 km, and nothing that cannot be bought now', async () => {
  const model = await aModel();
  await model.unit('milano');
  await model.unit('nowhere');
  await model.unit('pesaro', { blocked: true });
  await model.unit('pesaro', { status: 'sold' });
  await model.unit('pesaro', { status: 'in_transit', expected_on: '2030-01-01' });
  await (await aModel({ type_id: 2 })).unit('pesaro');
  await (await aModel({ status: 'retired' })).unit('pesaro');
  const held = await model.unit('pesaro');
  const hold = {
    siteId: site.id,
    unitId: held,
    kind: 'hold',
    minutes: 15,
    cartId: null,
    orderId: null,
  } as const;
  await withSite(database.app, site.id, (tx) => takeClaim(tx, hold));
  expect(await near()).toEqual([]);

  const free = await model.unit('fano');
  expect((await near()).map(({ uuid }) => uuid)).toEqual([free]);
  await database.owner.updateTable('sites').set({ enable_shop: false }).where('id', '=', site.id).execute();
  expect(await near()).toEqual([]);
});

test("[NEARME-06] another site's units are never seen", async () => {
  await (await aModel()).unit('pesaro');
  site = await aSite(database.owner);
  expect(await near()).toEqual([]);
});

test('both lists cost two statements: which site, and the units', async () => {
  const model = await aModel();
  await model.unit('pesaro');
  const fresh = await testApp(database.appUrl);
  const headers = { 'x-tenant': site.slug, 'x-locale': 'en' };
  const routes = [
    ['/api/front/units/near', '/api/front/units/near?near=43.9,12.9'],
    ['/api/front/products/:slug/inventories', `/api/front/products/${model.slug}/inventories?${FROM_PESARO}`],
  ] as const;
  // The calendar of the site and the words of the variant are read once.
  for (const [, url] of routes) await fresh.app.inject({ url, headers });
  const before = await Promise.all(routes.map(([route]) => statementsPerCall(fresh, route)));
  for (const [, url] of routes) await fresh.app.inject({ url, headers });
  for (const [index, [route]] of routes.entries()) {
    const total = (await statementsPerCall(fresh, route)) * 2;
    expect(total - (before[index] ?? 0), route).toBe(2);
  }
  await fresh.close();
});
