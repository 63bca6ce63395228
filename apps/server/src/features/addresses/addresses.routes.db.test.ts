import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aSession, aSite } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let anna: string;
let bruno: string;
let keys = 0;

beforeAll(async () => {
  database = await testDatabase();
  const italy = await aSite(database.owner, { slug: 'it' });
  await aSite(database.owner, { slug: 'fr' });
  const signIn = async () => {
    const customer = await aCustomer(database.owner, { site_id: italy.id });
    return (await aSession(database.owner, { site_id: italy.id, customer_id: customer.id })).token;
  };
  anna = await signIn();
  bruno = await signIn();
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ADDRESS = {
  ...{ type: 'shipping', label: 'Home', given_name: 'Anna', family_name: 'Rossi', phone: '+39 347 555 0162' },
  ...{ address1: 'Via Mazzolari 18', address2: 'Int. 4', city: 'Pesaro', state: 'PU', postal_code: '61121' },
  country_code: 'it',
};

function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  token?: string,
  payload?: object,
  tenant = 'it',
) {
  keys += 1;
  return api.app.inject({
    method,
    url: `/api/auth/addresses${url}`,
    headers: {
      'x-tenant': tenant,
      'idempotency-key': `key-${keys}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(payload ? { payload } : {}),
  });
}

test('[CALLS-11] [CALLS-12] [CALLS-13] [CALLS-14] [ACCOUNT-09] [ACCOUNT-10] [ACCOUNT-11] [ACCOUNT-12] [ACCOUNT-04] an address is made, listed by type, changed and forgotten', async () => {
  const made = await call('POST', '', anna, ADDRESS);
  expect(made.statusCode).toBe(201);
  const { id } = made.json().data;
  expect(made.json().data).toEqual({ ...ADDRESS, id, country_code: 'IT' });
  const billing = await call('POST', '', anna, { ...ADDRESS, type: 'billing', label: null, address2: null });

  expect((await call('GET', '', anna)).json()).toEqual({
    data: [made.json().data, billing.json().data],
    meta: { total: 2 },
  });
  expect((await call('GET', '?type=billing', anna)).json().data).toEqual([billing.json().data]);

  const changed = await call('PUT', `/${id}`, anna, { ...ADDRESS, city: 'Fano' });
  expect(changed.json().data).toMatchObject({ id, city: 'Fano' });

  expect((await call('DELETE', `/${id}`, anna)).statusCode).toBe(200);
  expect((await call('GET', '', anna)).json().data).toEqual([billing.json().data]);
});

test('the same key makes one address', async () => {
  const once = () =>
    api.app.inject({
      ...{ method: 'POST', url: '/api/auth/addresses', payload: ADDRESS },
      headers: { 'x-tenant': 'it', authorization: `Bearer ${bruno}`, 'idempotency-key': 'one' },
    });
  const [first, second] = [await once(), await once()];
  expect(second.body).toBe(first.body);
  expect((await call('GET', '', bruno)).json().meta.total).toBe(1);
});

test('[ORDERS-16] [CALLS-32] only its owner, signed in on this site, reaches an address; everybody else finds nothing', async () => {
  const { id } = (await call('POST', '', anna, ADDRESS)).json().data;
  for (const method of ['PUT', 'DELETE'] as const) {
    const payload = method === 'PUT' ? ADDRESS : undefined;
    expect((await call(method, `/${id}`, bruno, payload)).statusCode).toBe(404);
    expect((await call(method, `/${id}`, anna, payload, 'fr')).statusCode).toBe(401);
    expect((await call(method, `/${id}`, undefined, payload)).statusCode).toBe(401);
  }
  expect((await call('GET', '')).statusCode).toBe(401);
  expect((await call('PUT', `/${id}`, anna, ADDRESS)).statusCode).toBe(200);
});

test('a book of fifty is full', async () => {
  const italy = await database.owner
    .selectFrom('sites')
    .select('id')
    .where('slug', '=', 'it')
    .executeTakeFirstOrThrow();
  const customer = await aCustomer(database.owner, { site_id: italy.id });
  const { token } = await aSession(database.owner, { site_id: italy.id, customer_id: customer.id });
  const row = {
    ...ADDRESS,
    type: 'shipping' as const,
    country_code: 'IT',
    site_id: italy.id,
    customer_id: customer.id,
  };
  await database.owner
    .insertInto('addresses')
    .values(Array.from({ length: 50 }, () => row))
    .execute();
  const refused = await call('POST', '', token, ADDRESS);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().code).toBe('too_many_addresses');
});
