import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStaffMember, openStaffSession } from '../../../testing/builders/staff-builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
type Person = Awaited<ReturnType<typeof aStaffMember>>;
let elena: Person;
let tomas: Person;

beforeAll(async () => {
  desk = await openDesk({ hasLimit: true });
  const { owner } = desk.database;
  elena = await aStaffMember(owner, { site: null, role: 'admin', name: 'Elena' });
  tomas = await aStaffMember(owner, { site: null, role: 'admin', name: 'Tomás' });
});
afterAll(() => desk.close());

const post = async (path: string, body: object, token = elena.token) => {
  const answer = await desk.call('POST', path, body, { as: { token } });
  return { status: answer.statusCode, ...answer.json() };
};
const GRANT = { role: 'admin', scope_kind: 'site', scope_ref: 'ec', reason: 'integration' };
const aKeyOf = async (person: Person): Promise<{ id: number; token: string }> => {
  const made = await post('api-keys', { name: 'erp', ...GRANT }, person.token);
  expect(made.status).toBe(201);
  return made.data;
};
const statusOf = async (token: string) =>
  (await desk.call('GET', 'orders', undefined, { as: { token } })).statusCode;

test('[SEC-01] an API key makes no key, gives no grant, composes no role and changes no limit', async () => {
  const { token } = await aKeyOf(elena);
  const rule = { permission: 'order.refund', currency: 'EUR', min_amount_minor: 1, reason: 'lower' };
  const tries = [
    await post('api-keys', { name: 'erp 2', ...GRANT }, token),
    await post(`people/${elena.id}/grants`, GRANT, token),
    await post(`people/${tomas.id}/suspend`, { reason: 'no reason' }, token),
    await post(
      'roles',
      { name: 'mine', label: 'Mine', permissions: ['order.read'], reason: 'for me' },
      token,
    ),
    await post('group-grants', { ...GRANT, group: 'all' }, token),
    await post('approval-rules', rule, token),
  ];
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403));
  expect(await statusOf(token)).toBe(200);
  const holders = await desk.call('GET', 'who-can?permission=grant.give&site=ec', undefined, { as: elena });
  expect(holders.json().data.map(({ kind }: { kind: string }) => kind)).not.toContain('api_key');
});

test('[SEC-01] an API key decides no proposal, neither of its maker nor of others', async () => {
  const [key, other] = [await aKeyOf(elena), await aKeyOf(tomas)];
  const rule = { permission: 'order.refund', currency: 'EUR', min_amount_minor: 99_999_999, reason: 'raise' };
  const proposed = await post('approval-rules', rule);
  expect(proposed.data.outcome).toBe('approval_requested');
  const path = `approvals/${proposed.data.approval}`;
  for (const { token } of [key, other])
    for (const step of ['approve', 'refuse'])
      expect(await post(`${path}/${step}`, { note: 'ok' }, token)).toMatchObject({ status: 403 });
  expect(await post(`${path}/approve`, { note: 'ok' })).toMatchObject({ code: 'approval_own' });
  expect(await post(`${path}/approve`, { note: 'ok' }, tomas.token)).toMatchObject({ status: 200 });
});

test('[SEC-01] a person decides only with a proof of identity of the last five minutes', async () => {
  const rule = { permission: 'letter.send', currency: 'XXX', reason: 'test' };
  await post('approval-rules', { ...rule, min_amount_minor: 1 });
  const proposed = await post('approval-rules', { ...rule, min_amount_minor: 2 });
  const bruno = await aStaffMember(desk.database.owner, { site: 'ec', role: 'admin', name: 'Bruno' });
  await sql`update staff_sessions set strong_at = now() - interval '6 minutes' where staff_id = ${bruno.id}`.execute(
    desk.database.owner,
  );
  const path = `approvals/${proposed.data.approval}`;
  expect(await post(`${path}/approve`, {}, bruno.token)).toMatchObject({ code: 'step_up_required' });
});

test('[SEC-01] the keys of a suspended person are revoked and do not come back', async () => {
  const { owner } = desk.database;
  const ines = await aStaffMember(owner, { site: null, role: 'admin', name: 'Inés' });
  const key = await aKeyOf(ines);
  expect(await statusOf(key.token)).toBe(200);
  expect(await post(`people/${ines.id}/suspend`, { reason: 'left us' })).toMatchObject({ status: 201 });
  expect(await statusOf(key.token)).toBe(401);
  expect(await post(`people/${ines.id}/resume`, { reason: 'came back' })).toMatchObject({ status: 201 });
  expect(await statusOf(key.token)).toBe(401);
  const { rows } = await sql`
    select from audit_log where action = 'api_key.revoke' and subject_ref = ${String(key.id)}`.execute(owner);
  expect(rows).toHaveLength(1);

  ines.token = await openStaffSession(owner, ines.id);
  const again = await aKeyOf(ines);
  await sql`update staff set status = 'suspended' where id = ${ines.id}`.execute(owner);
  expect(await statusOf(again.token)).toBe(401);
});

test('[SEC-01] the database refuses a key that a key has made', async () => {
  const key = await aKeyOf(elena);
  await expect(
    sql`insert into staff (kind, name, created_by) values ('api_key', 'second', ${key.id})`.execute(
      desk.database.owner,
    ),
  ).rejects.toThrow(/made by people/);
});
