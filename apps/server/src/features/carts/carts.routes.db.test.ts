import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aCart,
  aProduct,
  aSession,
  aSite,
  aStop,
  aStore,
  aUnit,
  aVariant,
} from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Cart } from './carts.contract.ts';

let database: TestDatabase;
let api: TestApp;
// By the clock of the site.
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' });

let italy: number;
let lupo: { id: number; rosso: number; nero: number };
beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  italy = (
    await aSite(owner, { slug: 'it', settings: JSON.stringify({ price_display: 'inclusive', tax_rate: 22 }) })
  ).id;
  const product = await aProduct(owner, {
    slug: 'lupo',
    original_name: 'Lupo 500',
    picture: 'products/lupo',
  });
  await owner
    .insertInto('product_translations')
    .values({ product_id: product.id, locale: 'ja', name: 'ルーポ' })
    .execute();
  await owner.insertInto('site_products').values({ site_id: italy, product_id: product.id }).execute();
  const rosso = await aVariant(owner, { product_id: product.id, picture: 'products/lupo-rosso' });
  const nero = await aVariant(owner, { product_id: product.id });
  lupo = { id: product.id, rosso: rosso.id, nero: nero.id };
  await nameColour(rosso.id, 'rosso', 'Rosso', 'Red');
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function nameColour(variantId: number, slug: string, original: string, english: string) {
  const { owner } = database;
  const attribute = await owner
    .insertInto('attributes')
    .values({ slug: 'colour', original_name: 'Colore' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const value = await owner
    .insertInto('attribute_values')
    .values({ attribute_id: attribute.id, slug, original_content: original })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('attribute_value_translations')
    .values({ value_id: value.id, locale: 'en', content: english })
    .execute();
  await owner
    .insertInto('variant_values')
    .values({ variant_id: variantId, attribute_id: attribute.id, value_id: value.id })
    .execute();
}
const aLupo = (input: Partial<Parameters<typeof aUnit>[1]> = {}) =>
  aUnit(database.owner, {
    site_id: italy,
    product_id: lupo.id,
    variant_id: lupo.rosso,
    price_minor: 649_000,
    ...input,
  });

/** A shopper with an own cart. */
function shopper(input: { tenant?: string; cart?: string; token?: string; locale?: string } = {}) {
  const { tenant = 'it', cart = randomUUIDv7(), token, locale = 'en' } = input;
  const headers = {
    'x-tenant': tenant,
    'x-locale': locale,
    'x-cart-id': `${tenant.toUpperCase()}_${cart}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    api.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return {
    cart,
    show: () => send('GET', '/api/front/cart'),
    add: (uuid: string) => send('POST', '/api/front/cart/items', { uuid }),
    remove: (uuid: string) => send('DELETE', `/api/front/cart/items/${uuid}`),
  };
}

const cartOf = (answer: { json(): { data: Cart } }) => answer.json().data;
const uuids = (cart: Cart) => cart.items.map((item) => item.uuid);

test('[BAG-03] [CALLS-16] an unknown cart is empty, and reading it writes nothing', async () => {
  const anna = shopper();
  const answer = await anna.show();
  expect(answer.statusCode).toBe(200);
  expect(cartOf(answer)).toEqual({
    uuid: anna.cart,
    items: [],
    currency: 'EUR',
    taxes_included: true,
    tax_rate: 22,
    subtotal: 0,
    taxes: 0,
    total: 0,
    subtotal_formatted: '€0.00',
    taxes_formatted: '€0.00',
    total_formatted: '€0.00',
  });
  expect(await database.owner.selectFrom('carts').selectAll().where('id', '=', anna.cart).execute()).toEqual(
    [],
  );
});

test('[BAG-02] [BAG-04] [CALLS-17] a unit goes in with its name, picture, place, days and price; the tax is in the sums', async () => {
  const store = await aStore(database.owner, {
    site_id: italy,
    name: 'Moto Pesaro',
    city: 'Pesaro',
    state: 'PU',
  });
  const unit = await aLupo({ store_id: store.id, local_days: 4 });
  const anna = shopper();
  const answer = await anna.add(unit.id);
  expect(answer.statusCode).toBe(200);
  expect(cartOf(answer).items).toEqual([
    {
      id: unit.id,
      uuid: unit.id,
      name: 'Lupo 500',
      variant: 'Red',
      product_slug: 'lupo',
      variant_id: lupo.rosso,
      is_accessory: false,
      status: 'on_hand',
      location: { label: 'Moto Pesaro, Pesaro', state: 'PU' },
      local_etd: 4,
      total_etd: 4,
      ready_on: dayIn(4),
      final_price: 649_000,
      final_price_formatted: '€6,490.00',
      attributes: { picture: 'products/lupo-rosso' },
      unavailable: false,
      reason: null,
      alternatives: [],
    },
  ]);
  expect(cartOf(answer)).toMatchObject({ subtotal: 649_000, taxes: 117_033, total: 649_000 });
  expect(cartOf(await anna.show())).toEqual(cartOf(answer));
});

test('names and prices come in the language asked for', async () => {
  const unit = await aLupo();
  const { items } = cartOf(await shopper({ locale: 'ja' }).add(unit.id));
  expect([items[0]?.name, items[0]?.variant]).toEqual(['ルーポ', 'Red']);
});

test('[BAG-05] [CALLS-18] a unit is taken out; one that is not in the bag changes nothing', async () => {
  const [first, second] = [await aLupo(), await aLupo()];
  const anna = shopper();
  await anna.add(first.id);
  await anna.add(second.id);
  expect(uuids(cartOf(await anna.remove(first.id)))).toEqual([second.id]);
  expect((await anna.remove(first.id)).statusCode).toBe(200);
  expect(uuids(cartOf(await anna.show()))).toEqual([second.id]);
});

test('a uuid in capitals is the same unit', async () => {
  const unit = await aLupo();
  const anna = shopper();
  await anna.add(unit.id);
  expect(uuids(cartOf(await anna.add(unit.id.toUpperCase())))).toEqual([unit.id]);
  expect(cartOf(await anna.remove(unit.id.toUpperCase())).items).toEqual([]);
});

test('the same unit again is the same line, and nothing is held by adding', async () => {
  const unit = await aLupo();
  const [anna, bruno] = [shopper(), shopper()];
  await anna.add(unit.id);
  expect(uuids(cartOf(await anna.add(unit.id)))).toEqual([unit.id]);
  expect((await bruno.add(unit.id)).statusCode).toBe(200);
  expect(
    await database.owner.selectFrom('unit_claims').select('id').where('unit_id', '=', unit.id).execute(),
  ).toEqual([]);
});

test('what is not for sale here is not found, and leaves no cart behind', async () => {
  const france = (await aSite(database.owner, { slug: 'fr' })).id;
  const hidden = await aProduct(database.owner);
  const variant = await aVariant(database.owner, { product_id: hidden.id });
  const units = [
    randomUUIDv7(),
    (await aUnit(database.owner, { site_id: france })).id,
    (await aUnit(database.owner, { site_id: italy, product_id: hidden.id, variant_id: variant.id })).id,
    (await aLupo({ blocked: true })).id,
    (await aLupo({ status: 'draft', plant: 'Pesaro' })).id,
  ];
  const anna = shopper({ locale: 'it' });
  for (const uuid of units) {
    const answer = await anna.add(uuid);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'unit_unknown']);
    expect(answer.json().message).toBe('Questo articolo non è in vendita qui.');
  }
  expect(await database.owner.selectFrom('carts').select('id').where('id', '=', anna.cart).execute()).toEqual(
    [],
  );
});

test('a site without a shop sells nothing, and what is no uuid is 422 with its field', async () => {
  const closed = await aSite(database.owner, { slug: 'at', enable_shop: false });
  await database.owner
    .insertInto('site_products')
    .values({ site_id: closed.id, product_id: lupo.id })
    .execute();
  const unit = await aLupo({
    site_id: closed.id,
    store_id: (await aStore(database.owner, { site_id: closed.id })).id,
  });
  expect((await shopper({ tenant: 'at' }).add(unit.id)).statusCode).toBe(404);
  const answer = await shopper().add('lupo');
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['uuid']]);
});

test('a sold unit, or one in another checkout, is refused as no longer available', async () => {
  const sold = await aLupo({ status: 'sold' });
  const held = await aLupo();
  await hold(held.id);
  for (const { id } of [sold, held]) {
    const answer = await shopper().add(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: 'This item is no longer available.' },
    ]);
  }
});

const hold = (unitId: string, cartId: string | null = null) =>
  sql`insert into unit_claims (site_id, unit_id, kind, cart_id, expires_at)
      values (${italy}, ${unitId}, 'hold', ${cartId}, now() + interval '15 minutes')`.execute(database.owner);

test('a bag holds twenty', async () => {
  const anna = shopper();
  for (let n = 0; n < 20; n += 1) expect((await anna.add((await aLupo()).id)).statusCode).toBe(200);
  const answer = await anna.add((await aLupo()).id);
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    'Your bag is full: it holds up to 20 items.',
  ]);
  expect(cartOf(await anna.show()).items).toHaveLength(20);
});

test('[H-29] a unit sold while in a bag stays as a line that says so, is not counted, and others are offered', async () => {
  const product = await aProduct(database.owner);
  await database.owner
    .insertInto('site_products')
    .values({ site_id: italy, product_id: product.id })
    .execute();
  const [same, other] = [
    await aVariant(database.owner, { product_id: product.id }),
    await aVariant(database.owner, { product_id: product.id }),
  ];
  const addUnit = (variant: { id: number }, input: Partial<Parameters<typeof aUnit>[1]> = {}) =>
    aUnit(database.owner, {
      site_id: italy,
      product_id: product.id,
      variant_id: variant.id,
      price_minor: 395_000,
      ...input,
    });
  const gone = await addUnit(same);
  const near = await addUnit(other, { local_days: 1 });
  const slow = await addUnit(same, { local_days: 9 });
  const quick = await addUnit(same, { local_days: 2 });
  await addUnit(other, { local_days: 8 });
  const kept = await addUnit(other, { local_days: 0 });
  const taken = await addUnit(same, { local_days: 0 });
  await hold(taken.id);

  const anna = shopper();
  await anna.add(gone.id);
  await anna.add(kept.id);
  await database.owner.updateTable('units').set({ status: 'sold' }).where('id', '=', gone.id).execute();
  const cart = cartOf(await anna.show());
  expect(cart.items[0]).toMatchObject({ uuid: gone.id, unavailable: true, reason: 'sold' });
  expect(cart.items[0]?.alternatives.map((unit) => unit.uuid)).toEqual([quick.id, slow.id, near.id]);
  expect(cart.items[1]).toMatchObject({ uuid: kept.id, unavailable: false, alternatives: [] });
  expect([cart.subtotal, cart.total]).toEqual([395_000, 395_000]);
});

test('a unit in another checkout is marked held, one that this cart holds is not', async () => {
  const [theirs, ours, blocked] = [await aLupo(), await aLupo(), await aLupo()];
  const anna = shopper();
  for (const { id } of [theirs, ours, blocked]) await anna.add(id);
  await hold(theirs.id);
  await hold(ours.id, anna.cart);
  await aStop(database.owner, blocked);
  expect(cartOf(await anna.show()).items.map((item) => item.reason)).toEqual(['held', null, 'withdrawn']);
});

test('[H-31] where prices are shown without tax, tax is added; where its rate depends on the address, it is left open', async () => {
  const buy = async (slug: string, settings: object) => {
    const site = await aSite(database.owner, { slug, settings: JSON.stringify(settings) });
    await database.owner
      .insertInto('site_products')
      .values({ site_id: site.id, product_id: lupo.id })
      .execute();
    const unit = await aUnit(database.owner, {
      site_id: site.id,
      product_id: lupo.id,
      variant_id: lupo.nero,
      price_minor: 99_95,
    });
    return cartOf(await shopper({ tenant: slug }).add(unit.id));
  };
  const added = await buy('ch', { price_display: 'exclusive', tax_rate: 8.1 });
  expect(added).toMatchObject({ subtotal: 9995, taxes: 810, total: 10_805, taxes_included: false });
  const open = await buy('us', { price_display: 'exclusive', state_tax_rates: { states: { NY: 4 } } });
  expect(open).toMatchObject({ subtotal: 9995, taxes: 0, total: 9995, tax_rate: null });
});

test('[BAG-06] [CALLS-04] a call without a cart id is refused and brings one', async () => {
  const answer = await api.app.inject({ url: '/api/front/cart', headers: { 'x-tenant': 'it' } });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_missing']);
  expect(answer.headers['x-cart-id']).toMatch(/^IT_[0-9a-f-]{36}$/);
});

test('[CALLS-32] the same identifier on another site is another bag', async () => {
  await aSite(database.owner, { slug: 'es' });
  const unit = await aLupo();
  const anna = shopper();
  await anna.add(unit.id);
  expect(cartOf(await shopper({ tenant: 'es', cart: anna.cart }).show()).items).toEqual([]);
  await shopper({ tenant: 'es', cart: anna.cart }).remove(unit.id);
  expect(uuids(cartOf(await anna.show()))).toEqual([unit.id]);
});

test("a customer's bag is that customer's alone: others get 403 and a new id, whatever they try", async () => {
  const owner = await aSession(database.owner, { site_id: italy });
  const { id } = await aCart(database.owner, { site_id: italy, customer_id: owner.customerId });
  const unit = await aLupo();
  const rightful = shopper({ cart: id, token: owner.token });
  expect((await rightful.add(unit.id)).statusCode).toBe(200);
  const stranger = (await aSession(database.owner, { site_id: italy })).token;
  for (const other of [shopper({ cart: id }), shopper({ cart: id, token: stranger })]) {
    for (const answer of [
      await other.show(),
      await other.add((await aLupo()).id),
      await other.remove(unit.id),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      expect(answer.headers['x-cart-id']).toMatch(/^IT_/);
      expect(answer.body).not.toContain(unit.id);
    }
  }
  expect(uuids(cartOf(await rightful.show()))).toEqual([unit.id]);
});

test('a signed-in customer may use a bag without an owner; an invalid token is 401', async () => {
  const { token } = await aSession(database.owner, { site_id: italy });
  const unit = await aLupo();
  expect((await shopper({ token }).add(unit.id)).statusCode).toBe(200);
  expect((await shopper({ token: 'x'.repeat(43) }).show()).statusCode).toBe(401);
});

test('a bag that was ordered is closed and brings a new id', async () => {
  const { id } = await aCart(database.owner, { site_id: italy });
  await database.owner.updateTable('carts').set({ status: 'ordered' }).where('id', '=', id).execute();
  const answer = await shopper({ cart: id }).add((await aLupo()).id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_closed']);
  expect(answer.headers['x-cart-id']).toMatch(/^IT_/);
});

test('a bag costs the same number of statements however full it is', async () => {
  const fresh = await testApp(database.appUrl);
  const anna = shopper();
  for (let n = 0; n < 5; n += 1) await anna.add((await aLupo()).id);
  const headers = { 'x-tenant': 'it', 'x-cart-id': `IT_${anna.cart}` };
  await fresh.app.inject({ url: '/api/front/cart', headers });
  // Which site, and the cart.
  expect(await statementsPerCall(fresh, '/api/front/cart')).toBe(2);
  const payload = { uuid: (await aLupo()).id };
  await fresh.app.inject({ method: 'POST', url: '/api/front/cart/items', headers, payload });
  expect(await statementsPerCall(fresh, '/api/front/cart/items')).toBe(2);
  await fresh.close();
});
