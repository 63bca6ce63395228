import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aSession, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, describeVariant, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { MAX_ENTRIES } from './wish-list.contract.ts';
import { addToWishList } from './wish-list.ts';

let database: TestDatabase;
let api: TestApp;
let siteId: number;
let colour: Awaited<ReturnType<typeof anAttribute>>;
let size: Awaited<ReturnType<typeof anAttribute>>;
let products = 0;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  colour = await anAttribute(database.owner, { slug: 'colour', values: ['rosso', 'verde'] });
  size = await anAttribute(database.owner, { slug: 'size', values: ['s', 'm'] });
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const [RED, GREEN] = [0, 1];
const colorOf = (n: number) => colour.valueIds[n] ?? 0;
const sizeOf = (n: number) => size.valueIds[n] ?? 0;

/** A product in red S and green M, shown on the site, without a unit. */
async function aModel() {
  products += 1;
  const slug = `model-${products}`;
  const { owner } = database;
  const variants: number[] = [];
  const { product_id } = await aVariant(owner);
  await sql`update products set slug = ${slug}, original_name = ${slug} where id = ${product_id}`.execute(
    owner,
  );
  for (const n of [RED, GREEN]) {
    const variant = await aVariant(owner, { product_id });
    await describeVariant(owner, variant.id, [
      { attribute: colour, valueId: colorOf(n) },
      { attribute: size, valueId: sizeOf(n) },
    ]);
    variants.push(variant.id);
  }
  await showOn(owner, siteId, product_id);
  const store_id = (await aStore(owner, { site_id: siteId, name: 'Moto Adria' })).id;
  const arrive = async (n: number, price_minor = 599_000) =>
    (await aUnit(owner, { site_id: siteId, product_id, variant_id: variants[n] ?? 0, store_id, price_minor }))
      .id;
  return { slug, product_id, arrive };
}

async function someCustomer() {
  const { id } = await aCustomer(database.owner, { site_id: siteId });
  const { token } = await aSession(database.owner, { site_id: siteId, customer_id: id });
  return { key: { siteId, customerId: id }, token };
}

function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  token?: string,
  payload?: object,
  tenant = 'it',
) {
  return api.app.inject({
    method,
    url,
    headers: { 'x-tenant': tenant, 'x-locale': 'it', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload ? { payload } : {}),
  });
}
const add = (token: string, ...entries: string[]) => call('POST', '/api/auth/wish-list', token, { entries });
const keysOf = async (token: string) => (await call('GET', '/api/auth/wish-list/keys', token)).json().data;
const offers = async (...keys: string[]) =>
  (await call('GET', `/api/front/wish-list/offers?entries=${keys.join(',')}`)).json().data;
const rowsOf = (customerId: number) =>
  database.owner.selectFrom('wish_list_entries').selectAll().where('customer_id', '=', customerId).execute();

test('[WISHLIST-01] a customer adds a model in a colour and size and a unit, and removes them', async () => {
  const { token } = await someCustomer();
  const model = await aModel();
  const unit = await model.arrive(RED);
  const chosen = `${model.slug}.${colorOf(RED)}.${sizeOf(RED)}`;
  expect((await add(token, chosen)).json()).toEqual({ data: { added: 1, left_out: 0, total: 1 } });
  expect((await add(token, `${model.slug}...${unit}`)).json().data).toMatchObject({ added: 1, total: 2 });
  expect(await keysOf(token)).toEqual([`${model.slug}...${unit}`, chosen]);
  expect((await call('DELETE', `/api/auth/wish-list/${chosen}`, token)).statusCode).toBe(200);
  expect((await call('DELETE', `/api/auth/wish-list/${chosen}`, token)).statusCode).toBe(404);
  expect(await keysOf(token)).toEqual([`${model.slug}...${unit}`]);
});

test('what the site does not show, or is not made, is not added', async () => {
  const { token } = await someCustomer();
  const [model, other] = [await aModel(), await aModel()];
  const unit = await model.arrive(RED);
  await sql`update site_products set published = false where product_id = ${other.product_id}`.execute(
    database.owner,
  );
  const wrong = [
    'no-such-model',
    other.slug,
    `${model.slug}.${sizeOf(RED)}`,
    `${model.slug}..${colorOf(RED)}`,
    `${other.slug}...${unit}`,
    `${model.slug}...${randomUUIDv7()}`,
  ];
  expect((await add(token, ...wrong)).json().data).toEqual({ added: 0, left_out: 0, total: 0 });
  expect((await call('POST', '/api/auth/wish-list', token, { entries: ['Bad Key'] })).statusCode).toBe(422);
});

test('[WISHLIST-03] two devices that add the same entry at once leave one row', async () => {
  const { key } = await someCustomer();
  const { slug } = await aModel();
  const answers = await race(database.appUrl, 8, (db) => addToWishList(db, key, [slug]));
  expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  expect(await rowsOf(key.customerId)).toHaveLength(1);
});

test('[WISHLIST-03] the table itself refuses a second row of the same choice', async () => {
  const { key, token } = await someCustomer();
  const { slug, product_id } = await aModel();
  await add(token, slug);
  const again = database.owner
    .insertInto('wish_list_entries')
    .values({ site_id: siteId, customer_id: key.customerId, product_id })
    .execute();
  await expect(again).rejects.toThrow('wish_list_entries_once');
});

