import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aCustomer, aSession, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { createAddress } from './address-book.ts';
import { completeAddress } from './addresses.contract.ts';

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
  type: 'shipping',
  label: 'Home',
  given_name: 'Anna',
  family_name: 'Rossi',
  phone: '+39 347 555 0162',
  address1: 'Via Mazzolari 18',
  address2: 'Int. 4',
  city: 'Pesaro',
  state: 'PU',
  postal_code: '61121',
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

describe('an address is made, listed by type, changed and forgotten', () => {
  let made: Awaited<ReturnType<typeof call>>;
  let billing: Awaited<ReturnType<typeof call>>;
  const idOfMade = () => made.json().data.id;

  test('[CALLS-12] [ACCOUNT-04] [ACCOUNT-10] POST makes one and answers with its fields', async () => {
    made = await call('POST', '', anna, ADDRESS);
    expect(made.statusCode).toBe(201);
    expect(made.json().data).toEqual({
      ...completeAddress(ADDRESS),
      id: idOfMade(),
      country_code: 'IT',
      phone: '+393475550162',
    });
    billing = await call('POST', '', anna, { ...ADDRESS, type: 'billing', label: null, address2: null });
  });

  test('[CALLS-11] [CALLS-35] [ACCOUNT-09] GET lists them, all or of one type', async () => {
    expect((await call('GET', '', anna)).json()).toEqual({
      data: [made.json().data, billing.json().data],
      meta: { total: 2 },
    });
    expect((await call('GET', '?type=billing', anna)).json().data).toEqual([billing.json().data]);
  });

  test('[CALLS-13] [ACCOUNT-11] PUT changes one', async () => {
    const changed = await call('PUT', `/${idOfMade()}`, anna, { ...ADDRESS, city: 'Fano' });
    expect(changed.json().data).toMatchObject({ id: idOfMade(), city: 'Fano' });
  });

  test('[CALLS-14] [ACCOUNT-12] DELETE forgets one', async () => {
    expect((await call('DELETE', `/${idOfMade()}`, anna)).statusCode).toBe(200);
    expect((await call('GET', '', anna)).json().data).toEqual([billing.json().data]);
  });
});

test('the same key makes one address', async () => {
  const once = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/addresses',
      payload: ADDRESS,
      headers: { 'x-tenant': 'it', authorization: `Bearer ${bruno}`, 'idempotency-key': 'one' },
    });
  const [first, second] = [await once(), await once()];
  expect(second.body).toBe(first.body);
  expect((await call('GET', '', bruno)).json().meta.total).toBe(1);
});

