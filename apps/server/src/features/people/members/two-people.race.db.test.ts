import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickRandom, seededRandom } from '../../../demo/seeded-random.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { withSite } from '../../../platform/db/db.ts';
import { aSite } from '../../../testing/builders/builders.ts';
import { aStaffMember } from '../../../testing/builders/staff-builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { trials } from '../../../testing/fuzz/trials.ts';
import { PeopleModel } from '../../../testing/people/people-model.ts';
import { type RegisteredAct, registerAct } from '../../approvals/approvable-act.ts';
import { insertApproval } from '../../approvals/approvals.sql.ts';
import { approve } from '../../approvals/decide-approval.ts';
import { uniteGrants } from '../../staff/grants.rules.ts';
import { findStaffGrants, useStaffToken } from '../../staff/staff.sql.ts';
import { createGroupGrant, endGroupGrant } from '../groups/manage-group-grants.ts';
import { createApiKey } from '../keys/manage-api-keys.ts';
import { giveByGroups } from '../sessions/apply-groups.sql.ts';
import { changePerson } from './change-person.ts';
import { confirmGrantAct, confirmMappingAct } from './confirm-gift.ts';
import { endGrant } from './end-grant.ts';
import { type Giver, giveGrant } from './give-grant.ts';
import { invitePerson } from './invite-person.ts';

const SEQUENCES = trials(10, 10_000);
const STEPS = 40;
const ROLES = ['support', 'finance', 'country', 'country', 'admin', 'admin'] as const;

let database: TestDatabase;
let siteId: number;
beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
});
afterAll(() => database.drop());

/** Anything that needs a second person. */
const ANY_ACT: RegisteredAct = {
  contract: 'any',
  permission: 'order.refund',
  readState: async () => ({}),
  run: async () => ({ ok: true, acted: {} }),
  readFacts: async () => null,
  prepare: async () => 'ready',
  release: async () => {},
};
const CONFIRM_ACTS = { grant: registerAct(confirmGrantAct), mapping: registerAct(confirmMappingAct) };

class World {
  readonly model = new PeopleModel();
  readonly proposals: { id: number; by: number; step: number; input: object; act: RegisteredAct }[] = [];
  readonly mappings: { id: number; by: number; group: string }[] = [];
  readonly keys: { by: number; hash: Buffer }[] = [];
  readonly suspended = new Set<number>();
  step = 0;
  readonly founders: number[] = [];
  readonly random: () => number;
  constructor(seed: string) {
    this.random = seededRandom(seed);
  }

  readonly pick = <T>(list: readonly T[]): T => pickRandom(list, this.random);
  readonly act = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => withSite(database.app, siteId, work);
  active = () => [...this.model.people.keys()].filter((id) => !this.suspended.has(id));
  others = () => [...this.model.people.values()].filter(({ isFounder }) => !isFounder).map(({ id }) => id);

  async giver(staffId = this.pick(this.active())): Promise<Giver> {
    const held = uniteGrants(await findStaffGrants(database.app, staffId));
    return { siteId, staffId, requestId: 'random', held };
  }

  grantInput() {
    const hours = this.pick([1, 24, 24 * 100, null]);
    const isBrand = this.random() < 0.2;
    return {
      role: this.pick(ROLES),
      scope_kind: isBrand ? ('brand' as const) : ('site' as const),
      scope_ref: isBrand ? null : 'it',
      is_guest: false,
      reason: 'random',
      ...(hours && { until_at: new Date(Date.now() + hours * 3_600_000).toISOString() }),
    };
  }

