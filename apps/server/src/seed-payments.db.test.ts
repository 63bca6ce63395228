import { startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPanel } from './features/payments/register/open-panel.ts';
import { aSession, aSite, aUnit } from './testing/builders/builders.ts';
import { testCartKey } from './testing/builders/cart-keys.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { aMethod, anAwaitingOrder, SIGNING_SECRET, testPayments } from './testing/worlds/payment-world.ts';
import { type TestApp, testApp } from './testing/worlds/test-app.ts';

// The seed's calls of the payment panels (seed 0, section 7): each with the payload written there and no header beyond
// tenant, locale and the bearer of the customer whose order it is. Providers are the sandbox.

let database: TestDatabase;
let api: TestApp;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['stripe', 'mercadopago', 'paymentez', 'datafast', 'payway', 'payphone']);
  api = await testApp(database.appUrl, {
    addsCartKeys: false,
    environment: {
      PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts),
      PADDOCK_SIGNING_SECRET: SIGNING_SECRET,
    },
  });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

interface Paying {
  readonly site: string;
  readonly currency: string;
  readonly component: string;
  readonly type?: 'bank-transfer' | 'cash' | 'check-payment' | 'tdc' | 'others';
  readonly provider?: string;
}

/** A customer's order that waits for its payment, and the panel its shopper sees. Its calls carry the bearer, no cart. */
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
  const session = await aSession(database.owner, { site_id: site.id });
  const customerId = session.row.customer_id;
  const order = await anAwaitingOrder(database.owner, database.app, { site, method, unit, customerId });
  const payments = testPayments(database.app, api.deps.config.paymentAccounts);
  const { post } = await openPanel(payments, {
    siteId: site.id,
    attemptId: order.attemptId,
    locale: 'en',
    clientIp: '192.0.2.7',
  });
  const bearer = { authorization: `Bearer ${session.token}` };
  const call = (url: string | undefined, payload: object, headers: Record<string, string> = bearer) =>
    api.app.inject({
      method: 'POST',
      url: url ?? '',
      payload,
      headers: { 'x-tenant': slug, 'x-locale': 'en', ...headers },
    });
  return { order, post, call, bearer, registration: { payment_method_id: method.id, check_terms: true } };
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
    const carts = { 'x-cart-id': `IT_${order.cartId}`, 'x-cart-key': testCartKey(order.cartId) };
    expect((await call(post.url, { ...reported, ref }, {})).statusCode).toBe(404);
    expect((await call(post.url, { ...reported, ref }, carts)).statusCode).toBe(404);
    const answer = await call(post.url, { ...reported, ref });
    expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
  },
);

test('[CALLS-41] [H-03] the phone payment takes params plus phoneNumber, with the bearer of its panel as X-Checkout-Token', async () => {
  const { order, post, call, bearer } = await payingBy({
    site: 'ec',
    currency: 'USD',
    component: 'PayPhone',
    provider: 'payphone',
    type: 'others',
  });
  const payload = { ...post.params, phoneNumber: '0984110001' };
  expect(Object.keys(payload).sort()).toEqual(['countryCode', 'phoneNumber']);
  const token = { 'x-checkout-token': post.token ?? '' };
  expect((await call(post.url, payload)).statusCode).toBe(403);
  expect((await call(post.url, payload, token)).statusCode).toBe(404);
  for (const wrong of [{ check_terms: false }, { payment_method_id: 1_000_000 }])
    expect((await call(post.url, { ...payload, ...wrong }, { ...bearer, ...token })).statusCode).toBe(422);
  const answer = await call(post.url, payload, { ...bearer, ...token });
  expect([answer.statusCode, answer.json().data?.code]).toEqual([200, order.code]);
});

test.each([
  ['BankTransfer', 'bank-transfer'],
  ['CheckPayment', 'check-payment'],
] as const)(
  '[CALLS-40] %s: without payment_method_id or check_terms nothing is registered',
  async (component, type) => {
    const {
      post,
      call,
      registration: reported,
    } = await payingBy({ site: 'it', currency: 'EUR', component, type });
    for (const missing of ['payment_method_id', 'check_terms'] as const) {
      const { [missing]: _dropped, ...rest } = { ...reported, ref: 'BP 1' };
      const answer = await call(post.url, rest);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [missing]]);
    }
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
