import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Accessory, AccessoryCard } from './accessories.contract.ts';

let database: TestDatabase;
let api: TestApp;
let italy: number;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  italy = (await aSite(owner, { slug: 'it' })).id;
  await aSite(owner, { slug: 'fr' });
  const store = await aStore(owner, { site_id: italy });
  const product = async (slug: string, type_id: 1 | 2, isShown = true) => {
    const { id } = await aProduct(owner, { slug, type_id, original_name: slug });
    await owner
      .insertInto('site_products')
      .values({ site_id: italy, product_id: id, published: isShown })
      .execute();
    return id;
  };
  const [lupo, lido, hidden] = [
    await product('lupo', 1),
    await product('lido', 1),
    await product('passo', 1, false),
  ];
  const [helmet, bottle, soldOut] = [
    await product('helmet', 2),
    await product('bottle', 2),
    await product('lock', 2),
  ];
  await owner
    .insertInto('product_fits')
    .values([
      { accessory_id: helmet, product_id: lupo },
      { accessory_id: helmet, product_id: lido },
      { accessory_id: helmet, product_id: hidden },
      { accessory_id: bottle, product_id: lupo },
      { accessory_id: soldOut, product_id: lupo },
    ])
    .execute();
  const small = await aVariant(owner, { product_id: helmet, position: 1 });
  const large = await aVariant(owner, { product_id: helmet, position: 2 });
  const only = await aVariant(owner, { product_id: bottle });
  const piece = (product_id: number, variant_id: number, price_minor: number) =>
    aUnit(owner, {
      site_id: italy,
      store_id: store.id,
      status: 'on_hand',
      product_id,
      variant_id,
      price_minor,
    });
  await piece(helmet, large.id, 32_000);
  await piece(helmet, large.id, 31_000);
  await piece(bottle, only.id, 1_800);
  expect(small.id).not.toBe(large.id);
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function show(slug: string, site = 'it') {
  const response = await api.app.inject({
    method: 'GET',
    url: `/api/front/accessories/${slug}`,
    headers: { 'x-tenant': site },
  });
  return response;
}

const list = async (fits: string) => {
  const response = await api.app.inject({
    method: 'GET',
    url: `/api/front/accessories?fits=${fits}`,
    headers: { 'x-tenant': 'it' },
  });
  expect(response.statusCode).toBe(200);
  return (response.json() as { data: AccessoryCard[] }).data.map((card) => card.slug);
};

test('[ACCESSORIES-02] every variant of an accessory says how many pieces there are and what the cheapest costs', async () => {
  const { data } = (await show('helmet')).json() as { data: Accessory };
  expect(data.variants.map(({ count, price }) => [count, price])).toEqual([
    [0, null],
    [2, 31_000],
  ]);
});

test('[ACCESSORIES-06] it names the models it fits, and only those the site shows', async () => {
  const { data } = (await show('helmet')).json() as { data: Accessory };
  expect(data.fits.map((model) => model.slug).sort()).toEqual(['lido', 'lupo']);
});

test('a vehicle, an unknown slug and a site that does not show it answer 404', async () => {
  expect((await show('lupo')).statusCode).toBe(404);
  expect((await show('nothing')).statusCode).toBe(404);
  expect((await show('helmet', 'fr')).statusCode).toBe(404);
});

test('[ACCESSORIES-07] accessories that fit and are in stock are listed, what fits fewest models first', async () => {
  expect(await list('lupo')).toEqual(['bottle', 'helmet']);
  expect(await list('lido')).toEqual(['helmet']);
  expect(await list('lido,lupo')).toEqual(['bottle', 'helmet']);
});

test('[ACCESSORIES-07] what is in the bag already is not offered again', async () => {
  expect(await list('lupo,helmet')).toEqual(['bottle']);
  expect(await list('helmet')).toEqual([]);
});
