import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStaffMember, openStaffSession } from '../../../testing/builders/staff-builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

let desk: Desk;
type Person = Awaited<ReturnType<typeof aStaffMember>>;
let elena: Person;
let tomas: Person;
let layla: Person;

const member = (site: string | null, role: string, name: string) =>
  aStaffMember(desk.database.owner, { site, role, name });

beforeAll(async () => {
  desk = await openDesk({ hasLimit: true });
  elena = await member(null, 'admin', 'Elena');
  tomas = await member(null, 'admin', 'Tomás');
  layla = await member('ec', 'country', 'Layla');
});
afterAll(() => desk.close());

const post = async (path: string, body: object, by: Person) => {
  const answer = await desk.call('POST', path, body, { as: by });
  return { status: answer.statusCode, ...answer.json() };
};
const get = async (path: string, by: Person) =>
  (await desk.call('GET', path, undefined, { as: by })).json().data;
const grant = (role: string, more: object = {}) => ({
  role,
  scope_kind: 'site',
  scope_ref: 'ec',
  reason: 'for the test',
  ...more,
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** An invited person who has accepted and is signed in. */
async function invite(by: Person, role: string, name = 'Ali'): Promise<Person> {
  const body = { ...grant(role), name, email: `${randomUUID()}@mail.example` };
  const { status, data } = await post('people', body, by);
  expect(status).toBe(201);
  await sql`update staff set status = 'active' where id = ${data.id}`.execute(desk.database.owner);
  return { id: data.id, token: await openStaffSession(desk.database.owner, data.id) };
}

/** A refund above the limit, proposed. */
async function proposeRefund(by: Person): Promise<number> {
  const code = await desk.anOrderOf();
  await post(`orders/${code}/payment`, await desk.money(code), elena);
  const { data } = await post(`orders/${code}/refund`, { reason: 'goodwill' }, by);
  expect(data.outcome).toBe('approval_requested');
  return data.approval;
}
const approve = (id: number, by: Person) => post(`approvals/${id}/approve`, { note: 'ok' }, by);
const confirmationOf = async (person: Person, by = elena) => {
  const [waiting] = (await get(`people/${person.id}`, by)).grants;
  const { rows } = await sql<{ id: number }>`
    select id from approvals where contract = 'grant.confirm' and subject_ref = ${String(waiting.id)}`.execute(
    desk.database.owner,
  );
  return Number(rows[0]?.id);
};

test('[SEC-03] whom a person has invited does not approve for that person until a third one confirms it', async () => {
  const puppet = await invite(layla, 'finance');
  const id = await proposeRefund(layla);
  expect(await approve(id, puppet)).toMatchObject({ status: 403, code: 'approval_joined' });
  expect(await post(`approvals/${id}/refuse`, { note: 'no' }, puppet)).toMatchObject({
    code: 'approval_joined',
  });
  const list = await get('approvals', puppet);
  expect(list.map((row: { id: number }) => row.id)).not.toContain(id);
  expect((await get(`approvals/${id}`, puppet)).actions).toContainEqual(
    expect.objectContaining({ name: 'approval.approve', allowed: false, reason: 'joined_proposal' }),
  );
  expect((await get(`people/${puppet.id}`, elena)).grants).toMatchObject([{ is_confirmed: false }]);

  const confirmation = await confirmationOf(puppet);
  expect(await get(`approvals/${confirmation}`, tomas)).toMatchObject({
    contract: 'grant.confirm',
    proposed_by: { name: 'Layla' },
    gift: { to: 'Ali', role: 'finance', scope_kind: 'site', scope_ref: 'ec' },
  });
  expect(await approve(confirmation, layla)).toMatchObject({ code: 'approval_own' });
  expect(await approve(confirmation, puppet)).toMatchObject({ status: 403 });
  expect(await approve(confirmation, tomas)).toMatchObject({ data: { status: 'done' } });
  expect((await get(`people/${puppet.id}`, elena)).grants).toMatchObject([{ is_confirmed: true }]);
  expect(await approve(id, puppet)).toMatchObject({ data: { status: 'done' } });
});

test('[SEC-03] two people whom one person has invited do not approve for each other, nor in a chain', async () => {
  const [first, second] = [await invite(layla, 'finance'), await invite(layla, 'country')];
  const last = await invite(second, 'finance');
  const id = await proposeRefund(first);
  for (const puppet of [second, last])
    expect(await approve(id, puppet)).toMatchObject({ code: 'approval_joined' });
  expect(await approve(await confirmationOf(first), last)).toMatchObject({ status: 403 });
  expect(await approve(id, elena)).toMatchObject({ data: { status: 'done' } });
});

test('[SEC-03] people whom one person has invited share one refund limit of an order', async () => {
  const code = await desk.anOrderOf();
  await post(`orders/${code}/payment`, await desk.money(code), elena);
  const [first, second] = [await invite(layla, 'finance'), await invite(layla, 'finance')];
  const refund = (by: Person, amount_minor: number) =>
    post(`orders/${code}/refund`, { reason: 'goodwill', amount_minor }, by);
  expect((await refund(first, 100_000)).data).toMatchObject({ refunded_minor: 100_000 });
  const { actions } = await get(`orders/${code}`, second);
  expect(actions).toContainEqual(
    expect.objectContaining({ name: 'order.refund', needs_approval: true, alone_up_to_minor: 0 }),
  );
  expect((await refund(second, 1)).data).toMatchObject({ outcome: 'approval_requested', refunded_minor: 0 });
});

test('[SEC-03] a grant that ends after the proposal joins its two people still', async () => {
  const bruno = await member('ec', 'support', 'Bruno');
  const made = await post(`people/${bruno.id}/grants`, grant('finance'), layla);
  const id = await proposeRefund(bruno);
  await post(`people/${bruno.id}/grants/${made.data.id}/end`, { reason: 'clean up' }, layla);
  expect(await approve(id, layla)).toMatchObject({ code: 'approval_joined' });
});

test('[SEC-03] a group that a person maps joins that person with its members', async () => {
  const { data } = await post('group-grants', { ...grant('finance'), group: 'friends' }, layla);
  const bruno = await member('ec', 'support', 'Bruno');
  await sql`insert into grants (staff_id, role, scope_kind, scope_ref, reason, group_grant_id)
            values (${bruno.id}, 'finance', 'site', 'ec', 'group friends', ${data.id})`.execute(
    desk.database.owner,
  );
  const id = await proposeRefund(layla);
  expect(await approve(id, bruno)).toMatchObject({ code: 'approval_joined' });
  const waiting = await get('approvals?view=to_decide', tomas);
  const confirmation = waiting.find((row: { contract: string }) => row.contract === 'group_grant.confirm');
  expect(confirmation).toMatchObject({ gift: { to: 'friends', role: 'finance' } });
  expect(await approve(confirmation.id, tomas)).toMatchObject({ data: { status: 'done' } });
  expect(await approve(id, bruno)).toMatchObject({ data: { status: 'done' } });
});

test('[SEC-03] a role that is held gets no permission that needs confirmation', async () => {
  const role = { name: 'front', label: 'Front', permissions: ['order.read'], reason: 'for the test' };
  expect(await post('roles', role, elena)).toMatchObject({ status: 201 });
  const bruno = await member('ec', 'support', 'Bruno');
  expect(await post(`people/${bruno.id}/grants`, grant('front'), elena)).toMatchObject({ status: 201 });
  const change = { label: 'Front', revision: 1, reason: 'for the test' };
  const permissions = ['order.read', 'order.refund'];
  expect(await post('roles/front/change', { ...change, permissions }, elena)).toMatchObject({
    status: 409,
    code: 'role_in_use',
  });
  const harmless = ['order.read', 'order.note'];
  expect(await post('roles/front/change', { ...change, permissions: harmless }, elena)).toMatchObject({
    status: 201,
  });
});

test('[SEC-03] two administrators of the command line act for each other, whatever they have given', async () => {
  const carla = await invite(elena, 'country', 'Carla');
  await post(`people/${carla.id}/grants`, grant('finance'), tomas);
  await post(`people/${tomas.id}/grants`, grant('finance'), elena);
  expect(await approve(await proposeRefund(elena), tomas)).toMatchObject({ data: { status: 'done' } });
  expect(await approve(await proposeRefund(tomas), elena)).toMatchObject({ data: { status: 'done' } });
  expect(await approve(await confirmationOf(carla), elena)).toMatchObject({ data: { status: 'done' } });
});

test('[SEC-03] the database refuses a decision of a person who counts as the proposer', async () => {
  const puppet = await invite(layla, 'finance');
  const id = await proposeRefund(layla);
  await expect(
    sql`update approvals set status = 'approved', decided_by = ${puppet.id} where id = ${id}`.execute(
      desk.database.owner,
    ),
  ).rejects.toThrow(/approvals_second_person/);
});

test('[SEC-07] a guest gives nothing beyond the own end, neither to a person nor to a group nor by a key', async () => {
  const guest = await member('ec', 'support', 'Nuovo');
  const until = inHours(1);
  await post(`people/${guest.id}/grants`, grant('country', { until_at: until, is_guest: true }), elena);
  const paul = await member('it', 'support', 'Paul');
  const tries = [
    await post(`people/${paul.id}/grants`, grant('country', { until_at: inHours(24 * 365) }), guest),
    await post(`people/${paul.id}/grants`, grant('support', { until_at: inHours(2) }), guest),
  ];
  expect(tries.map(({ status, code }) => [status, code])).toEqual(tries.map(() => [403, 'more_than_held']));
  expect(await post(`people/${paul.id}/grants`, grant('support'), guest)).toMatchObject({ status: 201 });
  expect((await get(`people/${paul.id}`, elena)).grants).toContainEqual(
    expect.objectContaining({ role: 'support', scope_ref: 'ec', until_at: until }),
  );
  await post('group-grants', { ...grant('support'), group: 'everyone' }, guest);
  const mappings = await get('group-grants?q=everyone', elena);
  expect(mappings).toMatchObject([{ group: 'everyone', until_at: until }]);
});

test('[SEC-07] what a person has given ends with the grant it came from, along the chain', async () => {
  const manager = await member('it', 'support', 'Manager');
  const first = await post(`people/${manager.id}/grants`, grant('country'), elena);
  const deputy = await member('it', 'support', 'Deputy');
  await post(`people/${deputy.id}/grants`, grant('country'), manager);
  const clerk = await member('it', 'support', 'Clerk');
  await post(`people/${clerk.id}/grants`, grant('support'), deputy);
  const mapped = await post('group-grants', { ...grant('support'), group: 'helpers' }, deputy);
  // A grant in a circle keeps nothing alive.
  await post(`people/${manager.id}/grants`, grant('country'), deputy);
  const isOpen = async (person: Person) =>
    (await get(`people/${person.id}`, elena)).grants.some(
      (one: { ended_at: string | null; scope_ref: string }) =>
        one.ended_at === null && one.scope_ref === 'ec',
    );
  expect([await isOpen(deputy), await isOpen(clerk)]).toEqual([true, true]);
  await post(`people/${manager.id}/grants/${first.data.id}/end`, { reason: 'moved on' }, elena);
  expect([await isOpen(manager), await isOpen(deputy), await isOpen(clerk)]).toEqual([false, false, false]);
  expect(await post(`group-grants/${mapped.data.id}/end`, { reason: 'over' }, elena)).toMatchObject({
    status: 404,
  });
});

test('[SEC-07] what an older grant carries only for a while becomes shorter, along the chain', async () => {
  const manager = await member('it', 'support', 'Manager');
  const until = inHours(48);
  const long = await post(`people/${manager.id}/grants`, grant('country'), elena);
  await post(`people/${manager.id}/grants`, grant('country', { until_at: until }), elena);
  const deputy = await member('it', 'support', 'Deputy');
  await post(`people/${deputy.id}/grants`, grant('country'), manager);
  const clerk = await member('it', 'support', 'Clerk');
  await post(`people/${clerk.id}/grants`, grant('support'), deputy);
  await post(`people/${manager.id}/grants/${long.data.id}/end`, { reason: 'shorter' }, elena);
  for (const person of [deputy, clerk])
    expect((await get(`people/${person.id}`, elena)).grants).toContainEqual(
      expect.objectContaining({ scope_ref: 'ec', ended_at: null, until_at: until }),
    );
});

test('[SEC-03] two rows with one mailbox are one person', async () => {
  const [one, other] = [await member('ec', 'finance', 'Diego'), await member('ec', 'finance', 'Diego')];
  for (const [place, { id }] of [one, other].entries())
    await sql`update staff set email = ${place === 0 ? 'diego@brand.example' : 'Diego@Brand.example'} where id = ${id}`.execute(
      desk.database.owner,
    );
  expect(await approve(await proposeRefund(one), other)).toMatchObject({ code: 'approval_joined' });
});

test('[SEC-07] what a holder gave ends when their role becomes narrower', async () => {
  const reason = 'for the test';
  const role = (name: string, permissions: string[]) => ({ name, label: name, permissions, reason });
  expect(
    (await post('roles', role('narrow', ['grant.give', 'order.read', 'order.note']), elena)).status,
  ).toBe(201);
  expect((await post('roles', role('inner', ['order.note']), elena)).status).toBe(201);
  const [holder, receiver] = [await invite(elena, 'narrow', 'Nora'), await member('ec', 'support', 'Gita')];
  const gift = grant('inner', { until_at: inHours(24) });
  expect(await post(`people/${receiver.id}/grants`, gift, holder)).toMatchObject({ status: 201 });
  const open = async () =>
    (await get(`people/${receiver.id}`, elena)).grants.filter(
      (one: { role: string; ended_at: string | null }) => one.role === 'inner' && one.ended_at === null,
    );
  expect(await open()).toHaveLength(1);
  const narrower = { label: 'narrow', permissions: ['grant.give', 'order.read'], revision: 1, reason };
  expect(await post('roles/narrow/change', narrower, elena)).toMatchObject({ status: 201 });
  expect(await open()).toHaveLength(0);
});
