import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailer } from '../../platform/clients/mailer.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import { createLog } from '../../platform/observability/log.ts';
import { createMetrics } from '../../platform/observability/metrics.ts';
import { aCustomer, anOrder, aSession, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { smtpSink } from '../../testing/processes/smtp-sink.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import {
  aWholePerson,
  OLD_EMAIL,
  PASSWORD,
  PENDING_EMAIL,
  PERSON,
} from '../../testing/worlds/whole-person.ts';
import { ADDRESS_FIELDS } from '../addresses/addresses.contract.ts';
import { hashPassword } from '../customers/password/passwords.ts';
import { sendMail } from '../mails/send-mail.ts';

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

const erase = (token: string, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth/user/erasure',
    payload: { password },
    headers: { 'x-tenant': 'it', 'x-locale': 'it', authorization: `Bearer ${token}` },
  });

const NEEDLES = [...Object.values(PERSON), OLD_EMAIL, PENDING_EMAIL];

/** Every column of every table, read as text: where is she? */
async function whereIsShe(db: Db): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; text: string; from: string }>`
    select table_schema || '.' || table_name || '.' || column_name as place,
           format(case udt_name when 'bytea' then 'encode(%I, ''escape'')' else '%I::text' end, column_name) as text,
           format('%I.%I', table_schema, table_name) as from
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name <> 'spatial_ref_sys'`.execute(db);
  expect(columns.length).toBeGreaterThan(400);
  const like = NEEDLES.map((needle) => `%${needle}%`);
  const places: string[] = [];
  // One connection without a statement timeout, one column at a time: a busy machine makes this slow, not wrong.
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const { place, text, from } of columns) {
      const { rows } = await sql`
        select from ${sql.raw(from)} where ${sql.raw(text)} ilike any(${like}) limit 1`.execute(connection);
      if (rows.length > 0) places.push(place.replace('public.', ''));
    }
    await sql`reset statement_timeout`.execute(connection);
  });
  return places.sort();
}

test('a wrong password is 422 under its field, and nothing is erased', async () => {
  const answer = await erase(her.token, 'another');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'wrong_password', errors: { password: [expect.any(String)] } });
  expect((await erase('x'.repeat(43), PASSWORD)).statusCode).toBe(401);
});

test.each([
  ['an order waits for its payment', { status: 'pending_confirmation' }],
  ['an order is on its way', { status: 'shipped', payment_status: 'paid', fulfilment_status: 'shipped' }],
  ['a failed payment may be tried again', { status: 'payment_failed' }],
  ['a delivered order is not paid', { status: 'delivered', delivered_at: new Date() }],
] as const)('while %s the account stays', async (_name, input) => {
  const password_hash = await hashPassword(PASSWORD);
  const customer = await aCustomer(database.owner, { site_id: siteId, password_hash });
  const { token } = await aSession(database.owner, { site_id: siteId, customer_id: customer.id });
  await anOrder(database.owner, { site_id: siteId, customer_id: customer.id, ...input });
  const answer = await erase(token, PASSWORD);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('open_orders');
});

test('while a warranty request is open the account stays', async () => {
  await sql`alter table warranty_requests disable trigger status_moves`.execute(database.owner);
  const set = (status: string, reason: string | null) =>
    sql`update warranty_requests set status = ${status}, reason = ${reason} where site_id = ${siteId}`.execute(
      database.owner,
    );
  await set('pending', null);
  expect((await erase(her.token, PASSWORD)).json().code).toBe('open_orders');
  await set('rejected', 'No, Giovanna');
  await sql`alter table warranty_requests enable trigger status_moves`.execute(database.owner);
});

