import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../testing/database/invariants.ts';
import { trials } from '../../testing/fuzz/trials.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { orderJobs } from '../orders/run-order-jobs.ts';
import { expireApprovals } from './expire-approvals.ts';

let desk: Desk;
let second: { token: string };
beforeAll(async () => {
  desk = await openDesk({ hasLimit: true });
  second = { token: await desk.tokenOf('ec', 'finance') };
});
afterAll(() => desk.close());

const post = async (path: string, body: object = {}, caller: 'admin' | { token: string } = 'admin') => {
  const answer = await desk.call('POST', path, body, { as: caller });
  return { status: answer.statusCode, body: answer.json() };
};
/** A busy machine answers 503 (lock_timeout): nothing was done, and the caller asks again. */
const untilAnswered = async (act: () => ReturnType<typeof post>): ReturnType<typeof post> => {
  const answer = await act();
  return answer.status === 503 ? untilAnswered(act) : answer;
};
const move = async (code: string, step: string) => (await post(`orders/${code}/${step}`)).body.code ?? 'ok';
const aPaidOrder = async (steps: readonly string[] = []) => {
  const code = await desk.anOrderOf();
  expect((await post(`orders/${code}/payment`, await desk.money(code))).status).toBe(200);
  for (const step of steps) expect(await move(code, step)).toBe('ok');
  return code;
};
const propose = async (code: string, act = 'cancel', more: object = {}): Promise<number> => {
  const { body } = await post(`orders/${code}/${act}`, { reason: 'changed her mind', ...more });
  expect(body.data).toMatchObject({ outcome: 'approval_requested' });
  return body.data.approval;
};
const shown = async (code: string) => (await desk.call('GET', `orders/${code}`)).json().data;
const listed = async (code: string) => (await desk.call('GET', `orders?q=${code}`)).json().data[0];
const offered = async (code: string, name: string) =>
  (await shown(code)).actions.find((action: { name: string }) => action.name === name);
const waiting = async (kind: string) =>
  (await desk.call('GET', `inbox?kind=${kind}`)).json().data.map(({ ref }: { ref: string }) => ref);

