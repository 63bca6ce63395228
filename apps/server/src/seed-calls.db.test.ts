import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from './features/customers/password/passwords.ts';
import { aCustomer, aSession } from './testing/builders/builders.ts';
import { testCartKey } from './testing/builders/cart-keys.ts';
import { ADDRESS, aShop, shopperIn } from './testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { aMethod } from './testing/worlds/payment-world.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

// The seed's tables of calls (seed 0 and 1, section 7): each call with the payload written there and no header beyond
// those that the test states. One is not in the seed: `X-Cart-Key`, without which a cart's address would open it (decision
// 0035). What the panels of the providers send is in seed-payments.db.test.ts.

let database: TestDatabase;
let api: TestApp;
let shop: Awaited<ReturnType<typeof aShop>>;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  api = await testApp(database.appUrl, { addsCartKeys: false });
  shop = await aShop(database.owner, { slug: 'it', country_iso: 'IT' });
  ({ token } = await aSession(database.owner, { site_id: shop.site.id }));
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const asCustomer = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    headers: { 'x-tenant': 'it', 'x-locale': 'en', authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

test('[CALLS-36] [CALLS-12] [H-04] POST and PUT addresses take an address and no further header', async () => {
  const address = {
    ...ADDRESS,
    type: 'shipping',
    given_name: 'Anna',
    family_name: 'Rossi',
    phone: '02 1234 5678',
  };
  const made = await asCustomer('POST', '/api/auth/addresses', address);
  expect([made.statusCode, made.json().data]).toMatchObject([201, { city: 'Milano' }]);
  const again = await asCustomer('POST', '/api/auth/addresses', address);
  expect(again.json().data.id).toBe(made.json().data.id);
  const url = `/api/auth/addresses/${made.json().data.id}`;
  const changed = await asCustomer('PUT', url, { ...address, city: 'Monza' });
  expect([changed.statusCode, changed.json().data.city]).toEqual([200, 'Monza']);
  expect((await asCustomer('DELETE', url)).statusCode).toBeLessThan(300);
});

const buyer = () => shopperIn(api, { slug: 'it', token, statesKey: true });

test('[CALLS-37] [CALLS-38] cart items take a uuid, check-out takes nothing', async () => {
  const shopper = buyer();
  const unit = await shop.aUnit();
  expect((await shopper.send('POST', '/api/front/cart/items', { uuid: unit.id })).statusCode).toBe(200);
  expect((await shopper.send('POST', '/api/front/cart/check-out')).statusCode).toBe(200);
  expect((await shopper.send('POST', '/api/front/cart/check-out', {})).statusCode).toBe(200);
  expect((await shopper.send('DELETE', `/api/front/cart/items/${unit.id}`)).statusCode).toBe(200);
});

test('[CALLS-39] [CALLS-21] [H-04] checkout takes four fields and no Idempotency-Key; repeated, it is one order', async () => {
  const shopper = buyer();
  const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
  expect(Object.keys(body).sort()).toEqual([
    'address_id',
    'address_type',
    'check_terms',
    'payment_method_id',
  ]);
  const first = await shopper.send('POST', '/api/front/sales-orders/checkout', body);
  const again = await shopper.send('POST', '/api/front/sales-orders/checkout', body);
  expect([first.statusCode, first.json().data.component]).toEqual([200, 'BankTransfer']);
  expect(again.body).toBe(first.body);
  const { count } = await database.owner
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cart_id', '=', shopper.cartUuid)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test.each([
  ['a guest', () => null],
  ['a customer', () => token],
])(
  '[CALLS-39] [H-03] %s needs tenant, cart and key for every cart and checkout call, and no header more',
  async (_who, bearer) => {
    const signedIn = bearer();
    const shopper = shopperIn(api, { slug: 'it', ...(signedIn ? { token: signedIn } : {}), statesKey: true });
    const unit = (await shop.aUnit()).id;
    const body = await shopper.walk([unit], shop.bank.id);
    const home = { address_type: 'home', address_id: body.address_id };
    const headers: Record<string, string> = {
      'x-tenant': 'it',
      'x-cart-id': shopper.cart,
      'x-cart-key': testCartKey(shopper.cart),
      ...(signedIn ? { authorization: `Bearer ${signedIn}` } : {}),
    };
    const REFUSED = { 'x-tenant': 404, 'x-cart-id': 409, 'x-cart-key': 403 } as const;
    const calls = [
      ['GET', '/api/front/cart', undefined],
      ['POST', '/api/front/cart/items', { uuid: unit }],
      ['POST', '/api/front/cart/check-out', undefined],
      ['POST', '/api/front/fulfillment', home],
      ['POST', '/api/front/sales-orders/checkout', body],
    ] as const;
    for (const [method, url, payload] of calls) {
      const send = (sent: Record<string, string>) =>
        api.app.inject({ method, url, headers: sent, ...(payload ? { payload } : {}) });
      for (const [name, status] of Object.entries(REFUSED)) {
        const { [name]: _dropped, ...rest } = headers;
        expect((await send(rest)).statusCode, `${method} ${url} without ${name}`).toBe(status);
      }
      expect((await send(headers)).statusCode, `${method} ${url}`).toBe(200);
    }
  },
);

test('[CALLS-39] [H-04] chosen again after another way to pay, the first way makes a new attempt of the same order', async () => {
  const shopper = buyer();
  const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
  const cheque = await aMethod(database.owner, {
    site_id: shop.site.id,
    component: 'CheckPayment',
    type: 'check-payment',
  });
  const order = (methodId: number) =>
    shopper.send('POST', '/api/front/sales-orders/checkout', { ...body, payment_method_id: methodId });
  const first = await order(shop.bank.id);
  expect((await order(cheque.id)).json().data.component).toBe('CheckPayment');
  await database.owner.updateTable('idempotency_keys').set({ expires_at: new Date() }).execute();
  const later = await order(shop.bank.id);
  expect(later.json().data.order.code).toBe(first.json().data.order.code);
  expect(later.json().data.post.url).not.toBe(first.json().data.post.url);
});

test('[CALLS-34] login takes the credentials and answers a token and its end', async () => {
  const password_hash = await hashPassword('una parola lunga');
  await aCustomer(database.owner, { site_id: shop.site.id, email: 'giulia@example.test', password_hash });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'giulia@example.test', password: 'una parola lunga' },
    headers: { 'x-tenant': 'it', 'x-locale': 'en' },
  });
  expect([answer.statusCode, answer.json().data]).toMatchObject([
    200,
    { access_token: expect.any(String), expires_at: expect.any(String) },
  ]);
});

test('[CALLS-40] [H-03] a guest pays with the cart and its key instead of the bearer', async () => {
  const shopper = shopperIn(api, { slug: 'it', statesKey: true });
  const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
  const { post } = (await shopper.order(body)).json().data;
  const payload = { payment_method_id: shop.bank.id, check_terms: true, ref: 'TRX 1' };
  const paid = async (headers: Record<string, string>) =>
    (
      await api.app.inject({
        method: 'POST',
        url: post.url,
        payload,
        headers: { 'x-tenant': 'it', ...headers },
      })
    ).statusCode;
  const [cart, key] = [{ 'x-cart-id': shopper.cart }, { 'x-cart-key': testCartKey(shopper.cart) }];
  expect(await Promise.all([paid({}), paid(cart), paid(key)])).toEqual([404, 404, 404]);
  expect(await paid({ ...cart, ...key })).toBe(200);
});
