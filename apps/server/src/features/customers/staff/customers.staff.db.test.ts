import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aSession } from '../../../testing/builders/builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
let both: string;
const ids: Record<string, number> = {};

beforeAll(async () => {
  desk = await openDesk();
  both = await desk.tokenOf(null, 'support');
  const people = [
    ['Anna', 'Rossi', 'anna.rossi@posta.example', '+39 347 123 4567', desk.shop.site.id],
    ['Zoë', 'Müller', 'zoe@post.example', null, desk.shop.site.id],
    ['Rosso', 'Bianchi', 'rb@posta.example', '02 9876543', desk.other.site.id],
  ] as const;
  for (const [given_name, family_name, email, phone, site_id] of people) {
    const { id } = await aCustomer(desk.database.owner, { given_name, family_name, email, phone, site_id });
    ids[family_name] = id;
  }
});
afterAll(() => desk.close());

const listOf = async (query: string, token = both) =>
  (await desk.call('GET', `customers${query}`, undefined, { as: { token } })).json();
const namesOf = async (query: string, token = both): Promise<string[]> =>
  ((await listOf(query, token)).data as { name: string }[]).map(({ name }) => name);
const put = (id: number, payload: object, ifMatch: string, token = desk.tokens.support) =>
  desk.api.app.inject({
    method: 'PUT',
    url: `/api/staff/customers/${id}/note`,
    headers: { 'x-tenant': 'ec', authorization: `Bearer ${token}`, 'if-match': ifMatch },
    payload,
  });
const actionsOf = async (id: number) =>
  (
    await sql<{ action: string }>`select action from audit_log where subject_kind = 'customer'
       and subject_ref = ${String(id)} order by id`.execute(desk.database.owner)
  ).rows.map(({ action }) => action);

test.each([
  ['ross', ['Rosso Bianchi', 'Anna Rossi']],
  ['rossi an', ['Anna Rossi']],
  ['anna r', ['Anna Rossi']],
  ['ANNA.ROSSI@', ['Anna Rossi']],
  ['muller', ['Zoë Müller']],
  ['1234567', ['Anna Rossi']],
  ['987 6543', ['Rosso Bianchi']],
  ['osso', []],
])('[CUSTOMERS-01] a search for %s finds %j', async (q, names) => {
  expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(names);
});

test('[CUSTOMERS-01] a search with fewer than three characters is refused', async () => {
  expect((await desk.call('GET', 'customers?q=ab', undefined, { as: { token: both } })).statusCode).toBe(422);
});

test('[CUSTOMERS-02] pages go from the newest on, and only over sites with the permission', async () => {
  const seen: string[] = [];
  let after = '';
  do {
    const { data, meta } = await listOf(`?limit=1${after && `&after=${after}`}`);
    expect(meta).toMatchObject({ count: 3, count_is: 'exact' });
    seen.push(data[0].name);
    after = meta.next ?? '';
  } while (after);
  expect(seen).toEqual(['Rosso Bianchi', 'Zoë Müller', 'Anna Rossi']);
  expect(await namesOf('', desk.tokens.support)).toEqual(['Zoë Müller', 'Anna Rossi']);
  expect(await namesOf('?q=ross', desk.tokens.support)).toEqual(['Anna Rossi']);
  expect((await desk.call('GET', 'customers?sites=it')).statusCode).toBe(403);
  expect((await desk.call('GET', 'customers', undefined, { as: 'editor' })).statusCode).toBe(403);
});

test('[WORK-11] a search finds guests who bought, once for each e-mail address of a site', async () => {
  const codes = [await desk.anOrderOf(), await desk.anOrderOf()];
  await sql`update orders set given_name = 'Luz', family_name = 'Quishpe', email = 'Luz.Quishpe@posta.example',
                   phone = '0984111202', customer_id = null
             where code = any (${codes})`.execute(desk.database.owner);
  for (const q of ['quishpe', 'Quishpe L', 'luz qui', 'luz.quishpe@', '0984111202', '984 111 202']) {
    const { data, meta } = await listOf(`?q=${encodeURIComponent(q)}`);
    expect(data, q).toMatchObject([
      { id: null, site: 'ec', name: 'Luz Quishpe', email: 'Luz.Quishpe@posta.example', order_count: 2 },
    ]);
    expect(meta, q).toMatchObject({ count: 1, next: null });
  }
  const other = await desk.tokenOf('it', 'support');
  expect(await namesOf('?q=quishpe', other)).toEqual([]);
  await sql`update orders set email = 'nobody@erased.invalid' where code = any (${codes})`.execute(
    desk.database.owner,
  );
  expect(await namesOf('?q=quishpe')).toEqual([]);
});

test('[CUSTOMERS-03] opening a customer is in the audit log, once in 15 minutes', async () => {
  const id = ids.Rossi ?? 0;
  for (const _ of [1, 2]) {
    const shown = (await desk.call('GET', `customers/${id}`, undefined, { as: 'support' })).json().data;
    expect(shown).toMatchObject({ name: 'Anna Rossi', site: 'ec', orders: [], session_count: 0 });
  }
  expect(await actionsOf(id)).toEqual(['customer.read']);
  await desk.call('GET', `customers/${id}`, undefined, { as: 'admin' });
  expect(await actionsOf(id)).toEqual(['customer.read', 'customer.read']);
  expect((await desk.call('GET', `customers/${ids.Bianchi}`)).statusCode).toBe(404);
});

test('[CUSTOMERS-04] ending the sessions signs the customer out and is audited with its reason', async () => {
  const { token, customerId } = await aSession(desk.database.owner, { site_id: desk.shop.site.id });
  const profile = () =>
    desk.api.app.inject({
      url: '/api/auth/user',
      headers: { 'x-tenant': 'ec', authorization: `Bearer ${token}` },
    });
  expect((await profile()).statusCode).toBe(200);
  const path = `customers/${customerId}/end-sessions`;
  const ended = await desk.call('POST', path, { reason: 'phone stolen' }, { as: 'support' });
  expect(ended.json().data).toEqual({ id: customerId, ended: 1 });
  expect((await profile()).statusCode).toBe(401);
  expect((await desk.call('POST', path, { reason: 'x' }, { as: 'finance' })).statusCode).toBe(403);
  expect(await actionsOf(customerId)).toEqual(['customer.end_sessions']);
});

test('[CUSTOMERS-05] of two saves on one revision the second is refused with the note as it is now', async () => {
  const id = ids.Müller ?? 0;
  const first = await put(id, { contact_preference: 'by phone', body: 'first' }, '"0"');
  expect(first.json().data).toMatchObject({ body: 'first', revision: 1 });
  const second = await put(id, { contact_preference: '', body: 'second' }, '"0"');
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'edited_meanwhile',
    data: { current: { contact_preference: 'by phone', body: 'first', revision: 1 } },
  });
  expect((await put(id, { contact_preference: '', body: 'second' }, '"1"')).json().data.revision).toBe(2);
  expect((await put(id, { contact_preference: '', body: 'x' }, '')).statusCode).toBe(400);
  const saves = await Promise.all(
    Array.from({ length: 5 }, (_, n) => put(id, { contact_preference: '', body: `n${n}` }, '"2"')),
  );
  expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rows } = await sql<{ after: object }>`select after from audit_log where action = 'customer.note'
     order by id limit 1`.execute(desk.database.owner);
  expect(rows[0]?.after).toEqual({ revision: 1, fields: ['contact_preference', 'body'] });
});