test('[ORDERS-16] [CALLS-32] only its owner, signed in on this site, reaches an address; other callers get 404', async () => {
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

test('[ACCOUNT-05] an address is for billing, shipping or pickup, and for nothing else', async () => {
  for (const type of ['billing', 'shipping', 'pickup']) {
    const made = await call('POST', '', bruno, { ...ADDRESS, type });
    expect(made.json().data.type).toBe(type);
    expect((await call('GET', `?type=${type}`, bruno)).json().data).toContainEqual(made.json().data);
  }
  expect((await call('POST', '', bruno, { ...ADDRESS, type: 'holiday' })).statusCode).toBe(422);
});

test('what its country does not know is refused field by field, in every language', async () => {
  const wrong = { ...ADDRESS, postal_code: '6112', state: 'ZZ', phone: '12', city: ' ' };
  const sentences = new Set<string>();
  for (const locale of CATALOGUE_LOCALES) {
    const refused = await api.app.inject({
      method: 'POST',
      url: '/api/auth/addresses',
      payload: { ...wrong, city: 'Pesaro' },
      headers: {
        'x-tenant': 'it',
        'x-locale': locale,
        authorization: `Bearer ${bruno}`,
        'idempotency-key': `wrong-${locale}`,
      },
    });
    expect(refused.statusCode).toBe(422);
    const { code, errors } = refused.json();
    expect(code).toBe('validation_failed');
    expect(Object.keys(errors).sort()).toEqual(['phone', 'postal_code', 'state']);
    expect(errors.postal_code[0]).toContain('00144');
    sentences.add(errors.phone[0]).add(errors.postal_code[0]);
  }
  expect(sentences.size).toBe(2 * CATALOGUE_LOCALES.length);

  const { id } = (await call('POST', '', anna, ADDRESS)).json().data;
  const unchanged = await call('PUT', `/${id}`, anna, { ...ADDRESS, state: 'ZZ' });
  expect(unchanged.json()).toMatchObject({ code: 'validation_failed', errors: { state: expect.any(Array) } });
  // Another's address is not there at all, whatever is wrong with the new wording: but wrong is said first.
  expect((await call('PUT', `/${id}`, bruno, ADDRESS)).statusCode).toBe(404);
});

test('a country says how its addresses are asked for, its areas in words the reader knows', async () => {
  const shape = async (country: string, locale: string) =>
    (
      await api.app.inject({
        url: `/api/front/addresses/shapes/${country}`,
        headers: { 'x-tenant': 'it', 'x-locale': locale },
      })
    ).json().data;
  const japan = await shape('JP', 'ja');
  expect(japan.parts.map(({ name }: { name: string }) => name)).toEqual([
    ...['address1', 'postal_code', 'state', 'city', 'address2'],
  ]);
  expect(japan.names).toEqual({ state: 'prefecture', city: 'municipality', postal: 'postal' });
  expect(japan.areas[0]).toEqual({ value: '北海道', name: '北海道', latin: 'Hokkaidō' });
  expect((await shape('JP', 'it')).areas[0]).toMatchObject({ value: '愛知県', name: 'Aichi' });
  expect((await shape('AE', 'ar')).areas[0].name).toBe('أبو ظبي');
  expect(await shape('QQ', 'en')).toMatchObject({ areas: null, postal_example: null });
});

const italianBook = async (filled: number) => {
  const italy = await database.owner
    .selectFrom('sites')
    .select('id')
    .where('slug', '=', 'it')
    .executeTakeFirstOrThrow();
  const customer = await aCustomer(database.owner, { site_id: italy.id });
  const { token } = await aSession(database.owner, { site_id: italy.id, customer_id: customer.id });
  const row = { ...ADDRESS, type: 'shipping' as const, country_code: 'IT' };
  const owner = { site_id: italy.id, customer_id: customer.id };
  const fill = (count: number) =>
    database.owner
      .insertInto('addresses')
      .values(Array.from({ length: count }, () => ({ ...row, ...owner })))
      .execute();
  if (filled > 0) await fill(filled);
  return { token, fill, owner: { siteId: italy.id, customerId: customer.id } };
};

test('a book of fifty is full, for us and for the table itself', async () => {
  const { token, fill } = await italianBook(50);
  const refused = await call('POST', '', token, ADDRESS);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().code).toBe('too_many_addresses');
  await expect(fill(1)).rejects.toMatchObject({ constraint: 'addresses_most' });
});

test('of many who add the last one at the same moment one does', async () => {
  const { owner, token } = await italianBook(49);
  const input = { ...ADDRESS, type: 'shipping' as const, country_code: 'IT' };
  const results = await race(database.appUrl, 8, (db) =>
    withSite(db, owner.siteId, (tx) => createAddress(tx, owner, input)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((one) => !one.ok && one.code === 'too_many_addresses')).toHaveLength(7);
  expect((await call('GET', '', token)).json().meta.total).toBe(50);
});

test('the same key at the same moment makes one address', async () => {
  const { token } = await italianBook(0);
  const once = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/addresses',
      payload: ADDRESS,
      headers: { 'x-tenant': 'it', authorization: `Bearer ${token}`, 'idempotency-key': 'together' },
    });
  const answers = await Promise.all(Array.from({ length: 6 }, once));
  const ids = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json().data.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
  expect((await call('GET', '', token)).json().meta.total).toBe(1);
});