test('[H-76] [C11] [B14] after the erasure no table but the invoices has the customer’s e-mail, pending e-mail, names, phone or street, later guest orders included', async () => {
  const before = await whereIsShe(database.owner);
  // Proves that the search works: the customer is in all of these.
  expect(before).toEqual([
    ...ADDRESS_FIELDS.filter((field) => field !== 'type' && field !== 'country_code')
      .map((field) => `addresses.${field}`)
      .sort(),
    ...['alerts.email', 'alerts.email_key'],
    ...[
      'bike_transfers.to_email',
      'bikes.recovery_message',
      'carts.contact',
      'carts.contact_key',
      'carts.delivery',
    ],
    ...[
      'contact_tickets.email',
      'contact_tickets.email_key',
      'contact_tickets.message',
      'contact_tickets.name',
    ],
    ...['contact_tickets.phone', 'contact_tickets.subject'],
    ...['customer_notes.body', 'customer_tokens.data', 'customers.email', 'customers.email_key'],
    ...['customers.email_prefix_key', 'customers.family_first_key', 'customers.family_name'],
    ...['customers.given_first_key', 'customers.given_name', 'customers.phone'],
    ...['idempotency_keys.response_body', 'invoices.document'],
    ...['mails.data', 'mails.key', 'mails.subject', 'mails.to_email', 'mails.to_key', 'order_events.data'],
    ...['orders.billing_address', 'orders.delivery_address', 'orders.email', 'orders.email_key'],
    ...['orders.family_key', 'orders.family_name', 'orders.given_key'],
    ...['orders.given_name', 'orders.payment_ref', 'orders.phone', 'passkeys.name', 'payment_attempts.card'],
    ...[
      'payment_attempts.post',
      'privacy_requests.email',
      'privacy_requests.email_key',
      'privacy_requests.note',
    ],
    ...['provider_events.body', 'returns.note', 'returns.rejection'],
    ...['reviews.author', 'reviews.place'],
    ...['subscribers.email', 'subscribers.email_key', 'test_rides.email', 'test_rides.email_key'],
    ...['test_rides.family_name', 'test_rides.given_name', 'test_rides.phone'],
    ...['ticket_messages.attachments', 'ticket_messages.author', 'ticket_messages.author_email'],
    ...['ticket_messages.body', 'ticket_words.word', 'uploads.name'],
    ...['warranty_requests.description', 'warranty_requests.phone', 'warranty_requests.reason'],
    ...['withdrawals.email', 'withdrawals.name'],
  ]);

  expect((await erase(her.token, PASSWORD)).json()).toEqual({ data: { erased: true } });

  // The last mail waits for the post.
  expect(await whereIsShe(database.owner)).toEqual([
    ...['invoices.document', 'mails.data', 'mails.to_email', 'mails.to_key'],
  ]);
  await deliverFarewell();
  expect(await whereIsShe(database.owner)).toEqual(['invoices.document']);
}, 60_000);

async function deliverFarewell() {
  const sink = await smtpSink();
  const mailer = openMailer(sink.url);
  const { id } = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'account_erased')
    .executeTakeFirstOrThrow();
  const office = {
    db: database.app,
    mailer,
    log: createLog({ level: 'silent', name: 'test' }),
    metrics: createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 })),
    origin: 'https://shop.test',
    brand: 'Moto',
    from: 'orders@shop.test',
    orderLink: () => '',
    guestMails: { take: async () => 0, giveBack: async () => {} },
    ticketAddress: () => null,
    unsubscribeLink: () => '',
    secretLink: async () => null,
  };
  await sendMail(office, { siteId, mailId: id }, { isLastTry: false });
  expect(sink.mails.at(-1)?.to).toContain(PERSON.email);
  mailer.close();
  await sink.close();
}

