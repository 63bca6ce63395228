import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleKey } from '../../platform/secrets/signing-keys.ts';
import { aDeliveredOrder } from '../../testing/builders/after-sales-builders.ts';
import { aCustomer, anOrder, aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { findInTables } from '../../testing/database/find-in-tables.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { privacyToken } from './privacy-token.ts';
import { sendPrivacyLink } from './send-privacy-link.ts';

const SECRET = 'a secret of thirty-two characters';
const KEYS = singleKey(SECRET);
const EMAIL = 'gasparina.ospite@posta.example';
const CONTACT = { email: EMAIL, given_name: 'Gasparina', family_name: 'Ospitelli' };

let database: TestDatabase;
let api: TestApp;
let siteId: number;
beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  api = await testApp(database.appUrl, { environment: { PADDOCK_SIGNING_SECRET: SECRET } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const call = (method: 'GET' | 'POST', path: string, payload?: object, tenant = 'it') =>
  api.app.inject({
    method,
    url: `/api/front/privacy-requests${path}`,
    headers: { 'x-tenant': tenant, 'x-locale': 'it' },
    ...(payload && { payload }),
  });

let requests = 0;
/** Asks for the link and mails it; the token as the mail has it. */
async function linkFor(email: string): Promise<string> {
  requests += 1;
  await sendPrivacyLink(database.app, { siteId, email, locale: 'it', request: `r${requests}` });
  const { id } = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('key', '=', `privacy:r${requests}`)
    .executeTakeFirstOrThrow();
  return privacyToken(KEYS, siteId, id);
}

async function aGuest(email = EMAIL) {
  const cart = await database.owner
    .insertInto('carts')
    .values({ site_id: siteId, status: 'ordered', contact: JSON.stringify({ ...CONTACT, email }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return aDeliveredOrder(database.owner, {
    site_id: siteId,
    customer_id: null,
    cart_id: cart.id,
    ...CONTACT,
    email,
    phone: '+39347000111',
    delivery_address: JSON.stringify({ ...CONTACT, address1: 'Via dei Noci 4', country_code: 'IT' }),
  });
}

test('[C11] asking for the link says the same for every address, and three mails an hour reach a mailbox', async () => {
  const answers = [
    await call('POST', '', { email: EMAIL }),
    await call('POST', '', { email: 'nobody@example.test' }),
  ];
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([
    '200 {"data":{"status":"sent"}}',
    '200 {"data":{"status":"sent"}}',
  ]);
  expect((await call('POST', '', { email: 'no address' })).statusCode).toBe(422);
  for (let n = 0; n < 5; n += 1)
    await sendPrivacyLink(database.app, {
      siteId,
      email: 'flooded@example.test',
      locale: 'it',
      request: `flood${n}`,
    });
  const sent = await database.owner
    .selectFrom('mails')
    .select('id')
    .where('to_email', '=', 'flooded@example.test')
    .execute();
  expect(sent).toHaveLength(3);
});

test('[C11] a guest downloads everything under the address by the mailed link, and nothing changes', async () => {
  const order = await aGuest();
  const token = await linkFor(EMAIL);
  const answer = await call('GET', `/${token}/export`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('attachment');
  const file = answer.json();
  expect(file.orders).toEqual([expect.objectContaining({ code: order.code, given_name: 'Gasparina' })]);
  expect(file.bags).toHaveLength(1);
  const row = await database.owner
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(row.customer_id).toBeNull();
  expect(await database.owner.selectFrom('customers').where('email', '=', EMAIL).execute()).toEqual([]);
});

test('[C11] a guest erased by the mailed link stands nowhere but in invoices, and the link is dead', async () => {
  const token = await linkFor(EMAIL);
  expect((await call('POST', `/${token}/erasure`)).json()).toEqual({ data: { erased: true } });
  await sql`delete from graphile_worker._private_jobs`.execute(database.owner);
  for (const needle of [EMAIL, 'Gasparina', 'Ospitelli', '+39347000111', 'Via dei Noci 4'])
    expect(await findInTables(database.owner, needle), needle).toEqual([]);
  for (const [method, path] of [
    ['GET', 'export'],
    ['POST', 'erasure'],
  ] as const)
    expect((await call(method, `/${token}/${path}`)).json().code).toBe('link_expired');
});

test('[C11] while a paid guest order is on its way nothing is erased', async () => {
  const email = 'underway@posta.example';
  const order = await anOrder(database.owner, {
    site_id: siteId,
    email,
    status: 'shipped',
    payment_status: 'paid',
    fulfilment_status: 'shipped',
  });
  const refused = await call('POST', `/${await linkFor(email)}/erasure`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'open_orders']);
  const row = await database.owner
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect([row.email, row.customer_id]).toEqual([email, null]);
});

test('[C11] an address with an account is sent to the account; one never confirmed is erased with the guest', async () => {
  const known = await aCustomer(database.owner, { site_id: siteId, email: 'known@posta.example' });
  const refused = await call('POST', `/${await linkFor(known.email)}/erasure`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'has_account']);
  const unproved = await aCustomer(database.owner, {
    site_id: siteId,
    email: 'unproved@posta.example',
    email_verified_at: null,
  });
  expect((await call('POST', `/${await linkFor(unproved.email)}/erasure`)).statusCode).toBe(200);
  const row = await database.owner
    .selectFrom('customers')
    .select('erased_at')
    .where('id', '=', unproved.id)
    .executeTakeFirstOrThrow();
  expect(row.erased_at).not.toBeNull();
});

test('[C11] a link that is forged, an hour old or of another site opens nothing', async () => {
  await aGuest('other@posta.example');
  const token = await linkFor('other@posta.example');
  const [mailId = '', until = '', ...signature] = token.split('.');
  const dead = [
    privacyToken(singleKey('another secret of many characters'), siteId, Number(mailId)),
    privacyToken(KEYS, siteId, Number(mailId), Date.now() - 61 * 60_000),
    `${Number(mailId) + 1}.${until}.${signature.join('.')}`,
    `${mailId}.${Number(until) + 60}.${signature.join('.')}`,
  ];
  for (const one of dead) expect((await call('GET', `/${one}/export`)).json().code, one).toBe('link_expired');
  expect((await call('GET', `/${token}/export`, undefined, 'fr')).json().code).toBe('link_expired');
  expect((await call('GET', `/${token}/export`)).statusCode).toBe(200);
});
