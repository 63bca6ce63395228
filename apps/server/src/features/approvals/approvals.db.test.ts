import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../testing/database/invariants.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { expireApprovals } from './expire-approvals.ts';

let desk: Desk;
let second: { token: string };
let third: { token: string };
const first = 'finance' as const;

beforeAll(async () => {
  desk = await openDesk({ hasLimit: true });
  second = { token: await desk.tokenOf('ec', 'finance') };
  third = { token: await desk.tokenOf('ec', 'finance') };
});
afterEach(async () => expect(await brokenInvariants(desk.database.owner)).toEqual([]));
afterAll(() => desk.close());

type Caller = typeof first | { token: string };
const post = async (path: string, body: object, caller: Caller = first) => {
  const answer = await desk.call('POST', path, body, { as: caller });
  return { status: answer.statusCode, body: answer.json() };
};
const aPaidOrder = async () => {
  const code = await desk.anOrderOf();
  expect((await post(`orders/${code}/payment`, await desk.money(code))).status).toBe(200);
  return code;
};
const refund = (code: string, amount?: number, caller: Caller = first) =>
  post(
    `orders/${code}/refund`,
    { reason: 'scratch on the tank', ...(amount && { amount_minor: amount }) },
    caller,
  );
const propose = async (code: string, amount?: number): Promise<number> => {
  const { status, body } = await refund(code, amount);
  expect([status, body.data?.outcome]).toEqual([200, 'approval_requested']);
  return body.data.approval;
};
const approve = (id: number, caller: Caller = second) =>
  post(`approvals/${id}/approve`, { note: 'fine' }, caller);
const refundsOf = async (code: string) =>
  (
    await sql<{ amount_minor: number; approval_id: number | null }>`
      select r.amount_minor, r.approval_id from refunds r
        join payment_attempts a on a.site_id = r.site_id and a.id = r.attempt_id
        join orders o on o.site_id = a.site_id and o.id = a.order_id where o.code = ${code}`.execute(
      desk.database.owner,
    )
  ).rows;
const list = async (view: string, caller: Caller) =>
  (await desk.call('GET', `approvals?view=${view}`, undefined, { as: caller })).json();
const show = async (id: number, caller: Caller = second) =>
  (await desk.call('GET', `approvals/${id}`, undefined, { as: caller })).json().data;

test('[APPROVALS-01] a refund up to the limit runs; above it nothing runs and a proposal waits', async () => {
  const code = await aPaidOrder();
  expect((await refund(code, 100_000)).body.data).toMatchObject({
    outcome: null,
    refunded_minor: 100_000,
    approval: null,
  });
  const id = await propose(code, 100_001);
  expect(await refundsOf(code)).toHaveLength(1);
  expect((await refund(code, 100_001, second)).body).toMatchObject({ code: 'approval_waiting' });
  expect((await list('to_decide', second)).data.map((row: { id: number }) => row.id)).toContain(id);
  expect((await list('to_decide', first)).data.map((row: { id: number }) => row.id)).not.toContain(id);
  expect((await list('proposed_by_me', first)).data.map((row: { id: number }) => row.id)).toContain(id);
});

test('[APPROVALS-02] a second person approves: the same verb runs once, and the audit row has both names', async () => {
  const code = await aPaidOrder();
  const total = await desk.totalOf(code);
  const id = await propose(code);
  expect(await show(id)).toMatchObject({
    status: 'proposed',
    amount_minor: total,
    limit_minor: 100_000,
    reason: 'scratch on the tank',
    facts: {
      order: code,
      paid_minor: total,
      refunded_before_minor: 0,
      left_after_minor: 0,
      mail: { kind: 'order_refunded' },
    },
    checks: [
      { code: 'nothing_refunded_before', is_usual: true },
      { code: 'not_own', is_usual: true },
      { code: 'share_of_price', is_usual: false, percent: 100 },
    ],
  });
  expect((await approve(id)).body.data).toMatchObject({ status: 'done', result: { refunded_minor: total } });
  expect(await refundsOf(code)).toEqual([{ amount_minor: total, approval_id: id }]);
  const { rows } = await sql<Record<string, unknown>>`
    select a.action, a.actor_ref, a.approval_id, a.after ->> 'proposed_by' as proposed_by, p.proposed_by as proposer,
           p.decided_by as decider
      from audit_log a join approvals p on p.site_id = a.site_id and p.id = a.approval_id
     where a.approval_id = ${id} order by a.id`.execute(desk.database.owner);
  expect(rows.map(({ action }) => action)).toEqual(['approval.propose', 'order.refund']);
  const [, act] = rows;
  expect(act?.actor_ref).toBe(String(act?.decider));
  expect(act?.proposed_by).toBe(String(act?.proposer));
  expect(act?.decider).not.toBe(act?.proposer);
  expect((await approve(id, third)).body).toMatchObject({ code: 'conflict' });
});

