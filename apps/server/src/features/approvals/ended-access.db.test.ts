import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStaffMember } from '../../testing/builders/staff-builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { expireApprovals } from './expire-approvals.ts';

let desk: Desk;
type Person = Awaited<ReturnType<typeof aStaffMember>>;
let giver: Person;
let decider: Person;
beforeAll(async () => {
  desk = await openDesk({ hasLimit: true });
  [giver, decider] = [await admin('Elena'), await admin('Layla')];
});
afterAll(() => desk.close());
const admin = (name: string) => aStaffMember(desk.database.owner, { site: null, role: 'admin', name });

/** Access for an hour that waits for confirmation. */
async function give(): Promise<{ approval: number; grant: number }> {
  const until_at = new Date(Date.now() + 3_600_000).toISOString();
  const role = { role: 'finance', scope_kind: 'site', scope_ref: 'ec', until_at, reason: 'for the test' };
  const body = { ...role, name: 'Ali', email: `${randomUUID()}@mail.example` };
  const { data } = (await desk.call('POST', 'people', body, { as: giver })).json();
  const { rows } = await sql<{ approval: number; grant: number }>`
    select a.id::int as approval, g.id::int as grant from approvals a join grants g on g.id::text = a.subject_ref
     where a.contract = 'grant.confirm' and g.staff_id = ${data.id}`.execute(desk.database.owner);
  const [row] = rows;
  if (!row) throw new Error('nothing was proposed');
  return row;
}
const toDecide = async (): Promise<number[]> =>
  (await desk.call('GET', 'approvals', undefined, { as: decider }))
    .json()
    .data.map(({ id }: { id: number }) => id);
const statusOf = async (id: number) =>
  (await desk.call('GET', `approvals/${id}`, undefined, { as: decider })).json().data.status;

test.each([
  ['whose time has passed', sql`from_at = now() - interval '2 hours', until_at = now() - interval '1 hour'`],
  ['that was taken back', sql`ended_at = now()`],
])(
  '[APPROVALS-13] access %s is nothing to decide any more, and its proposal expires',
  async (_what, change) => {
    const { approval, grant } = await give();
    const { approval: other } = await give();
    expect(await toDecide()).toEqual(expect.arrayContaining([approval, other]));
    await sql`update grants set ${change} where id = ${grant}`.execute(desk.database.owner);
    expect(await toDecide()).not.toContain(approval);
    await expireApprovals(desk.database.app);
    expect(await statusOf(approval)).toBe('expired');
    expect(await statusOf(other)).toBe('proposed');
    expect(await toDecide()).toContain(other);
  },
);