test('what stays has no person: the row, the orders with their amounts, the bike without an owner', async () => {
  const customer = await database.owner
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', her.customer.id)
    .executeTakeFirstOrThrow();
  expect(customer).toMatchObject({
    given_name: 'Erased',
    family_name: 'customer',
    phone: null,
    password_hash: null,
    email: expect.stringMatching(/^erased-[0-9a-f]{24}@erased\.invalid$/),
    erased_at: expect.any(Date),
  });
  const order = await database.owner
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', her.order.id)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    total_minor: her.order.total_minor,
    customer_id: her.customer.id,
    phone: null,
    delivery_address: { country_code: 'IT' },
    billing_address: { country_code: 'IT' },
  });
  const [event] = await database.owner.selectFrom('order_events').selectAll().execute();
  expect(event).toMatchObject({ kind: 'delivered', data: { amount_minor: 5, paid: true, currency: 'EUR' } });
  const bike = await database.owner
    .selectFrom('bikes')
    .selectAll()
    .where('id', '=', her.bike.id)
    .executeTakeFirstOrThrow();
  expect(bike).toMatchObject({ customer_id: null, lost_at: null, recovery_message: null });
  const transfers = await database.owner.selectFrom('bike_transfers').select('status').execute();
  expect(transfers.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('[WISHLIST-10] after the erasure the wish list is gone', async () => {
  const left = await database.owner
    .selectFrom('wish_list_entries')
    .select('id')
    .where('customer_id', '=', her.who.customerId)
    .execute();
  expect(left).toEqual([]);
});

test('all sessions are ended, and the address can be used for a new account', async () => {
  const answer = await api.app.inject({
    url: '/api/auth/user',
    headers: { 'x-tenant': 'it', authorization: `Bearer ${her.token}` },
  });
  expect(answer.statusCode).toBe(401);
  await aCustomer(database.owner, { site_id: siteId, email: PERSON.email });
});

test('no row can be created for an erased customer any more', async () => {
  const mine = { site_id: siteId, customer_id: her.customer.id };
  const gone = /customer \d+ is erased/;
  await expect(database.owner.insertInto('carts').values(mine).execute()).rejects.toThrow(gone);
  await expect(anOrder(database.owner, mine)).rejects.toThrow(gone);
  await expect(aSession(database.owner, mine)).rejects.toThrow(gone);
});

test('history can be rewritten only for erased customers, and only by the erasure', async () => {
  const other = await aCustomer(database.owner, { site_id: siteId });
  const forget = withSite(database.app, siteId, (tx) =>
    sql`select forget_words_in_order_events(${siteId}, ${other.id})`.execute(tx),
  );
  await expect(forget).rejects.toThrow('only what was said of an erased customer');
  const rewrite = withSite(database.app, siteId, (tx) =>
    sql`update order_events set data = '{}' where site_id = ${siteId}`.execute(tx),
  );
  await expect(rewrite).rejects.toThrow('permission denied');
});

test('[C11] an unpaid order that a stranger placed under the address does not keep the account from being erased', async () => {
  const email = 'shared@posta.example';
  const password_hash = await hashPassword(PASSWORD);
  const customer = await aCustomer(database.owner, { site_id: siteId, email, password_hash });
  const guest = await anOrder(database.owner, {
    site_id: siteId,
    email: email.toUpperCase(),
    given_name: 'Ida',
    status: 'pending_confirmation',
  });
  const { token } = await aSession(database.owner, { site_id: siteId, customer_id: customer.id });
  expect((await erase(token, PASSWORD)).statusCode).toBe(200);
  const [order] = await database.owner.selectFrom('orders').selectAll().where('id', '=', guest.id).execute();
  expect(order).toMatchObject({ given_name: 'Erased', customer_id: customer.id });
});

test.each([
  ['does not block the erasure while the e-mail address is unconfirmed', 30, 200],
  ['blocks the erasure once the e-mail address is confirmed', 72 * 60, 409],
])('[C11] a bank transfer that a guest registered under the address %s', async (_title, minutes, status) => {
  const email = `transfer-${minutes}@posta.example`;
  const password_hash = await hashPassword(PASSWORD);
  const customer = await aCustomer(database.owner, { site_id: siteId, email, password_hash });
  const { id: orderId } = await anOrder(database.owner, {
    site_id: siteId,
    email,
    status: 'pending_confirmation',
    registered_at: new Date(),
    deadline_at: new Date(Date.now() + minutes * 60_000),
  });
  await sql`
    with method as (
      insert into payment_methods (site_id, code, provider, component, reserve_minutes)
      values (${siteId}, ${`bank_${minutes}`}, 'offline', 'BankTransfer', 4320) returning id
    )
    insert into payment_attempts (site_id, order_id, method_id, provider, amount_minor, currency, exponent, status)
    select ${siteId}, ${orderId}, id, 'offline', 1000, 'EUR', 2, 'processing' from method`.execute(
    database.owner,
  );
  const { token } = await aSession(database.owner, { site_id: siteId, customer_id: customer.id });
  expect((await erase(token, PASSWORD)).statusCode).toBe(status);
});

test('[C11] a paid guest order on its way keeps the account until it has arrived', async () => {
  const email = 'underway@posta.example';
  const password_hash = await hashPassword(PASSWORD);
  const customer = await aCustomer(database.owner, { site_id: siteId, email, password_hash });
  await anOrder(database.owner, {
    site_id: siteId,
    email,
    status: 'shipped',
    payment_status: 'paid',
    fulfilment_status: 'shipped',
  });
  const { token } = await aSession(database.owner, { site_id: siteId, customer_id: customer.id });
  expect((await erase(token, PASSWORD)).json().code).toBe('open_orders');
});
