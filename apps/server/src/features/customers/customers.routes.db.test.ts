import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aSession, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let italyId: number;

beforeAll(async () => {
  database = await testDatabase();
  italyId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  api = await testApp(database.appUrl);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const user = (token: string | undefined, tenant = 'it') =>
  api.app.inject({
    url: '/api/auth/user',
    headers: { 'x-tenant': tenant, ...(token === undefined ? {} : { authorization: token }) },
  });

const logout = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { 'x-tenant': 'it', authorization: `Bearer ${token}` },
  });

test('[AUTH-07] [AUTH-09] [CALLS-09] a bearer token returns its customer', async () => {
  const customer = await aCustomer(database.owner, {
    site_id: italyId,
    given_name: 'Anna',
    family_name: 'Rossi',
    email: 'Anna@example.test',
    phone: '+39021',
  });
  const { token } = await aSession(database.owner, { site_id: italyId, customer_id: customer.id });
  const answer = await user(`Bearer ${token}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    data: {
      given_name: 'Anna',
      family_name: 'Rossi',
      full_name: 'Anna Rossi',
      email: 'Anna@example.test',
      phone: '+39021',
      pending_email: null,
    },
  });
});

test.each([
  ['no token', undefined],
  ['an empty token', 'Bearer '],
  ['another scheme', 'Basic YW5uYTpyb3NzaQ=='],
  ['a made-up token', `Bearer ${'x'.repeat(43)}`],
  ['a token with a quote', `Bearer ${"'or 1=1--".padEnd(43, 'x')}`],
])('%s is 401', async (_name, token) => {
  const answer = await user(token);
  expect(answer.statusCode).toBe(401);
  expect(answer.json().code).toBe('unauthenticated');
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

test('a token that has expired by the database clock is 401', async () => {
  const { token } = await aSession(database.owner, {
    site_id: italyId,
    expires_at: new Date(Date.now() - 1000),
  });
  expect((await user(`Bearer ${token}`)).statusCode).toBe(401);
});

test('a token made for something else than a session opens nothing', async () => {
  const { token } = await aSession(database.owner, { site_id: italyId, kind: 'recovery' });
  expect((await user(`Bearer ${token}`)).statusCode).toBe(401);
});

test('a token of one country is invalid in another', async () => {
  const { token } = await aSession(database.owner, { site_id: italyId });
  expect((await user(`Bearer ${token}`, 'fr')).statusCode).toBe(401);
});

test('a blocked customer is signed out everywhere', async () => {
  const { token, customerId } = await aSession(database.owner, { site_id: italyId });
  await database.owner
    .updateTable('customers')
    .set({ blocked_at: new Date() })
    .where('site_id', '=', italyId)
    .where('id', '=', customerId)
    .execute();
  expect((await user(`Bearer ${token}`)).statusCode).toBe(401);
});

test('after logout the token is dead, and the other device is not', async () => {
  const first = await aSession(database.owner, { site_id: italyId });
  const second = await aSession(database.owner, { site_id: italyId, customer_id: first.customerId });
  expect((await logout(first.token)).json()).toEqual({ data: { logged_out: true } });
  expect((await user(`Bearer ${first.token}`)).statusCode).toBe(401);
  expect((await logout(first.token)).statusCode).toBe(401);
  expect((await user(`Bearer ${second.token}`)).statusCode).toBe(200);
});

test('the table of tokens opens no account: what it holds is not accepted as a token', async () => {
  const { row } = await aSession(database.owner, { site_id: italyId });
  for (const form of ['hex', 'base64', 'base64url'] as const) {
    expect((await user(`Bearer ${row.token_hash.toString(form)}`)).statusCode).toBe(401);
  }
});

test('the api sets no cookie', async () => {
  const { token } = await aSession(database.owner, { site_id: italyId });
  expect((await user(`Bearer ${token}`)).headers['set-cookie']).toBeUndefined();
});

test('the user call costs seven statements at most: the site, then token and customer each in a transaction of the site', async () => {
  expect(await statementsPerCall(api, '/api/auth/user')).toBeLessThanOrEqual(7);
});
