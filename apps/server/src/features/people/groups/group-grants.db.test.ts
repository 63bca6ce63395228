import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../../testing/builders/builders.ts';
import { aStaffMember } from '../../../testing/builders/staff-builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { type TestApp, testApp } from '../../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let admin: string;
let country: string;

beforeAll(async () => {
  database = await testDatabase();
  for (const slug of ['it', 'fr']) await aSite(database.owner, { slug });
  api = await testApp(database.appUrl);
  admin = await keyOf(null, 'admin');
  country = await keyOf('it', 'country');
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function keyOf(site: string | null, role: 'admin' | 'country'): Promise<string> {
  return (await aStaffMember(database.owner, { site, role, name: `${role} ${site}` })).token;
}

const post = (path: string, body: object, token = admin, tenant = 'it') =>
  api.app.inject({
    method: 'POST',
    url: `/api/staff/${path}`,
    payload: body,
    headers: { 'x-tenant': tenant, 'idempotency-key': randomUUID(), authorization: `Bearer ${token}` },
  });
const list = async (query: string, token = admin) =>
  (
    await api.app.inject({
      url: `/api/staff/group-grants${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json() as { data: { id: number; group: string; can_end: boolean; holders: number }[]; meta: object };

const mapping = (group: string, role: string, site: string | null = 'it') => ({
  group,
  role,
  scope_kind: site ? 'site' : 'brand',
  scope_ref: site,
  reason: 'new office',
});

test('[GRANTS-14] a group is mapped once to a role in a scope, never to more than the caller holds', async () => {
  const made = await post('group-grants', mapping('office-it', 'support'), country);
  expect(made.statusCode).toBe(201);
  expect((await post('group-grants', mapping('office-it', 'support'), country)).json().code).toBe('conflict');
  expect((await post('group-grants', mapping('office', 'support', null), country)).json().code).toBe(
    'more_than_held',
  );
  expect((await post('group-grants', mapping('office-it', 'admin'), country)).json().code).toBe(
    'more_than_held',
  );
  expect((await post('group-grants', mapping('office-it', 'nothing'))).json().code).toBe('role_unknown');
  expect((await post('group-grants', mapping('office-it', 'support', 'zz'))).json().code).toBe(
    'scope_unknown',
  );
  const audit = await sql<{ action: string; reason: string }>`
    select action, reason from audit_log where subject_kind = 'group_grant'`.execute(database.owner);
  expect(audit.rows).toEqual([{ action: 'group_grant.create', reason: 'new office' }]);
});

test('[GRANTS-14] mappings are listed by group in pages, as far as the caller’s sites reach', async () => {
  await post('group-grants', mapping('office-fr', 'support', 'fr'), admin, 'fr');
  await post('group-grants', mapping('headquarters', 'finance', null));
  const first = await list('?limit=2');
  expect(first.data.map(({ group }) => group)).toEqual(['headquarters', 'office-fr']);
  expect(first.meta).toMatchObject({ count: 3 });
  const rest = await list(`?limit=2&after=${(first.meta as { next: string }).next}`);
  expect(rest.data.map(({ group }) => group)).toEqual(['office-it']);
  const own = await list('', country);
  expect(own.data.map(({ group, can_end }) => [group, can_end])).toEqual([
    ['headquarters', false],
    ['office-it', true],
  ]);
  expect((await list('?q=OFFICE-F')).data.map(({ group }) => group)).toEqual(['office-fr']);
});

test('[GRANTS-15] the end of a mapping ends the grants that it has given at once', async () => {
  const id = (await post('group-grants', mapping('ending', 'support'))).json().data.id;
  const { rows } = await sql<{ id: number }>`
    insert into staff (kind, name, email) values ('person', 'Rosa', 'rosa@office.test') returning id`.execute(
    database.owner,
  );
  await sql`insert into grants (staff_id, role, scope_kind, scope_ref, reason, group_grant_id)
    values (${rows[0]?.id}, 'support', 'site', 'it', 'group ending', ${id})`.execute(database.owner);
  expect((await list('?q=ending')).data).toMatchObject([{ holders: 1 }]);
  const brand = (await list('?q=headquarters')).data[0]?.id;
  expect((await post(`group-grants/${brand}/end`, { reason: 'closed' }, country)).statusCode).toBe(403);
  expect((await post(`group-grants/${id}/end`, { reason: 'closed' }, country)).statusCode).toBe(201);
  expect((await post(`group-grants/${id}/end`, { reason: 'closed' })).statusCode).toBe(404);
  const open = await sql`select from grants where group_grant_id = ${id} and ended_at is null`.execute(
    database.owner,
  );
  expect(open.rows).toHaveLength(0);
  const audit = await sql<{ action: string }>`
    select action from audit_log where subject_ref in (${String(id)}, ${String(rows[0]?.id)}) and action like '%.end'
     order by id`.execute(database.owner);
  expect(audit.rows.map(({ action }) => action)).toEqual(['group_grant.end', 'grant.end']);
});
