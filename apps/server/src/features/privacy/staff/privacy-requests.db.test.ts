import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { privacyToken } from '../privacy-token.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const post = (path: string, payload: object = {}, role: keyof Desk['tokens'] = 'admin') =>
  desk.call('POST', `privacy-requests${path}`, payload, { as: role });
const open = async (kind: string, email: string): Promise<string> =>
  (await post('', { kind, email, note: 'by letter' })).json().data.code;
const statusOf = async (code: string) =>
  (await desk.call('GET', `privacy-requests/${code}`)).json().data.status;
const actionsOf = async (code: string): Promise<Record<string, string | null>> => {
  const { data } = (await desk.call('GET', `privacy-requests/${code}`)).json();
  const actions = data.actions as { name: string; reason: string | null }[];
  return Object.fromEntries(actions.map(({ name, reason }) => [name, reason]));
};

/** The person opens the link of the latest mail. */
async function followLink(code: string, links = 1) {
  const { id } = await desk.database.owner
    .selectFrom('mails')
    .select('id')
    .where('key', '=', `privacy-request:${code}:${links}`)
    .executeTakeFirstOrThrow();
  const token = privacyToken(desk.api.deps.config.signingKeys, desk.shop.site.id, id);
  return desk.api.app.inject({
    url: `/api/front/privacy-requests/${token}/export`,
    headers: { 'x-tenant': 'ec' },
  });
}

test('[PRIVACYDESK-01] a request is due 30 days later and listed with the one due first at the top', async () => {
  const codes = [await open('export', 'a@posta.example'), await open('erase', 'b@posta.example')];
  const { data, meta } = (await desk.call('GET', 'privacy-requests')).json();
  expect(data.map(({ code }: { code: string }) => code)).toEqual(codes);
  expect(meta).toEqual({ next: null, count: 2, count_is: 'exact' });
  const { received_at, due_at, status, customer_id } = data[0];
  expect(Date.parse(due_at) - Date.parse(received_at)).toBe(30 * 86_400_000);
  expect([status, customer_id]).toEqual(['received', null]);
  expect((await post('', { kind: 'export', email: 'a@b.example' }, 'finance')).statusCode).toBe(403);
});

test('[PRIVACYDESK-02] nothing is exported or erased before the mailed link was used; an older link proves nothing', async () => {
  const email = 'carla.conti@posta.example';
  await aCustomer(desk.database.owner, { site_id: desk.shop.site.id, email, given_name: 'Carla' });
  const code = await open('erase', email);
  for (const act of ['export', 'erase']) expect((await post(`/${code}/${act}`)).statusCode).toBe(409);
  expect(await actionsOf(code)).toMatchObject({
    'privacy.prove': null,
    'privacy.erase': 'identity_not_proved',
    'privacy.complete': 'not_requested',
  });
  await post(`/${code}/prove`);
  await post(`/${code}/prove`);
  await followLink(code, 1);
  expect(await statusOf(code)).toBe('received');
  await followLink(code, 2);
  expect(await statusOf(code)).toBe('proved');
});

test('[PRIVACYDESK-03] an erasure erases the person everywhere, the request included, and is audited', async () => {
  const email = 'dora.denti@posta.example';
  const person = { site_id: desk.shop.site.id, email, given_name: 'Dora', family_name: 'Denti' };
  const { id } = await aCustomer(desk.database.owner, person);
  await sql`insert into customer_notes (site_id, customer_id, body, updated_by)
     values (${desk.shop.site.id}, ${id}, 'Dora calls on Mondays', 1)`.execute(desk.database.owner);
  const code = await open('erase', email);
  await post(`/${code}/prove`);
  await followLink(code);
  expect((await post(`/${code}/erase`, {}, 'support')).statusCode).toBe(403);
  const erased = await post(`/${code}/erase`);
  expect(erased.json().data).toMatchObject({ status: 'done', customer_id: null });
  expect(erased.json().data.email).not.toContain('dora');
  const left = await sql<{ n: number }>`select
     (select count(*) from customers where email_key = ${email}) + (select count(*) from customer_notes)
     + (select count(*) from privacy_requests where email_key = ${email}) as n`.execute(desk.database.owner);
  expect(Number(left.rows[0]?.n)).toBe(0);
  expect((await desk.auditOf(code)).map(({ action }) => action)).toEqual([
    'privacy.open',
    'privacy.prove',
    'privacy.erase',
  ]);
  expect((await post(`/${code}/refuse`, { reason: 'late' })).statusCode).toBe(409);
});

test('[PRIVACYDESK-03] an erasure with an order under way is refused and changes nothing', async () => {
  const order = await desk.anOrderOf();
  const { email } = await desk.rowOf(order);
  const code = await open('erase', email);
  await post(`/${code}/prove`);
  await followLink(code);
  await sql`update orders set status = 'confirmed' where code = ${order}`.execute(desk.database.owner);
  const refused = await post(`/${code}/erase`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'open_orders']);
  expect([await statusOf(code), (await desk.rowOf(order)).email]).toEqual(['proved', email]);
});

test('[PRIVACYDESK-04] an export is the file of the person and closes the request; a guest gets no account by it', async () => {
  const email = 'elena.guest@posta.example';
  const code = await open('export', email);
  await post(`/${code}/prove`);
  await followLink(code);
  const file = await post(`/${code}/export`);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="my-data-/);
  expect(JSON.stringify(file.json())).toContain(email);
  expect(await statusOf(code)).toBe('done');
  const { rows } = await sql`select from customers where email_key = ${email}`.execute(desk.database.owner);
  expect(rows).toEqual([]);
  expect((await post(`/${code}/export`)).statusCode).toBe(409);
});

test('[PRIVACYDESK-05] a refusal needs a reason and closes the request', async () => {
  const code = await open('correct', 'f@posta.example');
  expect((await post(`/${code}/refuse`, { reason: '' })).statusCode).toBe(422);
  const refused = await post(`/${code}/refuse`, { reason: 'not the person' });
  expect(refused.json().data).toMatchObject({ status: 'refused', refusal: 'not the person' });
  const closed = (await desk.call('GET', 'privacy-requests?state=closed')).json().data;
  expect(closed[0].code).toBe(code);
});
