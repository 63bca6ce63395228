import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anOrder, aSession, aSite } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/test-app.ts';
import { aWholePerson, PERSON } from '../../testing/whole-person.ts';

let database: TestDatabase;
let api: TestApp;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const take = (token: string) =>
  api.app.inject({
    url: '/api/auth/user/export',
    headers: { 'x-tenant': 'it', authorization: `Bearer ${token}` },
  });

test('the file has everything we hold about her, and nothing of others', async () => {
  const her = await aWholePerson(database.owner, siteId);
  const other = await aCustomer(database.owner, { site_id: siteId, email: 'other@posta.example' });
  await anOrder(database.owner, { site_id: siteId, customer_id: other.id, email: 'other@posta.example' });
  // A guest with the same address is not her until she has proved it is.
  await anOrder(database.owner, { site_id: siteId, email: PERSON.email });

  const answer = await take(her.token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers['cache-control']).toContain('no-store');

  const file = answer.json();
  expect(file.profile).toMatchObject({
    email: PERSON.email,
    given_name: PERSON.given_name,
    phone: PERSON.phone,
  });
  const counts = Object.fromEntries(
    Object.entries(file).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : [])),
  );
  expect(counts).toEqual({
    ...{
      addresses: 1,
      bags: 1,
      orders: 1,
      bikes: 1,
      bikes_owned: 1,
      bike_registrations: 1,
      bike_transfers: 1,
      newsletter: 1,
      questions: 1,
    },
    ...{ warranty_requests: 1, uploads: 5, sessions: 1, passkeys: 1, mails: 2, consents: 0 },
  });
  const [order] = file.orders;
  expect(order).toMatchObject({ code: her.order.code, delivery_address: { address1: PERSON.street } });
  expect(order.lines).toHaveLength(1);
  expect(order.events).toEqual([{ kind: 'delivered', occurred_at: expect.any(String) }]);
  expect(order.invoices[0].document.buyer.name).toBe('Giovanna Brambilla');
  expect(order.returns[0].note).toContain(PERSON.phone);
  expect(file.bikes[0].recovery_message).toContain(PERSON.phone);

  expect(answer.body).not.toContain('other@posta.example');
  expect(answer.body).not.toMatch(/password_hash|token_hash|public_key|credential_id/);
  // The site, the session, the file: one statement is one snapshot.
  expect(await statementsPerCall(api, '/api/auth/user/export')).toBeLessThanOrEqual(6);
});

test('an account without anything gets a file without anything', async () => {
  const { token } = await aSession(database.owner, { site_id: siteId });
  const file = (await take(token)).json();
  expect(file).toMatchObject({ orders: [], bikes: [], addresses: [], mails: [] });
});

test('without a session there is no file', async () => {
  expect((await take('x'.repeat(43))).statusCode).toBe(401);
});