  /** What the database has now that the model has not seen: new grants, ended grants, new proposals to confirm. */
  async sync(): Promise<void> {
    const ids = [...this.model.people.keys()];
    const { rows } = await sql<{ id: number; to: number; by: number | null; role: string; ended: boolean }>`
      select g.id::int as id, g.staff_id as "to", coalesce(g.given_by, m.created_by) as by, g.role,
             g.ended_at is not null as ended
        from grants g left join group_grants m on m.id = g.group_grant_id
       where g.staff_id = any(${ids}::int[]) order by g.id`.execute(database.owner);
    for (const { id, to, by, role, ended } of rows) {
      let known = this.model.grants.find((grant) => grant.id === id);
      if (!known) {
        const needsConfirmation = by !== null && by !== to && role !== 'support';
        known = { id, to, by, needsConfirmation, isConfirmed: false, endedAt: null };
        this.model.grants.push(known);
      }
      if (ended) known.endedAt ??= this.step;
    }
    const { rows: waiting } = await sql<{ id: number; by: number; contract: string; input: object }>`
      select id::int as id, proposed_by::int as by, contract, input from approvals
       where contract <> 'any' and status = 'proposed' and proposed_by = any(${ids}::int[]) order by id`.execute(
      database.owner,
    );
    for (const { id, by, contract, input } of waiting)
      if (!this.proposals.some((one) => one.id === id)) {
        const act = contract === 'grant.confirm' ? CONFIRM_ACTS.grant : CONFIRM_ACTS.mapping;
        this.proposals.push({ id, by, input, act, step: this.step });
      }
  }
}

const ACTS: Record<string, (world: World) => Promise<void>> = {
  async invite(world) {
    const giver = await world.giver();
    const person = { name: 'P', email: `${randomUUID()}@mail.example`, locale: 'en' };
    const done = await world.act((tx) => invitePerson(tx, giver, { ...world.grantInput(), ...person }));
    if (done.ok) world.model.addPerson(done.id, giver.staffId);
    if (done.ok) await sql`update staff set status = 'active' where id = ${done.id}`.execute(database.owner);
  },
  async grant(world) {
    const [giver, to] = [await world.giver(), world.pick(world.active())];
    await world.act((tx) => giveGrant(tx, giver, to, world.grantInput()));
  },
  async group(world) {
    const giver = await world.giver();
    const group = randomUUID();
    const { role, scope_kind, scope_ref, reason } = world.grantInput();
    const input = { role, scope_kind, scope_ref, reason, group };
    const done = await world.act((tx) => createGroupGrant(tx, giver, input));
    if (!done.ok) return;
    world.mappings.push({ id: done.id, by: giver.staffId, group });
    const members = world.others().filter((id) => id !== giver.staffId && world.random() < 0.5);
    for (const id of members) await world.act((tx) => giveByGroups(tx, id, [group]));
  },
  async key(world) {
    const giver = await world.giver();
    const input = { ...world.grantInput(), name: 'key' };
    const made = await createApiKey(database.app, giver, input);
    if (!made.ok) return;
    world.keys.push({ by: giver.staffId, hash: createHash('sha256').update(made.token).digest() });
  },
  async end(world) {
    const giver = await world.giver(world.pick(world.founders));
    const mapping = world.mappings.length > 0 && world.random() < 0.3 ? world.pick(world.mappings) : null;
    if (mapping) await world.act((tx) => endGroupGrant(tx, giver, { id: mapping.id, reason: 'random' }));
    const open = world.model.grants.filter(
      ({ to, endedAt }) => endedAt === null && !world.founders.includes(to),
    );
    if (mapping || open.length === 0) return;
    const { id: grantId, to: staffId } = world.pick(open);
    await world.act((tx) => endGrant(tx, giver, { staffId, grantId, reason: 'random' }));
    const before = open.length;
    await world.sync();
    seen.cascades += before - 1 > open.filter(({ endedAt }) => endedAt === null).length ? 1 : 0;
  },
  async suspend(world) {
    const [giver, others] = [await world.giver(world.pick(world.founders)), world.others()];
    if (others.length === 0) return;
    const staffId = world.pick(others);
    const kind = world.suspended.has(staffId) ? 'resume' : 'suspend';
    const done = await world.act((tx) => changePerson(tx, giver, { staffId, kind, reason: 'random' }));
    expect(done.ok).toBe(true);
    if (kind === 'suspend') world.suspended.add(staffId);
    else world.suspended.delete(staffId);
  },
  async propose(world) {
    const by = world.pick(world.active());
    const id = await propose(world, by);
    world.proposals.push({ id, by, step: world.step, input: {}, act: ANY_ACT });
  },
  decide: (world) => decide(world, world.pick(world.active())),
  founderDecides: (world) => decide(world, world.pick(world.founders)),
};

/** People and what they are given come before what they decide. */
const WEIGHTED = [...Object.keys(ACTS), 'invite', 'invite', 'grant', 'grant', 'propose', 'decide', 'decide'];

