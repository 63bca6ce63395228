import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aCustomer, aSession } from '../../testing/builders/builders.ts';
import { pastCart, testCartKey } from '../../testing/builders/cart-keys.ts';
import { ADDRESS, CONTACT, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';
import { forgetCarts } from '../privacy/forgetting/forgotten-carts.sql.ts';
import { makeCartKey } from './check-cart-id.ts';

let world: PlacingWorld;
beforeAll(async () => {
  world = await placingWorld();
}, 60_000);
afterAll(() => world.close());

/** Callers who know the cart's id from the checkout URL, with anything but its key. */
const WRONG_KEYS = ['', 'x', 'k'.repeat(43), testCartKey(randomUUIDv7()), makeCartKey()];

const send = (method: string, url: string, headers: Record<string, string>, payload?: object) =>
  world.api.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-tenant': 'it', 'x-locale': 'en', ...headers },
    ...(payload ? { payload } : {}),
  });

/** Every call about a cart or its checkout. */
const calls = (unit: string, addressId: number) =>
  [
    ['GET', '/api/front/cart'],
    ['POST', '/api/front/cart/items', { uuid: unit }],
    ['DELETE', `/api/front/cart/items/${unit}`],
    ['POST', '/api/front/cart/check-out'],
    ['PUT', '/api/front/cart/contact', { ...CONTACT, email: 'thief@example.test', address: ADDRESS }],
    ['POST', '/api/front/fulfillment', { address_type: 'home', address_id: addressId }],
    [
      'POST',
      '/api/front/sales-orders/checkout',
      {
        payment_method_id: world.shop.bank.id,
        check_terms: true,
        address_id: addressId,
        address_type: 'home',
      },
    ],
  ] as const;

const cartRow = (uuid: string) =>
  world.database.owner.selectFrom('carts').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow();

test('[C2] a caller who knows the id of a cart but not its key is answered like a stranger and changes nothing', async () => {
  const [unit, more] = await Promise.all([world.shop.aUnit(), world.shop.aUnit()]);
  const shopper = world.guest();
  const order = await shopper.walk([unit.id], world.shop.bank.id);
  const { token } = await aSession(world.database.owner, { site_id: world.shop.site.id });
  const before = await cartRow(shopper.cartUuid);
  for (const key of WRONG_KEYS)
    for (const bearer of [{}, { authorization: `Bearer ${token}` }])
      for (const [method, url, body] of calls(more.id, order.address_id)) {
        const answer = await send(
          method,
          url,
          { ...bearer, 'x-cart-id': shopper.cart, 'x-cart-key': key, 'idempotency-key': randomUUIDv7() },
          body,
        );
        expect([answer.statusCode, answer.json().code], `${method} ${url} with "${key}"`).toEqual([
          403,
          'forbidden',
        ]);
        expect(answer.body).not.toContain(CONTACT.email);
        expect(answer.headers['x-cart-id']).toMatch(/^IT_[0-9a-f-]{36}$/);
        expect(answer.headers['x-cart-id']).not.toBe(shopper.cart);
        expect(answer.headers['x-cart-key']).toMatch(/^[\w-]{43}$/);
      }
  expect(await cartRow(shopper.cartUuid)).toEqual(before);
  expect(before.customer_id).toBeNull();
  expect((await shopper.send('GET', '/api/front/cart')).json().data.items).toHaveLength(1);
  expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
});

test('[C2] the key of the first unit added is the key of the cart; the database has only its hash', async () => {
  const unit = await world.shop.aUnit();
  const cart = `IT_${randomUUIDv7()}`;
  const [first, second] = [makeCartKey(), makeCartKey()];
  const add = (key: string) =>
    send('POST', '/api/front/cart/items', { 'x-cart-id': cart, 'x-cart-key': key }, { uuid: unit.id });
  expect((await add(first)).statusCode).toBe(200);
  expect((await add(second)).statusCode).toBe(403);
  expect((await add(first)).statusCode).toBe(200);
  const row = await cartRow(cart.slice(3));
  expect(row.key_hash).toHaveLength(32);
  expect(row.key_hash?.toString('base64url')).not.toBe(first);
});

