import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anOrder, aSession, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { aWholePerson, PENDING_EMAIL, PERSON, PLACE } from '../../testing/worlds/whole-person.ts';

let database: TestDatabase;
let api: TestApp;
let siteId: number;
let her: Awaited<ReturnType<typeof aWholePerson>>;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl);
  her = await aWholePerson(database.owner, siteId);
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

test('[H-76] [C11] the file has everything we hold about the customer, later guest orders and the pending address included, and nothing of others', async () => {
  const other = await aCustomer(database.owner, { site_id: siteId, email: 'other@posta.example' });
  await anOrder(database.owner, { site_id: siteId, customer_id: other.id, email: 'other@posta.example' });

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
    pending_email: PENDING_EMAIL,
  });
  const counts = Object.fromEntries(
    Object.entries(file).flatMap(([name, value]) => (Array.isArray(value) ? [[name, value.length]] : [])),
  );
  expect(counts).toEqual({
    addresses: 1,
    bags: 3,
    notes_of_staff: 1,
    privacy_requests: 1,
    orders: 2,
    bikes: 2,
    bikes_owned: 2,
    bike_registrations: 1,
    bike_transfers: 1,
    newsletter: 1,
    alerts: 1,
    wish_list: 1,
    questions: 1,
    test_rides: 1,

    warranty_requests: 1,
    uploads: 5,
    sessions: 1,
    passkeys: 1,
    known_devices: 0,
    mails: 5,
    consents: 0,
  });
  const order = file.orders.find(({ code }: { code: string }) => code === her.order.code);
  expect(order).toMatchObject({ code: her.order.code, delivery_address: { address1: PERSON.street } });
  expect(order.lines).toHaveLength(1);
  expect(order.events).toEqual([{ kind: 'delivered', occurred_at: expect.any(String) }]);
  expect(order.invoices[0].document.buyer.name).toBe('Giovanna Brambilla');
  expect(order.returns[0].note).toContain(PERSON.phone);
  expect(order.withdrawals[0]).toMatchObject({ name: 'Giovanna Brambilla', email: PERSON.email });
  expect(order.reviews[0]).toMatchObject({ author: PERSON.given_name, title: 'Bella', status: 'published' });
  const bike = file.bikes.find(({ serial }: { serial: string }) => serial === her.bike.serial);
  expect(bike.recovery_message).toContain(PERSON.phone);

  expect(answer.body).not.toContain('other@posta.example');
  expect(answer.body).not.toMatch(/password_hash|token_hash|public_key|credential_id/);
  // The site, the session, adopting guest orders, the file: one statement is one snapshot.
  expect(await statementsPerCall(api, '/api/auth/user/export')).toBeLessThanOrEqual(10);
});

test('every column of an address that is not a key is in the file, as the customer typed it', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'addresses'
       and column_name not in ('site_id', 'id', 'customer_id', 'cart_id')`.execute(database.owner);
  const { addresses, orders } = (await take(her.token)).json();
  expect(Object.keys(addresses[0]).sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(addresses[0]).toMatchObject(PLACE);
  const order = orders.find(({ code }: { code: string }) => code === her.order.code);
  expect([order.delivery_address, order.billing_address]).toEqual([PLACE, PLACE]);
});

test('an account without anything gets a file without anything', async () => {
  const { token } = await aSession(database.owner, { site_id: siteId });
  const file = (await take(token)).json();
  expect(file).toMatchObject({ orders: [], bikes: [], addresses: [], mails: [] });
});

test('without a session there is no file', async () => {
  expect((await take('x'.repeat(43))).statusCode).toBe(401);
});

test('[WISHLIST-10] the file has the wish list with the words of the catalogue', async () => {
  const { wish_list } = (await take(her.token)).json();
  expect(wish_list).toEqual([
    {
      product: expect.stringMatching(/^[a-z0-9-]+$/),
      color: null,
      size: null,
      unit: null,
      added_at: expect.any(String),
    },
  ]);
});