test('[APPROVALS-03] the proposer cannot approve, the database refuses it too, and other roles cannot decide', async () => {
  const id = await propose(await aPaidOrder());
  expect((await approve(id, first)).body).toMatchObject({ code: 'approval_own' });
  const actions = (await show(id, first)).actions as { name: string; allowed: boolean; reason: string }[];
  expect(actions.find(({ name }) => name === 'approval.approve')).toMatchObject({
    allowed: false,
    reason: 'own_proposal',
  });
  for (const token of [desk.tokens.support, desk.tokens.fulfilment])
    expect((await approve(id, { token })).status).toBe(403);
  await expect(
    sql`update approvals set decided_by = proposed_by, status = 'approved' where id = ${id}`.execute(
      desk.database.owner,
    ),
  ).rejects.toThrow(/approvals_second_person/);
  const elsewhere = { token: await desk.tokenOf('it', 'finance') };
  expect((await approve(id, elsewhere)).status).toBe(403);
});

test('[APPROVALS-04] eight approvers at once: one refund', async () => {
  const code = await aPaidOrder();
  const id = await propose(code);
  const callers = await Promise.all(
    Array.from({ length: 8 }, async () => ({ token: await desk.tokenOf('ec', 'finance') })),
  );
  const answers = await Promise.all(callers.map((caller) => approve(id, caller)));
  expect(answers.filter(({ body }) => body.data?.status === 'done')).toHaveLength(1);
  expect(await refundsOf(code)).toHaveLength(1);
});

describe('[APPROVALS-05] a proposal ends without an act:', () => {
  test('its subject has moved on', async () => {
    const code = await aPaidOrder();
    const id = await propose(code);
    expect((await refund(code, 1000, second)).body.data).toMatchObject({ refunded_minor: 1000 });
    expect((await approve(id, third)).body.data).toMatchObject({ status: 'moved_on', result: null });
    expect(await refundsOf(code)).toHaveLength(1);
    expect((await desk.auditOf(code)).at(-1)).toMatchObject({ action: 'approval.moved_on' });
  });

  test('a second person refuses, with a reason', async () => {
    const code = await aPaidOrder();
    const id = await propose(code);
    expect((await post(`approvals/${id}/refuse`, { note: '' }, second)).status).toBe(422);
    expect((await post(`approvals/${id}/refuse`, { note: 'own' }, first)).body).toMatchObject({
      code: 'approval_own',
    });
    const refused = await post(`approvals/${id}/refuse`, { note: 'send photographs first' }, second);
    expect(refused.body.data).toMatchObject({ status: 'refused' });
    expect((await desk.auditOf(code)).at(-1)).toMatchObject({
      action: 'approval.refuse',
      reason: 'send photographs first',
    });
    expect((await approve(id, third)).body).toMatchObject({ code: 'conflict' });
    expect(await refundsOf(code)).toEqual([]);
  });

  test('the proposer withdraws, others cannot', async () => {
    const id = await propose(await aPaidOrder());
    expect((await post(`approvals/${id}/withdraw`, {}, second)).status).toBe(403);
    expect((await post(`approvals/${id}/withdraw`, {}, first)).body.data).toMatchObject({
      status: 'withdrawn',
    });
    expect((await approve(id)).body).toMatchObject({ code: 'conflict' });
  });

  test('after 7 days', async () => {
    const code = await aPaidOrder();
    const id = await propose(code);
    await sql`update approvals set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      desk.database.owner,
    );
    expect((await approve(id)).body).toMatchObject({ code: 'conflict' });
    expect(await expireApprovals(desk.database.app)).toBe(1);
    expect(await show(id)).toMatchObject({ status: 'expired' });
    expect((await desk.auditOf(code)).at(-1)).toMatchObject({
      action: 'approval.expire',
      actor_kind: 'system',
    });
  });
});

test('[APPROVALS-07] a higher limit needs a second person itself, a lower one does not; the limit of the site holds', async () => {
  const admin = { token: desk.tokens.admin };
  const other = { token: await desk.tokenOf('ec', 'admin') };
  const set = (min_amount_minor: number | null, caller = admin) =>
    post(
      'approval-rules',
      { permission: 'order.refund', currency: 'EUR', min_amount_minor, reason: 'x' },
      caller,
    );
  expect((await post('approval-rules', {}, first)).status).toBe(422);
  expect((await set(1, second)).status).toBe(403);
  expect((await set(50_000)).body.data).toMatchObject({ outcome: 'set' });
  const code = await aPaidOrder();
  expect((await refund(code, 50_001, second)).body.data).toMatchObject({ outcome: 'approval_requested' });
  const raised = (await set(200_000)).body.data;
  expect(raised).toMatchObject({ outcome: 'approval_requested' });
  expect((await approve(raised.approval, admin)).body).toMatchObject({ code: 'approval_own' });
  expect((await approve(raised.approval, other)).body.data).toMatchObject({ status: 'done' });
  const { data } = (await desk.call('GET', 'approval-rules')).json();
  const limited = { site: 'ec', is_unlimited: false };
  expect(data).toEqual([
    { ...limited, permission: 'order.refund', currency: 'EUR', min_amount_minor: 200_000, from: 'site' },
    {
      ...limited,
      permission: 'payment.confirm',
      currency: 'EUR',
      min_amount_minor: expect.any(Number),
      from: 'all',
    },
    {
      ...limited,
      permission: 'letter.send',
      currency: 'XXX',
      min_amount_minor: null,
      is_unlimited: true,
      from: 'default',
    },
  ]);
  expect((await set(null)).body.data).toMatchObject({ outcome: 'set' });
  expect((await refund(await aPaidOrder(), 1)).body.data).toMatchObject({ outcome: 'approval_requested' });
  expect((await approve((await set(100_000)).body.data.approval, other)).status).toBe(200);
});