describe('[WORK-04] [APPROVALS-11] a proposed cancellation or refund holds its order', () => {
  test('no step towards the buyer is possible; the order and Today say so; a refusal lets it go on', async () => {
    const code = await aPaidOrder();
    expect(await waiting('prepare')).toContain(code);
    const id = await propose(code);
    expect(await move(code, 'prepare')).toBe('order_held');
    expect(await offered(code, 'order.prepare')).toMatchObject({
      allowed: false,
      reason: 'waits_for_approval',
    });
    expect((await shown(code)).approvals).toMatchObject([{ id, contract: 'order.cancel', holds: true }]);
    expect(await waiting('prepare')).not.toContain(code);
    expect(await listed(code)).toMatchObject({ status: 'confirmed', is_held: true });
    expect((await post(`approvals/${id}/refuse`, { note: 'she keeps it' }, second)).status).toBe(200);
    expect(await waiting('prepare')).toContain(code);
    expect(await listed(code)).toMatchObject({ is_held: false });
    expect(await move(code, 'prepare')).toBe('ok');
  });

  test('each later step, also by the carrier and by SQL', async () => {
    const code = await aPaidOrder(['prepare']);
    await propose(code, 'refund');
    expect(await move(code, 'ship')).toBe('order_held');
    expect(await waiting('handover')).not.toContain(code);
    expect(
      (await post(`orders/${code}/shipment-events`, report(code, 1, 'collected'))).body.data,
    ).toMatchObject({
      outcome: 'recorded',
      status: 'preparing',
    });
    await expect(
      sql`update orders set status = 'shipped', fulfilment_status = 'shipped' where code = ${code}`.execute(
        desk.database.owner,
      ),
    ).rejects.toThrow(/waits for a second person/);
  });

  const report = (code: string, n: number, status: string) => ({
    carrier: 'dhl',
    event_id: `${code}-${n}`,
    tracking: `T-${n}`,
    status,
    occurred_at: '2026-11-17T10:00:00Z',
  });
  const unitOf = async (code: string) =>
    (
      await sql<{ status: string }>`
        select u.status from units u
          join order_lines l on l.site_id = u.site_id and l.unit_id = u.id
          join orders o on o.site_id = l.site_id and o.id = l.order_id
         where o.code = ${code}`.execute(desk.database.owner)
    ).rows[0]?.status;
  /** Does what orders have queued. */
  const work = async () => {
    const jobs = new Map(
      orderJobs({ db: desk.database.app }).map((job) => [job.contract.name as string, job]),
    );
    const { rows } = await sql<{ name: string; data: never }>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = any (${[...jobs.keys()]})
      returning t.identifier as name, j.payload -> 'data' as data`.execute(desk.database.owner);
    for (const { name, data } of rows)
      await jobs.get(name)?.handle(data, new AbortController().signal, { isLastTry: false });
  };
  const reportWhileHeld = async (
    hold: (code: string) => Promise<number>,
  ): Promise<{ code: string; id: number }> => {
    const code = await aPaidOrder(['prepare']);
    const id = await hold(code);
    for (const [n, status] of ['collected', 'delivered'].entries())
      expect((await post(`orders/${code}/shipment-events`, report(code, n, status))).body.data).toMatchObject(
        {
          outcome: 'recorded',
          status: 'preparing',
        },
      );
    return { code, id };
  };

  test('what the carrier has reported meanwhile counts once it is refused or withdrawn', async () => {
    for (const end of ['refuse', 'withdraw']) {
      const { code, id } = await reportWhileHeld(propose);
      const caller = end === 'refuse' ? second : 'admin';
      expect((await post(`approvals/${id}/${end}`, { note: 'no' }, caller)).status).toBe(200);
      await work();
      expect(await shown(code)).toMatchObject({ status: 'delivered', fulfilment_status: 'delivered' });
      const steps = (await shown(code)).events.map(({ kind }: { kind: string }) => kind);
      expect(steps.filter((kind: string) => kind === 'shipped')).toHaveLength(1);
      expect(await unitOf(code)).toBe('delivered');
    }
  });

  test('also once it has expired; another proposal holds the order on', async () => {
    const { code, id } = await reportWhileHeld((held) => propose(held, 'refund'));
    const other = await propose(code, 'cancel');
    await sql`update approvals set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      desk.database.owner,
    );
    await expireApprovals(desk.database.app);
    await work();
    expect(await shown(code)).toMatchObject({ status: 'preparing' });
    await post(`approvals/${other}/refuse`, { note: 'no' }, second);
    await work();
    expect(await shown(code)).toMatchObject({ status: 'delivered' });
  });

  test('also once a refund of a part is approved, and where a case of the order held it', async () => {
    const part = await reportWhileHeld((code) => propose(code, 'refund', { amount_minor: 100_001 }));
    expect((await post(`approvals/${part.id}/approve`, {}, second)).body.data).toMatchObject({
      status: 'done',
    });
    const late = await reportWhileHeld(async (code) => {
      const { rows } = await sql<{ id: number }>`
        insert into payment_cases (site_id, order_id, kind)
        select site_id, id, 'late_payment' from orders where code = ${code} returning id`.execute(
        desk.database.owner,
      );
      const resolution = { resolution: 'refund', note: 'sent' };
      return (await post(`cases/${rows[0]?.id}/resolve`, resolution)).body.data.approval;
    });
    expect((await shown(late.code)).approvals).toMatchObject([{ id: late.id, holds: true }]);
    await post(`approvals/${late.id}/refuse`, { note: 'no' }, second);
    await work();
    for (const { code } of [part, late]) expect(await shown(code)).toMatchObject({ status: 'delivered' });
  });

  test('a report from before the order was paid still moves nothing', async () => {
    const code = await desk.anOrderOf();
    await post(`orders/${code}/shipment-events`, report(code, 1, 'delivered'));
    await post(`orders/${code}/payment`, await desk.money(code));
    const id = await propose(code);
    await post(`approvals/${id}/refuse`, { note: 'no' }, second);
    await work();
    expect(await shown(code)).toMatchObject({ status: 'confirmed' });
  });

  test('a proposal that has run out of time holds nothing', async () => {
    const code = await aPaidOrder();
    const id = await propose(code);
    await sql`update approvals set expires_at = now() - interval '1 second' where id = ${id}`.execute(
      desk.database.owner,
    );
    expect(await move(code, 'prepare')).toBe('ok');
  });

  const TIMES = trials(6, 60);
  test(`proposing and shipping at the same instant, ${TIMES} times: never both`, async () => {
    for (let n = 0; n < TIMES; n += 1) {
      const code = await aPaidOrder(['prepare']);
      const acts = [
        () => post(`orders/${code}/cancel`, { reason: 'x' }),
        () => post(`orders/${code}/ship`),
      ] as const;
      const [first, other] = n % 2 === 0 ? acts : ([acts[1], acts[0]] as const);
      const answers = await Promise.all([untilAnswered(first), untilAnswered(other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { status } = await desk.rowOf(code);
      const { approvals } = await shown(code);
      expect(approvals).toHaveLength(status === 'shipped' ? 0 : 1);
    }
    expect(await brokenInvariants(desk.database.owner)).toEqual([]);
  });
});

test('[WORK-04] [APPROVALS-12] an outdated proposal says what has changed, and cannot be approved', async () => {
  const code = await aPaidOrder();
  const { body } = await post(`orders/${code}/refund`, { reason: 'x' });
  const id = body.data.approval;
  const show = async () => (await desk.call('GET', `approvals/${id}`, undefined, { as: second })).json().data;
  expect(await show()).toMatchObject({ changes: [] });
  await post(`orders/${code}/refund`, { reason: 'scratch', amount_minor: 1000 }, second);
  const { changes, actions } = await show();
  expect(changes).toEqual([{ field: 'left', before: null, after: null }]);
  const reasonOf = (name: string) => actions.find((action: { name: string }) => action.name === name).reason;
  expect([reasonOf('approval.approve'), reasonOf('approval.refuse')]).toEqual(['outdated', null]);
});