test('[WISHLIST-04] a list holds fifty entries, also when more come at once', async () => {
  const { key } = await someCustomer();
  const models = await Promise.all(Array.from({ length: MAX_ENTRIES + 5 }, aModel));
  const slugs = models.map(({ slug }) => slug);
  const almost = slugs.slice(0, MAX_ENTRIES - 2);
  expect(await addToWishList(database.app, key, almost)).toMatchObject({ added: MAX_ENTRIES - 2 });
  const rest = slugs.slice(MAX_ENTRIES - 2);
  const answers = await race(database.appUrl, rest.length, (db, n) =>
    addToWishList(db, key, [rest[n] ?? '']),
  );
  expect(answers.filter(({ added }) => added === 1)).toHaveLength(2);
  expect(answers.filter(({ left_out }) => left_out === 1)).toHaveLength(rest.length - 2);
  expect(await rowsOf(key.customerId)).toHaveLength(MAX_ENTRIES);
  // One that is there is no refusal.
  expect(await addToWishList(database.app, key, almost.slice(0, 1))).toMatchObject({ added: 0, left_out: 0 });
  const product_id = models.at(-1)?.product_id ?? 0;
  await sql`delete from wish_list_entries where customer_id = ${key.customerId} and product_id = ${product_id}`.execute(
    database.owner,
  );
  const room = MAX_ENTRIES - (await rowsOf(key.customerId)).length;
  const forced = Array.from({ length: room + 1 }, (_, n) => ({
    site_id: siteId,
    customer_id: key.customerId,
    product_id: models[0]?.product_id ?? 0,
    size_id: sizeOf(n),
  }));
  await expect(database.owner.insertInto('wish_list_entries').values(forced).execute()).rejects.toThrow(
    'has 50 entries',
  );
});

test('[WISHLIST-05] entries of a guest join those of the account in their order, each once', async () => {
  const { token } = await someCustomer();
  const [a, b, c] = [(await aModel()).slug, (await aModel()).slug, (await aModel()).slug];
  await add(token, a);
  const merged = await add(token, c, a, b, `${c}.`);
  expect(merged.json().data).toEqual({ added: 2, left_out: 0, total: 3 });
  expect(await keysOf(token)).toEqual([c, b, a]);
  expect((await add(token, c, a, b)).json().data).toMatchObject({ added: 0, total: 3 });
});

test('[WISHLIST-06] every entry shows the price and day of its product page', async () => {
  const model = await aModel();
  await model.arrive(RED, 599_000);
  await model.arrive(GREEN, 549_000);
  const red = `${model.slug}.${colorOf(RED)}`;
  const page = (await call('GET', `/api/front/products/${model.slug}`)).json().data.offer;
  const [any, ofRed, gone] = await offers(model.slug, red, 'no-such-model');
  expect(any).toMatchObject({
    state: 'available',
    count: 2,
    version: '',
    price_formatted: page.price_formatted,
    etd_min: page.etd_min,
    ready_on: page.ready_on,
  });
  const choice = page.choices.find(
    (one: { color: number; size: number | null }) => one.color === colorOf(RED) && one.size === null,
  );
  expect(ofRed).toMatchObject({ key: red, count: 1, price_formatted: choice.price_formatted });
  expect(ofRed.version).toBe('Rosso');
  expect(gone).toMatchObject({ key: 'no-such-model', state: 'gone', product: null });
  const units = (await call('GET', `/api/front/products/${model.slug}/inventories`)).json().data;
  const [unit] = await offers(`${model.slug}...${units[0].uuid}`);
  expect(unit).toMatchObject({
    state: 'available',
    price_formatted: units[0].final_price_formatted,
    etd_min: units[0].total_etd,
    ready_on: units[0].ready_on,
    place: units[0].location.label,
    version: units[0].name,
  });
});

test('[WISHLIST-07] a sold unit stays on the list with the number of others', async () => {
  const { token } = await someCustomer();
  const model = await aModel();
  const [sold, held] = [await model.arrive(RED), await model.arrive(RED)];
  const key = `${model.slug}...${sold}`;
  await add(token, key);
  const entry = async () => (await call('GET', '/api/auth/wish-list', token)).json().data[0];
  expect(await entry()).toMatchObject({ key, state: 'available', count: 1 });
  await sql`update units set status = 'sold' where id = ${sold}`.execute(database.owner);
  expect(await entry()).toMatchObject({ key, state: 'unit_sold', count: 1, price_formatted: null });
  await sql`update units set taken_until = now() + interval '5 minutes' where id = ${held}`.execute(
    database.owner,
  );
  expect(await entry()).toMatchObject({ state: 'unit_sold', count: 0 });
  expect((await offers(`${model.slug}...${held}`))[0]).toMatchObject({ state: 'unit_held', count: 0 });
});

test('[WISHLIST-02] a list is its customer’s alone, on one site', async () => {
  const [anna, bruno] = [await someCustomer(), await someCustomer()];
  const { slug } = await aModel();
  await add(anna.token, slug);
  expect(await keysOf(bruno.token)).toEqual([]);
  expect((await call('DELETE', `/api/auth/wish-list/${slug}`, bruno.token)).statusCode).toBe(404);
  expect((await call('GET', '/api/auth/wish-list', anna.token, undefined, 'fr')).statusCode).toBe(401);
  expect((await call('GET', '/api/auth/wish-list')).statusCode).toBe(401);
  expect(await keysOf(anna.token)).toEqual([slug]);
});