async function propose(world: World, proposedBy: number): Promise<number> {
  const row = { siteId, permission: 'order.refund', contract: 'any', input: {}, state: {}, reason: 'random' };
  const subject = { kind: 'order', ref: randomUUID() };
  const id = await world.act((tx) =>
    insertApproval(tx, { ...row, subject, amount: null, limitMinor: null, proposedBy }),
  );
  if (id === null) throw new Error('The proposal could not be written');
  return id;
}

const seen = { joined: 0, done: 0, confirmed: 0, cascades: 0 };

async function decide(world: World, by: number): Promise<void> {
  if (world.proposals.length === 0) return;
  const proposal = world.pick(world.proposals);
  const { id, act, input, by: proposer, step } = proposal;
  const joined = world.model.areJoined(proposer, by, step);
  const call = { siteId, staffId: by, requestId: 'random' };
  const done = await world.act((tx) => approve(tx, call, { act, input, id, note: '' }));
  if (joined && proposer !== by) seen.joined += 1;
  const context = `${by} decides on ${act.contract} of ${proposer}`;
  if (!done.ok && done.code === 'conflict') expect(joined, context).toBe(false);
  else expect(done.ok, context).toBe(!joined);
  if (!done.ok) return;
  world.proposals.splice(world.proposals.indexOf(proposal), 1);
  if (done.status !== 'done') return;
  seen[act === ANY_ACT ? 'done' : 'confirmed'] += 1;
  const { id: gift } = input as { id: number };
  if (act === CONFIRM_ACTS.grant) world.model.confirm(gift, by, world.step);
  if (act === CONFIRM_ACTS.mapping) {
    const { rows } = await sql<{ id: number }>`
      select id::int as id from grants where group_grant_id = ${gift}`.execute(database.owner);
    for (const grant of world.model.grants)
      if (rows.some(({ id: one }) => one === grant.id)) grant.isConfirmed = true;
  }
}

/** Every gift in force is carried, to its end, by older grants of its giver; keys of suspended people are refused. */
async function expectSound(world: World): Promise<void> {
  const ids = [...world.model.people.keys()];
  const { rows } = await sql<{ id: number }>`
    with open as (
      select g.id, g.staff_id, g.role, g.scope_kind, coalesce(g.given_by, m.created_by) as giver,
             coalesce(g.until_at, 'infinity') as until, coalesce(m.created_at, g.created_at) as created_at
        from grants g left join group_grants m on m.id = g.group_grant_id
       where g.ended_at is null
    )
    select o.id::int as id from open o
     where o.giver = any(${ids}::int[]) and not exists (
       select from open c
        where c.staff_id = o.giver and c.created_at < o.created_at and c.until >= o.until
          and (c.scope_kind = 'brand' or o.scope_kind = 'site')
          and (c.role = 'admin' or (c.role = 'country' and o.role <> 'admin')))`.execute(database.owner);
  expect(rows).toEqual([]);
  for (const { by, hash } of world.keys)
    if (world.suspended.has(by)) expect(await useStaffToken(database.app, hash)).toBeUndefined();
}

/** The two administrators of the command line approve for each other, whatever has happened before. */
async function expectFoundersAct(world: World): Promise<void> {
  for (const [by, decider] of [world.founders, world.founders.toReversed()]) {
    const id = await propose(world, by ?? 0);
    const call = { siteId, staffId: decider ?? 0, requestId: 'random' };
    const done = await world.act((tx) => approve(tx, call, { act: ANY_ACT, input: {}, id, note: '' }));
    expect(done).toMatchObject({ status: 'done' });
  }
}

test('[SEC-01] [SEC-03] [SEC-07] random gifts: no decision by one person, nothing outlives its giver', {
  timeout: trials(600_000, 14_400_000),
}, async () => {
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const world = new World(`people ${sequence}`);
    for (const name of ['Elena', 'Tomás']) {
      const { id } = await aStaffMember(database.owner, { site: null, role: 'admin', name });
      world.founders.push(id);
      world.model.addPerson(id, null, true);
    }
    for (; world.step < STEPS; world.step += 1) {
      await ACTS[world.pick(WEIGHTED)]?.(world);
      await world.sync();
    }
    await expectSound(world);
    await expectFoundersAct(world);
  }
  // The sequences have come by what they are about.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(SEQUENCES / 10);
});
