import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aStaffMember } from '../../testing/builders/staff-builders.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { notifyApprovers } from './notify-approvers.ts';

let desk: Desk;
let codes: string[];
beforeAll(async () => {
  desk = await openDesk();
  codes = [await desk.anOrderOf(), await desk.anOrderOf()];
  await desk.anOrderOf(desk.other);
  await desk.call('POST', `orders/${codes[1]}/payment`, await desk.money(codes[1] as string));
});
afterAll(() => desk.close());

const inbox = async (caller: Parameters<Desk['call']>[3], query = '') =>
  (await desk.call('GET', `inbox${query}`, undefined, caller)).json();
const seen = ({ data }: { data: { kind: string; ref: string; site: string }[] }) =>
  data.map(({ kind, ref, site }) => [kind, ref, site]);

describe('[DESKORDERS-07] what waits for the caller', () => {
  test('finance sees the transfer, fulfilment the order to prepare, and an editor nothing', async () => {
    expect(seen(await inbox({ as: 'finance' }))).toEqual([['transfer', codes[0], 'ec']]);
    expect(seen(await inbox({ as: 'fulfilment' }))).toEqual([['prepare', codes[1], 'ec']]);
    // May decide on newsletters, of which none waits.
    expect(seen(await inbox({ as: 'editor' }))).toEqual([]);
    expect((await desk.call('GET', 'inbox', undefined, { as: 'translator' })).statusCode).toBe(403);
  });

  test('counts are by kind, also when one kind is shown', async () => {
    const { data, meta } = await inbox({ as: 'admin' }, '?kind=prepare');
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['prepare']);
    expect(meta.counts).toContainEqual({ kind: 'transfer', count: 1, count_is: 'exact' });
    expect(meta.counts).toContainEqual({ kind: 'case', count: 0, count_is: 'exact' });
  });

  test('a caller with several sites sees all of them, due first, or the named one', async () => {
    const token = await desk.tokenOf(null, 'finance');
    const all = await inbox({ as: { token } });
    expect(new Set(all.data.map(({ site }: { site: string }) => site))).toEqual(new Set(['ec', 'it']));
    const due = all.data.map((item: { due_at: string }) => Date.parse(item.due_at));
    expect(due).toEqual([...due].sort((a, b) => a - b));
    expect(seen(await inbox({ as: { token } }, '?sites=ec'))).toEqual([['transfer', codes[0], 'ec']]);
    expect((await desk.call('GET', 'inbox?sites=it')).statusCode).toBe(403);
  });
});

describe('[WORK-03] [APPROVALS-13] staff who may decide on a proposal are told', () => {
  let proposer: Awaited<ReturnType<typeof aStaffMember>>;
  let decider: Awaited<ReturnType<typeof aStaffMember>>;
  let id: number;
  beforeAll(async () => {
    const { owner } = desk.database;
    await sql`update approval_rules set min_amount_minor = 100 where permission = 'order.refund'`.execute(
      owner,
    );
    proposer = await aStaffMember(owner, { site: 'ec', role: 'finance', name: 'Elena' });
    decider = await aStaffMember(owner, { site: null, role: 'finance', name: 'Bruno' });
    const answer = await desk.call('POST', `orders/${codes[1]}/refund`, { reason: 'x' }, { as: proposer });
    id = answer.json().data.approval;
  });

  test('it is the first group of Today, and not of who proposed it', async () => {
    const { data, meta } = await inbox({ as: decider });
    expect(data[0]).toMatchObject({
      kind: 'approval',
      state: 'order_refund',
      ref: String(id),
      group: 'approval',
      name: 'Elena',
    });
    expect(meta.counts).toContainEqual({ kind: 'approval', count: 1, count_is: 'exact' });
    expect((await inbox({ as: proposer })).meta.counts).toContainEqual({
      kind: 'approval',
      count: 0,
      count_is: 'exact',
    });
    // Fulfilment may not decide, and the order is held.
    expect(seen(await inbox({ as: 'fulfilment' }))).toEqual([]);
  });

  test('each of them gets one mail with the link and nothing of the order', async () => {
    const { owner, app } = desk.database;
    const siteId = desk.shop.site.id;
    const { rows: jobs } = await sql`
      select from graphile_worker.jobs where task_identifier = 'approvals.notify_approvers'`.execute(owner);
    expect(jobs).toHaveLength(1);
    for (const _time of [1, 2]) await notifyApprovers(app, { siteId, approvalId: id });
    const { rows } = await sql<{ to_email: string; data: object; name: string; id: number }>`
      select m.to_email, m.data, p.name, p.id from mails m join staff p on p.email = m.to_email
       where m.kind = 'staff_approval' order by p.id`.execute(owner);
    expect(rows.map(({ id: staffId }) => staffId)).toContain(decider.id);
    expect(rows.map(({ id: staffId }) => staffId)).not.toContain(proposer.id);
    expect(new Set(rows.map(({ to_email }) => to_email)).size).toBe(rows.length);
    for (const { name, data } of rows) expect(data).toEqual({ approval_id: id, given_name: name });
    const names = rows.map(({ name }) => name);
    expect(names).not.toContain('fulfilment of ec');
    expect(names).not.toContain('finance of it');
  });

  test('a person who counts as the proposer is neither shown it nor mailed', async () => {
    const { owner, app } = desk.database;
    const puppet = await aStaffMember(owner, { site: 'ec', role: 'finance', name: 'Second self' });
    await sql`update grants set given_by = ${proposer.id}, confirmed_at = null
               where staff_id = ${puppet.id}`.execute(owner);
    const { data, meta } = await inbox({ as: puppet });
    expect(data.map(({ kind }: { kind: string }) => kind)).not.toContain('approval');
    expect(meta.counts).toContainEqual({ kind: 'approval', count: 0, count_is: 'exact' });
    await notifyApprovers(app, { siteId: desk.shop.site.id, approvalId: id });
    const { rows } = await sql`
      select from mails m join staff p on p.email = m.to_email
       where m.kind = 'staff_approval' and p.id = ${puppet.id}`.execute(owner);
    expect(rows).toEqual([]);
  });

  test('no mail is written once it is decided', async () => {
    const { owner, app } = desk.database;
    await owner.deleteFrom('mails').where('kind', '=', 'staff_approval').execute();
    await desk.call('POST', `approvals/${id}/refuse`, { note: 'no' }, { as: decider });
    await notifyApprovers(app, { siteId: desk.shop.site.id, approvalId: id });
    const { rows } = await sql`select from mails where kind = 'staff_approval'`.execute(owner);
    expect(rows).toEqual([]);
    expect(seen(await inbox({ as: decider }, '?kind=approval'))).toEqual([]);
  });
});
