import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';

const LIMIT = 100_000;
let desk: Desk;
let second: { token: string };
beforeAll(async () => {
  desk = await openDesk({ hasLimit: true });
  second = { token: await desk.tokenOf('ec', 'finance') };
  await sql`update approval_rules set min_amount_minor = ${LIMIT} where permission = 'payment.confirm'`.execute(
    desk.database.owner,
  );
});
afterAll(() => desk.close());

const confirm = async (code: string, change: object = {}) =>
  (
    await desk.call('POST', `orders/${code}/payment`, await desk.money(code, change), { as: 'finance' })
  ).json();
const approve = async (id: number, caller: 'finance' | { token: string }) =>
  (await desk.call('POST', `approvals/${id}/approve`, { note: '' }, { as: caller })).json();
const shown = async (code: string) =>
  (await desk.call('GET', `orders/${code}`, undefined, { as: 'finance' })).json().data;

describe('[SEC-03] a payment confirmed by hand above the limit', () => {
  test('waits for a second person, and is booked once when that person approves', async () => {
    const code = await desk.anOrderOf();
    const offer = (await shown(code)).actions.find(
      ({ name }: { name: string }) => name === 'payment.confirm',
    );
    expect(offer).toMatchObject({ allowed: true, needs_approval: true, alone_up_to_minor: LIMIT });
    const { data } = await confirm(code);
    expect(data).toMatchObject({ outcome: 'approval_requested', payment_status: 'unpaid' });
    expect(await shown(code)).toMatchObject({
      ledger: [],
      payment_status: 'unpaid',
      approvals: [{ id: data.approval, contract: 'order.payment', holds: false }],
    });
    expect(await confirm(code)).toMatchObject({ code: 'approval_waiting' });
    expect(await approve(data.approval, 'finance')).toMatchObject({ code: 'approval_own' });
    expect(await approve(data.approval, second)).toMatchObject({ data: { status: 'done' } });
    expect(await shown(code)).toMatchObject({ payment_status: 'paid', status: 'confirmed' });
    expect((await shown(code)).ledger).toHaveLength(1);
    expect((await desk.auditOf(code))[0]).toMatchObject({ action: 'approval.propose' });
    expect(await confirm(code)).toMatchObject({ data: { outcome: 'again' } });
  });

  test('shows the second person the price, what has come and what is due, so that a slip is seen', async () => {
    const code = await desk.anOrderOf();
    const total = await desk.totalOf(code);
    await confirm(code, { amount_minor: 60_000, reference: `1 ${code}` });
    const amount_minor = total + 301_000;
    const { data } = await confirm(code, { amount_minor, reference: `2 ${code}` });
    expect(data).toMatchObject({ outcome: 'approval_requested' });
    const { data: approval } = (
      await desk.call('GET', `approvals/${data.approval}`, undefined, { as: second })
    ).json();
    const { value_on } = await desk.money(code);
    expect(approval).toMatchObject({
      amount_minor,
      facts: {
        order: code,
        price_minor: total,
        paid_minor: 60_000,
        refunded_before_minor: 0,
        mail: null,
        payment: { due_minor: total - 60_000, value_on },
      },
      // Shares and refunds before say nothing about money that comes in.
      checks: [],
    });
    expect(approval.facts.buyer).not.toBe('');
  });

  test('cannot be split below it', async () => {
    const code = await desk.anOrderOf();
    expect(await confirm(code, { amount_minor: 60_000, reference: `1 ${code}` })).toMatchObject({
      data: { outcome: 'part' },
    });
    expect(await confirm(code, { amount_minor: 60_000, reference: `2 ${code}` })).toMatchObject({
      data: { outcome: 'approval_requested' },
    });
  });

  test('waits although it is below, where more would go back than one person may refund', async () => {
    const limitTo = (minor: number) =>
      sql`update approval_rules set min_amount_minor = ${minor} where permission = 'payment.confirm'`.execute(
        desk.database.owner,
      );
    await limitTo(9_000_000);
    try {
      const canceled = await desk.anOrderOf();
      await desk.call('POST', `orders/${canceled}/cancel`, { reason: 'asked to' }, { as: 'support' });
      // Its unit is gone, so that the order cannot come back.
      await sql`update units set status = 'sold', sold_on = now() from order_lines l join orders o on o.id = l.order_id
                 where o.code = ${canceled} and units.id = l.unit_id`.execute(desk.database.owner);
      expect(await confirm(canceled)).toMatchObject({ data: { outcome: 'approval_requested' } });
      const code = await desk.anOrderOf();
      const more = Number((await desk.rowOf(code)).total_minor) + 100_001;
      expect(await confirm(code, { amount_minor: more })).toMatchObject({
        data: { outcome: 'approval_requested' },
      });
      expect((await shown(code)).ledger).toEqual([]);
    } finally {
      await limitTo(LIMIT);
    }
  });

  test('keeps the order until it is decided', async () => {
    const code = await desk.anOrderOf();
    await confirm(code);
    const { rows } = await sql<{ order: boolean; unit: boolean }>`
      select o.deadline_at = a.expires_at as order, c.expires_at >= a.expires_at as unit
        from orders o join approvals a on a.subject_ref = o.code
        join unit_claims c on c.site_id = o.site_id and c.order_id = o.id and c.released_at is null
       where o.code = ${code}`.execute(desk.database.owner);
    expect(rows).toEqual([{ order: true, unit: true }]);
  });

  const deadlineOf = async (code: string) => {
    const { rows } = await sql<{ order: Date; unit: Date; expire: Date }>`
      select o.deadline_at as order, c.expires_at - interval '5 minutes' as unit, j.run_at as expire
        from orders o
        join unit_claims c on c.site_id = o.site_id and c.order_id = o.id and c.released_at is null
        join graphile_worker.jobs j on j.key = 'order:' || o.site_id || ':' || o.id || ':expire'
       where o.code = ${code}`.execute(desk.database.owner);
    const [row] = rows;
    // The queue keeps milliseconds only.
    expect([row?.unit.getTime(), row?.expire.getTime()]).toEqual(Array(2).fill(row?.order.getTime()));
    return row?.order.getTime() ?? 0;
  };
  const propose = async (code: string): Promise<number> => (await confirm(code)).data.approval;
  const expectSoon = (time: number) => {
    expect(time).toBeGreaterThan(Date.now() + 25 * 60_000);
    expect(time).toBeLessThan(Date.now() + 35 * 60_000);
  };

  test('refused or withdrawn, it gives the order its old deadline back', async () => {
    const code = await desk.anOrderOf();
    const before = await deadlineOf(code);
    const end = {
      refuse: (id: number) => desk.call('POST', `approvals/${id}/refuse`, { note: 'no' }, { as: second }),
      withdraw: (id: number) => desk.call('POST', `approvals/${id}/withdraw`, {}, { as: 'finance' }),
    };
    for (const act of [end.refuse, end.withdraw]) {
      const id = await propose(code);
      expect(await deadlineOf(code)).toBeGreaterThan(before);
      expect((await act(id)).statusCode).toBe(200);
      expect(await deadlineOf(code)).toBe(before);
    }
  });

  test('ended after the old deadline, it leaves the order half an hour', async () => {
    const code = await desk.anOrderOf();
    const id = await propose(code);
    await sql`update approvals set input = input || jsonb_build_object('deadlineAt', now() - interval '1 day'),
                                   subject_state = '{}' where id = ${id}`.execute(desk.database.owner);
    expect(await approve(id, second)).toMatchObject({ data: { status: 'moved_on' } });
    expectSoon(await deadlineOf(code));
  });

  test('proposed again, it does not keep the order longer than the first time', async () => {
    const code = await desk.anOrderOf();
    const first = await propose(code);
    await desk.call('POST', `approvals/${first}/withdraw`, {}, { as: 'finance' });
    await sql`update approvals set proposed_at = now() - interval '6 days', expires_at = now() + interval '1 day'
               where id = ${first}`.execute(desk.database.owner);
    await sql`update orders set deadline_at = now() + interval '10 minutes' where code = ${code}`.execute(
      desk.database.owner,
    );
    await propose(code);
    const { rows } = await sql<{ is_first: boolean }>`
      select o.deadline_at = a.expires_at as is_first from orders o join approvals a on a.id = ${first}
       where o.code = ${code}`.execute(desk.database.owner);
    expect(rows).toEqual([{ is_first: true }]);
  });

  test('below the limit one person confirms it; the limit itself is raised by two', async () => {
    const code = await desk.anOrderOf();
    await sql`update approval_rules set min_amount_minor = ${await desk.totalOf(code)}
               where permission = 'payment.confirm'`.execute(desk.database.owner);
    expect(await confirm(code)).toMatchObject({ data: { outcome: 'paid' } });
    await sql`update approval_rules set min_amount_minor = ${LIMIT} where permission = 'payment.confirm'`.execute(
      desk.database.owner,
    );
    const rules = (await desk.call('GET', 'approval-rules')).json().data;
    expect(rules).toContainEqual(
      expect.objectContaining({ site: 'ec', permission: 'payment.confirm', min_amount_minor: LIMIT }),
    );
    const raise = {
      permission: 'payment.confirm',
      min_amount_minor: LIMIT * 9,
      currency: 'EUR',
      reason: 'x',
    };
    expect((await desk.call('POST', 'approval-rules', raise)).json().data).toMatchObject({
      outcome: 'approval_requested',
    });
    expect(await brokenInvariants(desk.database.owner)).toEqual([]);
  });
});