test('[C2] a cart without a key hash is refused', async () => {
  const shopper = world.guest();
  await shopper.add((await world.shop.aUnit()).id);
  await world.database.owner
    .updateTable('carts')
    .set({ key_hash: null })
    .where('id', '=', shopper.cartUuid)
    .execute();
  expect((await shopper.send('GET', '/api/front/cart')).statusCode).toBe(403);
});

test('[C2] ways to pay are compared with the sum of a cart only for its key', async () => {
  const shopper = world.guest();
  await shopper.add((await world.shop.aUnit({ price_minor: 900_000 })).id);
  const { id } = await world.database.owner
    .selectFrom('payment_methods')
    .select('id')
    .where('id', '=', world.card)
    .executeTakeFirstOrThrow();
  const limit = (settings: string) =>
    world.database.owner.updateTable('payment_methods').set({ settings }).where('id', '=', id).execute();
  await limit(JSON.stringify({ max_minor: 1000 }));
  const available = async (key?: string) => {
    const headers = { 'x-cart-id': shopper.cart, ...(key === undefined ? {} : { 'x-cart-key': key }) };
    const { data } = (await send('GET', '/api/front/payment-methods', headers)).json();
    return data.find((method: { id: number }) => method.id === id).available;
  };
  expect(await available()).toBe(false);
  for (const key of WRONG_KEYS) expect(await available(key)).toBe(true);
  await limit('{}');
});

test('[C2] the order of a guest opens to its cart only together with the key, also as a past cart', async () => {
  const shopper = world.guest();
  const body = await shopper.walk([(await world.shop.aUnit()).id], world.shop.bank.id);
  const placed = (await shopper.order(body)).json().data;
  const code: string = placed.order.code;
  const opens = async (headers: Record<string, string>) =>
    (await send('GET', `/api/front/sales-orders/${code}`, headers)).statusCode;
  const latest = async (headers: Record<string, string>) =>
    (await send('GET', '/api/front/sales-orders', headers)).statusCode;
  for (const ask of [opens, latest]) {
    expect(await ask({ 'x-cart-id': shopper.cart })).toBe(200);
    expect(await ask({ 'x-past-carts': pastCart(shopper.cart) })).toBe(200);
    for (const key of WRONG_KEYS) {
      expect(await ask({ 'x-cart-id': shopper.cart, 'x-cart-key': key })).toBe(404);
      expect(await ask({ 'x-cart-key': '', 'x-past-carts': `${shopper.cart}.${key}` })).toBe(404);
    }
    expect(await ask({ 'x-cart-key': '', 'x-past-carts': shopper.cart })).toBe(404);
  }
  const pay = async (headers: Record<string, string>) =>
    (
      await send('POST', placed.post.url, headers, {
        payment_method_id: world.shop.bank.id,
        check_terms: true,
        ref: 'TRX 1',
      })
    ).statusCode;
  for (const key of WRONG_KEYS) {
    expect(await pay({ 'x-cart-id': shopper.cart, 'x-cart-key': key })).toBe(404);
    expect(await pay({ 'x-cart-key': '', 'x-past-carts': `${shopper.cart}.${key}` })).toBe(404);
  }
  expect(await pay({ 'x-cart-id': shopper.cart })).toBe(200);
});

