import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrderKey } from './features/orders/links/order-key.ts';
import { isOpen } from './testing/access/access.ts';
import type { Owner } from './testing/access/access-owner.ts';
import { ACCESS } from './testing/access/access-table.ts';
import { type AccessWorld, openAccessWorld } from './testing/access/access-world.ts';
import { aCart, anOrder } from './testing/builders/builders.ts';

const MARK = 'Onlyforhisowner';
let world: AccessWorld;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  world = await openAccessWorld();
  owner = await world.owned(world.home, MARK);
  other = await world.owned(world.home, 'Other');
}, 60_000);
afterAll(() => world.close());

const send = (method: string, url: string, headers: Record<string, string>, payload?: object) =>
  world.api.app.inject({
    method: method as 'GET',
    url,
    headers: { 'x-tenant': 'it', ...headers },
    ...(payload ? { payload } : {}),
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const ofAuth = (...auths: string[]) =>
  [...world.routes].filter(([, { config }]) => auths.includes(config?.auth ?? ''));

test('[H-45] an order of a guest opens by the cart that made it and by the mailed link only', async () => {
  const bag = await aCart(world.db, { site_id: world.home.id });
  const order = await anOrder(world.db, { site_id: world.home.id, cart_id: bag.id });
  const sibling = await anOrder(world.db, { site_id: world.home.id });
  const url = `/api/front/sales-orders/${order.code}`;
  const key = (site: string, code: string) =>
    encodeURIComponent(makeOrderKey(world.api.deps.config.signingKeys, { site, code, linkVersion: 1 }));
  const unknown = await send('GET', '/api/front/sales-orders/ZZZZZZZZZZ99', {});
  const unused = `IT_${crypto.randomUUID()}`;
  const opening: [string, Record<string, string>][] = [
    ['', { 'x-cart-id': `IT_${bag.id}` }],
    ['', { 'x-cart-id': unused, 'x-past-carts': `${unused},IT_${bag.id}` }],
    [`?key=${key('it', order.code)}`, {}],
  ];
  for (const [query, headers] of opening)
    expect((await send('GET', url + query, headers)).statusCode).toBe(200);
  const shut: [string, Record<string, string>][] = [
    ['', {}],
    ['', { 'x-cart-id': unused }],
    ['', { 'x-cart-id': `ES_${bag.id}` }],
    ['', { 'x-tenant': 'es', 'x-cart-id': `ES_${bag.id}` }],
    [`?key=${key('it', sibling.code)}`, {}],
    [`?key=${key('es', order.code)}`, {}],
    [`?key=${key('es', order.code)}`, { 'x-tenant': 'es' }],
    ['?key=', {}],
  ];
  for (const [query, headers] of shut) {
    const { statusCode, body } = await send('GET', url + query, headers);
    expect([statusCode, body]).toEqual([404, unknown.body]);
  }
  const signedIn = await send('GET', `/api/auth/sales-orders/${order.code}`, { 'x-cart-id': `IT_${bag.id}` });
  expect(signedIn.statusCode).toBe(401);
});

test('a list holds only own rows, whatever foreign ids the headers name', async () => {
  const lists = ofAuth('customer', 'optional').filter(
    ([key]) => key.startsWith('GET ') && Object.values(ACCESS[key]?.ids ?? {}).every(isOpen),
  );
  expect(lists.length).toBeGreaterThan(5);
  const bag = String(owner.ids.cart);
  for (const [key] of lists) {
    const headers = { ...bearer(other.token), 'x-cart-id': bag, 'x-past-carts': bag };
    const answer = await send('GET', key.slice(4), headers);
    expect(answer.statusCode, key).toBeLessThan(500);
    expect(answer.body, key).not.toContain(MARK);
    expect((await send('GET', key.slice(4), bearer(owner.expiredToken))).statusCode, key).toBe(401);
  }
});

test("a customer's token opens nothing of the staff's or the feeds'", async () => {
  const doors = ofAuth('staff', 'feed');
  expect(doors.length).toBeGreaterThan(15);
  for (const [key] of doors) {
    const [method = '', path = ''] = key.split(' ');
    const answer = await send(method, path.replaceAll(/:\w+/g, '1'), bearer(owner.token));
    expect([answer.statusCode, key]).toEqual([401, key]);
  }
});

test('a foreign Idempotency-Key returns nothing of its owner', async () => {
  const [key, body] = [
    crypto.randomUUID(),
    {
      given_name: MARK,
      family_name: 'x',
      address1: 'Via Roma 1',
      city: 'Milano',
      postal_code: '20144',
      state: 'MI',
      country_code: 'IT',
    },
  ];
  const made = await send(
    'POST',
    '/api/auth/addresses',
    { ...bearer(owner.token), 'idempotency-key': key },
    body,
  );
  const again = await send(
    'POST',
    '/api/auth/addresses',
    { ...bearer(other.token), 'idempotency-key': key },
    body,
  );
  expect([made.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().data.id).not.toBe(made.json().data.id);
});
