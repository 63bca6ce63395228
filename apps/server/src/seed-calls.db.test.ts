import { startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from './features/customers/password/passwords.ts';
import { openPanel } from './features/payments/register/open-panel.ts';
import { aCustomer, aSession, aSite, aUnit } from './testing/builders/builders.ts';
import { ADDRESS, aShop, shopperIn } from './testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { aMethod, anAwaitingOrder, SIGNING_SECRET, testPayments } from './testing/worlds/payment-world.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

// The seed's tables of calls (seed 0 and 1, section 7): each call with the payload and the headers written there and no
// others. Providers are the sandbox.

let database: TestDatabase;
let api: TestApp;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let shop: Awaited<ReturnType<typeof aShop>>;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['stripe', 'mercadopago', 'paymentez', 'datafast', 'payway']);
  api = await testApp(database.appUrl, {
    environment: {
      PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts),
      PADDOCK_SIGNING_SECRET: SIGNING_SECRET,
    },
  });
  shop = await aShop(database.owner, { slug: 'it', country_iso: 'IT' });
  ({ token } = await aSession(database.owner, { site_id: shop.site.id }));
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

const asCustomer = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    headers: { 'x-tenant': 'it', 'x-locale': 'en', authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

test('[CALLS-35] GET addresses takes an optional type filter', async () => {
  expect((await asCustomer('GET', '/api/auth/addresses')).json().data).toEqual(expect.any(Array));
  const filtered = await asCustomer('GET', '/api/auth/addresses?type=billing');
  expect([filtered.statusCode, filtered.json().data]).toEqual([200, []]);
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

test('[CALLS-37] [CALLS-38] cart items take a uuid, check-out takes nothing', async () => {
  const shopper = shopperIn(api, { slug: 'it' });
  const unit = await shop.aUnit();
  expect((await shopper.send('POST', '/api/front/cart/items', { uuid: unit.id })).statusCode).toBe(200);
  expect((await shopper.send('POST', '/api/front/cart/check-out')).statusCode).toBe(200);
  expect((await shopper.send('POST', '/api/front/cart/check-out', {})).statusCode).toBe(200);
  expect((await shopper.send('DELETE', `/api/front/cart/items/${unit.id}`)).statusCode).toBe(200);
});

test('[CALLS-39] [CALLS-21] [H-04] checkout takes four fields and no further header; repeated, it is one order', async () => {
  const shopper = shopperIn(api, { slug: 'it' });
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

test('[CALLS-39] [H-04] chosen again after another way to pay, the first way makes a new attempt of the same order', async () => {
  const shopper = shopperIn(api, { slug: 'it' });
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

test.each([
  ['CALLS-47', (slug: string) => `products/${slug}/inventories?page=1&values[1]=2&inventory_status=on_hand`],
  [
    'CALLS-48',
    () => 'stores?distance=50&distance_unit=ml&lat=45.46&lng=9.19&services[]=showroom&use_distance=true',
  ],
  ['CALLS-48', () => 'stores?use_distance=false'],
])('[%s] a list takes its query', async (_id, pathOf) => {
  const url = `/api/front/${pathOf(shop.product.slug)}`;
  const answer = await api.app.inject({ url, headers: { 'x-tenant': 'it', 'x-locale': 'en' } });
  expect([answer.statusCode, answer.json().data]).toEqual([200, expect.any(Array)]);
});

interface Paying {
  readonly site: string;
  readonly currency: string;
  readonly component: string;
  readonly type?: 'bank-transfer' | 'cash' | 'check-payment' | 'tdc';
  readonly provider?: string;
}

/** An order that waits for its payment, and the panel its shopper sees. */
async function payingBy({ site: slug, currency, component, type = 'tdc', provider }: Paying) {
  const known = await database.owner
    .selectFrom('sites')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirst();
  const site = known ?? (await aSite(database.owner, { slug, currency, country_iso: slug.toUpperCase() }));
  const method = await aMethod(database.owner, {
    site_id: site.id,
    component,
    type,
    ...(provider && { provider, account_ref: `${provider}-${slug}` }),
  });
  const unit = await aUnit(database.owner, { site_id: site.id, currency, price_minor: 50_000 });
  const order = await anAwaitingOrder(database.owner, database.app, { site, method, unit });
  const payments = testPayments(database.app, api.deps.config.paymentAccounts);
  const { post } = await openPanel(payments, {
    siteId: site.id,
    attemptId: order.attemptId,
    locale: 'en',
    clientIp: '192.0.2.7',
  });
  const call = (url: string | undefined, payload: object) =>
    api.app.inject({
      method: 'POST',
      url: url ?? '',
      payload,
      headers: { 'x-tenant': slug, 'x-locale': 'en', 'x-cart-id': `${slug.toUpperCase()}_${order.cartId}` },
    });
  return { order, post, call, registration: { payment_method_id: method.id, check_terms: true } };
}

test.each([
  ['BankTransfer', 'bank-transfer', 'BP 20261116-000777'],
  ['CashPayment', 'cash', 'cash-delivery-order'],
  ['CheckPayment', 'check-payment', 'check-payment-order'],
] as const)(
  '[CALLS-40] %s: POST {post.url} takes payment_method_id, check_terms, ref',
  async (component, type, ref) => {
    const {
      order,
      post,
      call,
      registration: reported,
    } = await payingBy({ site: 'it', currency: 'EUR', component, type });
    const answer = await call(post.url, { ...reported, ref });
    expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
  },
);

test('[CALLS-42] a card: POST {post.url}/{id} takes payment_method_id, check_terms, ref', async () => {
  const {
    order,
    post,
    call,
    registration: reported,
  } = await payingBy({
    site: 'it',
    currency: 'EUR',
    component: 'Stripe',
    provider: 'stripe',
  });
  const answer = await call(`${post.url}/${post.result_data?.id}`, { ...reported, ref: 'pi_1' });
  expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
});

test('[CALLS-43] the regional gateway: POST {post.notify.url} takes payment_method_id, check_terms, ref, bin', async () => {
  const {
    order,
    post,
    call,
    registration: reported,
  } = await payingBy({
    site: 'ar',
    currency: 'ARS',
    component: 'Payway',
    provider: 'payway',
  });
  const account = sandbox.accounts['payway-ar'];
  const number = '4507990000004905';
  const made = await fetch(`${account?.baseUrl}/api/v2/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: account?.keys.public ?? '' },
    body: JSON.stringify({
      card_number: number,
      card_expiration_month: '08',
      card_expiration_year: '30',
      security_code: '123',
      card_holder_name: 'ANA QUIROGA',
      card_holder_identification: { type: 'dni', number: '28341905' },
    }),
  });
  const { id, status } = (await made.json()) as { id: string; status: string };
  expect(status).toBe('active');
  const answer = await call(post.notify?.url, { ...reported, ref: id, bin: number.slice(0, 7) });
  expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
});

test('[CALLS-44] the token gateway: POST {post.notify.url} takes its nine fields', async () => {
  const {
    order,
    post,
    call,
    registration: reported,
  } = await payingBy({
    site: 'ar',
    currency: 'ARS',
    component: 'MercadoPago',
    provider: 'mercadopago',
  });
  const account = sandbox.accounts['mercadopago-ar'];
  const made = await fetch(`${account?.baseUrl}/v1/card_tokens?public_key=${account?.keys.public}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: '4509953566233704',
      security_code: '123',
      expiration_month: '11',
      expiration_year: '30',
      cardholder: { name: 'APRO', identification: { type: 'DNI', number: '12345678' } },
    }),
  });
  const answer = await call(post.notify?.url, {
    ...reported,
    ref: ((await made.json()) as { id: string }).id,
    mp_payment_method_id: 'visa',
    issuer: '310',
    installments: 1,
    user_name: 'APRO',
    dni: '12345678',
    docType: 'DNI',
  });
  expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
});

test('[CALLS-45] the embedded checkout: POST {post.notify.url} takes payment_method_id, check_terms, ref, status', async () => {
  const {
    order,
    post,
    call,
    registration: reported,
  } = await payingBy({
    site: 'ec',
    currency: 'USD',
    component: 'Paymentez',
    provider: 'paymentez',
  });
  const { provider_ref } = await database.owner
    .selectFrom('payment_attempts')
    .select('provider_ref')
    .where('id', '=', order.attemptId)
    .executeTakeFirstOrThrow();
  const paid = await fetch(`${sandbox.accounts['paymentez-ec']?.baseUrl}/checkout/${provider_ref}/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4111111111111111', expiry: '1130', cvc: '123', name: 'Ana Quishpe' }),
  });
  const { transaction } = (await paid.json()) as { transaction: { id: string } };
  const answer = await call(post.notify?.url, { ...reported, ref: transaction.id, status: 'success' });
  expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
});

test('[CALLS-46] the embedded card: POST {post.url} takes the pre-form and answers the next widget’s post', async () => {
  const { post, call } = await payingBy({
    site: 'ec',
    currency: 'USD',
    component: 'Datafast',
    provider: 'datafast',
  });
  const answer = await call(post.url, {
    name: 'Ana',
    surname: 'Quishpe',
    user_id: '926687856',
    phone: '0984111222',
    street1: 'Av. Amazonas 1',
    postal_code: '170135',
  });
  expect([answer.statusCode, answer.json().data?.result_data?.id]).toEqual([200, expect.any(String)]);
});