test('[C2] [H-45] the order of a customer opens to the bearer alone, never to the cart that made it, even with the key', async () => {
  const { token } = await aSession(world.database.owner, { site_id: world.shop.site.id });
  const shopper = shopperIn(world.api, { slug: 'it', token });
  const body = await shopper.walk([(await world.shop.aUnit()).id], world.shop.bank.id);
  const placed = (await shopper.order(body)).json().data;
  const url = `/api/front/sales-orders/${placed.order.code}`;
  expect((await shopper.show(placed.order.code)).statusCode).toBe(200);
  const leftBehind = { 'x-cart-id': shopper.cart, 'x-past-carts': shopper.cart };
  for (const path of [url, `${url}/events?seconds=1`, '/api/front/sales-orders'])
    expect((await send('GET', path, leftBehind)).statusCode, path).toBe(404);
  expect((await send('GET', '/api/front/cart', leftBehind)).statusCode).toBe(403);
  const registered = { payment_method_id: world.shop.bank.id, check_terms: true, ref: 'TRX 1' };
  expect((await send('POST', placed.post.url, leftBehind, registered)).statusCode).toBe(404);
  const other = await aSession(world.database.owner, { site_id: world.shop.site.id });
  const stranger = { ...leftBehind, authorization: `Bearer ${other.token}` };
  expect((await send('GET', url, stranger)).statusCode).toBe(404);
});

test('[C2] the answer to an order is repeated for an Idempotency-Key only with the cart key', async () => {
  const shopper = world.guest();
  const body = await shopper.walk([(await world.shop.aUnit()).id], world.shop.bank.id);
  const key = randomUUIDv7();
  expect((await shopper.order(body, key)).statusCode).toBe(200);
  expect((await shopper.order(body, key)).headers['idempotent-replayed']).toBe('true');
  const answer = await send(
    'POST',
    '/api/front/sales-orders/checkout',
    { 'x-cart-id': shopper.cart, 'x-cart-key': makeCartKey(), 'idempotency-key': key },
    body,
  );
  expect(answer.statusCode).toBe(403);
});

test('[C2] the customer of an unpaid order gets a new key for its cart, and the key before it is refused', async () => {
  const customer = await aCustomer(world.database.owner, { site_id: world.shop.site.id });
  const { token } = await aSession(world.database.owner, {
    site_id: world.shop.site.id,
    customer_id: customer.id,
  });
  const shopper = shopperIn(world.api, { slug: 'it', token });
  const body = await shopper.walk([(await world.shop.aUnit()).id], world.shop.bank.id);
  const { code } = (await shopper.order(body)).json().data.order;
  const url = `/api/auth/sales-orders/${code}/cart-key`;
  const { token: others } = await aSession(world.database.owner, { site_id: world.shop.site.id });
  expect((await send('POST', url, { authorization: `Bearer ${others}` })).statusCode).toBe(404);
  const issued = (await send('POST', url, { authorization: `Bearer ${token}` })).json().data;
  expect(issued.cart_uuid).toBe(shopper.cartUuid);
  expect((await shopper.checkOut()).statusCode).toBe(403);
  const answer = await send('POST', '/api/front/cart/check-out', {
    authorization: `Bearer ${token}`,
    'x-cart-id': shopper.cart,
    'x-cart-key': issued.cart_key,
  });
  expect(answer.statusCode).toBe(200);
});

test('[C2] erasure ends the cart: no key opens it, and no stored answer of its guest is left', async () => {
  const { owner } = world.database;
  const customer = await aCustomer(owner, { site_id: world.shop.site.id });
  const shopper = world.guest();
  const body = await shopper.walk([(await world.shop.aUnit()).id], world.shop.bank.id);
  const answers = () =>
    owner
      .selectFrom('idempotency_keys')
      .select('key')
      .where('actor', 'like', `%${shopper.cartUuid}%`)
      .execute();
  expect((await shopper.order(body)).statusCode).toBe(200);
  expect((await answers()).length).toBeGreaterThan(0);
  await owner
    .updateTable('carts')
    .set({ customer_id: customer.id })
    .where('id', '=', shopper.cartUuid)
    .execute();
  const who = { siteId: world.shop.site.id, customerId: customer.id };
  await withSite(world.database.app, who.siteId, (tx) => forgetCarts(tx, who));
  expect(await answers()).toEqual([]);
  expect((await cartRow(shopper.cartUuid)).key_hash).toBeNull();
});
