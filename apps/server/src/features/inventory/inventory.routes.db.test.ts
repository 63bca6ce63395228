import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, describeVariant, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { takeClaim } from './claims/take-claim.ts';
import {
  type InventoryItem,
  type InventoryMeta,
  listInventories,
  listVariantAttributes,
} from './inventory.contract.ts';

let database: TestDatabase;
let api: TestApp;
let italy: number;
let mexico: number;
let store: Awaited<ReturnType<typeof aStore>>;
let colour: Awaited<ReturnType<typeof anAttribute>>;
let size: Awaited<ReturnType<typeof anAttribute>>;
let product: Awaited<ReturnType<typeof aProduct>>;
let variants: Awaited<ReturnType<typeof aVariant>>[];

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  italy = (await aSite(owner, { slug: 'it' })).id;
  mexico = (await aSite(owner, { slug: 'mx', settings: '{"presale":true}' })).id;
  store = await aStore(owner, { site_id: italy, name: 'Adriatica Moto', city: 'Rimini', state: 'RN' });
  colour = await anAttribute(owner, { slug: 'colour', position: 1, values: ['rosso', 'verde'] });
  size = await anAttribute(owner, { slug: 'size', position: 2, values: ['48', '54'] });
  await sql`update attribute_values set settings = '{"color1":"#A3171C","color2":"#000000"}'
             where id = ${colour.valueIds[0]}`.execute(owner);
  await owner
    .insertInto('attribute_value_translations')
    .values({ value_id: colour.valueIds[0] ?? 0, locale: 'en', content: 'Adriatic red' })
    .execute();
  await owner
    .insertInto('attribute_translations')
    .values({ attribute_id: colour.id, locale: 'en', name: 'Colour' })
    .execute();
  api = await testApp(database.appUrl);
});

// A product of its own for every test, with a red 48, a red 54 and a green 54.
beforeEach(async () => {
  const { owner } = database;
  product = await aProduct(owner, { picture: 'whole' });
  await showOn(owner, italy, product.id);
  await showOn(owner, mexico, product.id);
  variants = [];
  for (const [c, s] of [
    [0, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const variant = await aVariant(owner, { product_id: product.id, picture: c === 0 ? 'red' : null });
    await describeVariant(owner, variant.id, [
      { attribute: size, valueId: size.valueIds[s] },
      { attribute: colour, valueId: colour.valueIds[c] },
    ]);
    variants.push(variant);
  }
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

type Input = Partial<Parameters<typeof aUnit>[1]>;
const unit = (n: number, input: Input = {}) =>
  aUnit(database.owner, {
    site_id: italy,
    product_id: product.id,
    variant_id: variants[n]?.id ?? 0,
    ...(input.plant ? {} : { store_id: store.id }),
    ...input,
  });
// By the clock of the site.
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' });

const call = (path: string, tenant = 'it', locale = 'en') =>
  api.app.inject({
    url: `/api/front/products/${product.slug}/${path}`,
    headers: { 'x-tenant': tenant, 'x-locale': locale },
  });
async function units(query = '', tenant = 'it', locale = 'en') {
  const answer = await call(`inventories${query}`, tenant, locale);
  return answer.json() as { data: InventoryItem[]; meta: InventoryMeta };
}
const uuids = async (query = '', tenant = 'it') => (await units(query, tenant)).data.map(({ uuid }) => uuid);

test('[CALLS-24] [INVENTORY-02] [INVENTORY-03] the attributes units can be chosen by: id, name, slug, values with content and colours', async () => {
  await unit(0);
  await unit(2, { blocked: true });
  const answer = await call('variants/attributes');
  expect(answer.json()).toEqual({
    data: [
      {
        id: colour.id,
        name: 'Colour',
        slug: 'colour',
        values: [
          {
            id: colour.valueIds[0],
            content: 'Adriatic red',
            settings: { color1: '#A3171C', color2: '#000000' },
          },
        ],
      },
      {
        id: size.id,
        name: 'Size',
        slug: 'size',
        values: [{ id: size.valueIds[0], content: '48', settings: { color1: null, color2: null } }],
      },
    ],
  });
  expect(listVariantAttributes.response.parse(answer.json())).toEqual(answer.json());
});

test('[CALLS-25] [INVENTORY-06] a unit has uuid, name, picture, status, location, local_etd, total_etd and final_price', async () => {
  const { id } = await unit(1, { price_minor: 649_000, local_days: 2 });
  const answer = await call('inventories');
  expect(answer.json().data).toEqual([
    {
      uuid: id,
      name: 'Adriatic red, 54',
      picture: 'red',
      status: 'on_hand',
      location: { label: 'Adriatica Moto, Rimini', state: 'RN' },

      local_etd: 2,
      total_etd: 2,
      ready_on: dayIn(2),
      final_price: 649_000,
      final_price_formatted: '€6,490',
      currency: 'EUR',
      struck_price: null,
      struck_price_formatted: null,
      values: [
        {
          attribute_id: colour.id,
          value_id: colour.valueIds[0],
          slug: 'colour',
          content: 'Adriatic red',
          color1: '#A3171C',
          color2: '#000000',
        },
        {
          attribute_id: size.id,
          value_id: size.valueIds[1],
          slug: 'size',
          content: '54',
          color1: null,
          color2: null,
        },
      ],
    },
  ]);
  expect(listInventories.response.parse(answer.json())).toEqual(answer.json());
});

test('names, places and prices are written as the language writes them', async () => {
  await unit(2, { price_minor: 1_234_500 });
  const [italian] = (await units('', 'it', 'it')).data;
  expect(italian).toMatchObject({
    name: 'Verde, 54',
    picture: 'whole',
    final_price_formatted: '12.345\u00a0€',
  });
  const [japanese] = (await units('', 'it', 'ja')).data;
  expect(japanese).toMatchObject({
    name: 'Verde、54',
    location: { label: 'Adriatica Moto、Rimini' },
    final_price_formatted: '€12,345',
  });
});

test('a unit that has not left the plant is at the plant', async () => {
  await unit(0, { plant: 'Pesaro', status: 'in_production', expected_on: dayIn(20) });
  expect((await units()).data[0]?.location).toEqual({ label: 'Pesaro', state: null });
});

test('[INVENTORY-04] [CALLS-47] values narrow by attribute, together; unknown ids match nothing', async () => {
  const [red48, red54, green54] = [await unit(0), await unit(1), await unit(2)];
  const red = `values[${colour.id}]=${colour.valueIds[0]}`;
  const fiftyFour = `values[${size.id}]=${size.valueIds[1]}`;
  expect((await uuids(`?${red}`)).sort()).toEqual([red48.id, red54.id].sort());
  expect((await uuids(`?${fiftyFour}`)).sort()).toEqual([red54.id, green54.id].sort());
  expect(await uuids(`?${red}&${encodeURIComponent(`values[${size.id}]`)}=${size.valueIds[1]}`)).toEqual([
    red54.id,
  ]);
  for (const unknown of [
    'values[999]=1',
    `values[${colour.id}]=999999`,
    `values[${size.id}]=${colour.valueIds[0]}`,
  ])
    expect(await uuids(`?${unknown}`), unknown).toEqual([]);
});

test('[INVENTORY-04] [INVENTORY-16] [CALLS-47] inventory_status narrows to one stage; the counts of all stages stay', async () => {
  const arriving = await unit(0, { status: 'in_transit', expected_on: dayIn(4) });
  await unit(0);
  await unit(1, { status: 'in_production', expected_on: dayIn(30) });
  const { data, meta } = await units('?inventory_status=in_transit');
  expect(data.map(({ uuid }) => uuid)).toEqual([arriving.id]);
  expect(meta).toMatchObject({ total: 1, last_page: 1 });
  expect(meta.statuses).toEqual([
    { status: 'on_hand', count: 1 },
    { status: 'in_transit', count: 1 },
    { status: 'in_production', count: 1 },
  ]);
  const red48 = await units(`?values[${size.id}]=${size.valueIds[0]}&inventory_status=in_production`);
  expect(red48.data).toEqual([]);
  expect(red48.meta.statuses.map(({ count }) => count)).toEqual([1, 1, 0]);
  for (const status of ['draft', 'in_production', 'in_transit', 'on_hand'])
    expect((await call(`inventories?inventory_status=${status}`)).statusCode).toBe(200);
});

test.each([
  'page=0',
  'page=x',
  'page=10001',
  'inventory_status=sold',
  'inventory_status=delivered',
  'values[a]=1',
  'values[1]=b',
  'values[1]=0',
  'values=1',
  'values[1]=1&values[1]=2',
  'values[1]=99999999999',
])('what cannot be asked (%s) is 422', async (query) => {
  expect((await call(`inventories?${query}`)).statusCode).toBe(422);
});

test('[INVENTORY-05] [INVENTORY-12] [H-23] ten a page with current_page and last_page; pages neither overlap nor miss one', async () => {
  for (let n = 0; n < 23; n += 1) await unit(n % 3, { price_minor: 500_000 });
  const pages = [await units(), await units('?page=2'), await units('?page=3'), await units('?page=4')];
  expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0]);
  expect(pages.map(({ meta }) => [meta.current_page, meta.last_page])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 3],
  ]);
  expect(pages[0]?.meta).toMatchObject({ per_page: 10, total: 23 });
  expect(new Set(pages.flatMap(({ data }) => data.map(({ uuid }) => uuid))).size).toBe(23);
});

test('what stands in a store comes first, then what is here soonest, then the cheaper', async () => {
  const late = await unit(0, { status: 'in_production', expected_on: dayIn(40) });
  const dear = await unit(0, { status: 'in_transit', expected_on: dayIn(3), price_minor: 700_000 });
  const cheap = await unit(1, { status: 'in_transit', expected_on: dayIn(3), price_minor: 600_000 });
  const slow = await unit(0, { local_days: 30 });
  const here = await unit(2, { local_days: 1 });
  expect(await uuids()).toEqual([here.id, slow.id, cheap.id, dear.id, late.id]);
});

test('[INVENTORY-20] [H-26] whole days: on hand both are the local days, else the total is the rest of the way and those', async () => {
  await unit(0, { local_days: 2 });
  await unit(0, { status: 'in_transit', expected_on: dayIn(5), local_days: 3 });
  await unit(0, { status: 'in_production', expected_on: dayIn(-4), local_days: 4 });
  const days = (await units()).data.map(({ status, local_etd, total_etd }) => [status, local_etd, total_etd]);
  expect(days).toEqual([
    ['on_hand', 2, 2],
    // Its day has passed: never below what is left after it.
    ['in_production', 4, 4],
    ['in_transit', 3, 8],
  ]);
});

test('[H-24] drafts are listed only where the site sells before production', async () => {
  const draft = { plant: 'Pesaro', status: 'draft', serial: null, price_minor: 500_000 } as const;
  await unit(0, draft);
  const sold = await unit(0, { ...draft, site_id: mexico });
  const unpriced = await unit(0, { ...draft, site_id: mexico, price_minor: null });
  expect(await uuids()).toEqual([]);
  expect(await uuids('?inventory_status=draft')).toEqual([]);
  expect(await uuids('?inventory_status=draft', 'mx')).toEqual([sold.id]);
  expect(await uuids('', 'mx')).not.toContain(unpriced.id);
  expect((await units('', 'mx')).meta.statuses).toContainEqual({ status: 'draft', count: 1 });
});

test("another site's units are never seen, in lists, counts or choices", async () => {
  const elsewhere = await aStore(database.owner, { site_id: mexico });
  await unit(2, { site_id: mexico, store_id: elsewhere.id });
  const here = await unit(0);
  expect(await uuids()).toEqual([here.id]);
  expect((await units()).meta.total).toBe(1);
  const { data } = (await call('variants/attributes')).json();
  expect(data[0].values).toHaveLength(1);
});

test('blocked, sold, delivered and taken units are not listed', async () => {
  await unit(0, { blocked: true });
  await unit(0, { status: 'sold' });
  await unit(0, { status: 'delivered', delivered_on: '2026-11-01' });
  const held = await unit(0);
  await withSite(database.app, italy, (tx) => takeClaim(tx, { ...hold(held.id), minutes: 15 }));
  expect((await units()).meta.total).toBe(0);
  expect((await call('variants/attributes')).json().data).toEqual([]);
});

const hold = (unitId: string) =>
  ({ siteId: italy, unitId, kind: 'hold', minutes: 15, cartId: null, orderId: null }) as const;

test('a hold that runs out frees its unit by the clock, without a write', async () => {
  const { id } = await unit(0);
  await withSite(database.app, italy, (tx) => takeClaim(tx, hold(id)));
  expect(await uuids()).toEqual([]);
  await sql`update unit_claims set expires_at = clock_timestamp() + interval '400 ms' where unit_id = ${id}`.execute(
    database.owner,
  );
  const version = () => sql`select xmin from units where id = ${id}`.execute(database.owner);
  const { rows: before } = await version();
  expect(await uuids()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await uuids()).toEqual([id]);
  expect((await version()).rows).toEqual(before);
});

test('where the shop is closed there is nothing to choose; an unknown product is not found', async () => {
  await unit(0);
  await database.owner.updateTable('sites').set({ enable_shop: false }).where('id', '=', italy).execute();
  expect(await units()).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
  expect((await call('variants/attributes')).json().data).toEqual([]);
  await database.owner.updateTable('sites').set({ enable_shop: true }).where('id', '=', italy).execute();
  await database.owner
    .updateTable('products')
    .set({ status: 'retired' })
    .where('id', '=', product.id)
    .execute();
  expect((await call('inventories')).statusCode).toBe(404);
  expect((await call('variants/attributes')).json().code).toBe('not_found');
});

test('new words for a value are in the next list', async () => {
  await unit(2);
  expect((await units('', 'it', 'de')).data[0]?.name).toBe('Verde, 54');
  await database.owner
    .insertInto('attribute_value_translations')
    .values({ value_id: colour.valueIds[1] ?? 0, locale: 'de', content: 'Grün' })
    .execute();
  expect((await units('', 'it', 'de')).data[0]?.name).toBe('Grün, 54');
});

test('a list costs two statements: which site, and the units', async () => {
  await unit(0);
  const fresh = await testApp(database.appUrl);
  const url = `/api/front/products/${product.slug}/inventories`;
  const once = () => fresh.app.inject({ url, headers: { 'x-tenant': 'it', 'x-locale': 'en' } });
  await once();
  // How the variants are called and the site's calendar were asked for once.
  expect(await statementsPerCall(fresh, '/api/front/products/:slug/inventories')).toBe(4);
  for (let n = 0; n < 4; n += 1) await once();
  expect(await statementsPerCall(fresh, '/api/front/products/:slug/inventories')).toBe((4 + 4 * 2) / 5);
  await fresh.close();
});
