import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../testing/database/invariants.ts';
import { trials } from '../../testing/fuzz/trials.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';

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
const move = async (code: string, step: string) => (await post(`orders/${code}/${step}`)).body.code ?? 'ok';
const aPaidOrder = async (steps: readonly string[] = []) => {
  const code = await desk.anOrderOf();
  expect((await post(`orders/${code}/payment`, await desk.money(code))).status).toBe(200);
  for (const step of steps) expect(await move(code, step)).toBe('ok');
  return code;
};
const propose = async (code: string, act = 'cancel'): Promise<number> => {
  const { body } = await post(`orders/${code}/${act}`, { reason: 'changed her mind' });
  expect(body.data).toMatchObject({ outcome: 'approval_requested' });
  return body.data.approval;
};
const shown = async (code: string) => (await desk.call('GET', `orders/${code}`)).json().data;
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
    expect((await post(`approvals/${id}/refuse`, { note: 'she keeps it' }, second)).status).toBe(200);
    expect(await waiting('prepare')).toContain(code);
    expect(await move(code, 'prepare')).toBe('ok');
  });

  test('each later step, also by the carrier and by SQL', async () => {
    const code = await aPaidOrder(['prepare']);
    await propose(code, 'refund');
    expect(await move(code, 'ship')).toBe('order_held');
    expect(await waiting('handover')).not.toContain(code);
    const report = {
      carrier: 'dhl',
      event_id: `E-${code}`,
      tracking: 'T-1',
      status: 'collected',
      occurred_at: '2026-11-17T10:00:00Z',
    };
    expect((await post(`orders/${code}/shipment-events`, report)).body.data).toMatchObject({
      outcome: 'recorded',
      status: 'preparing',
    });
    await expect(
      sql`update orders set status = 'shipped', fulfilment_status = 'shipped' where code = ${code}`.execute(
        desk.database.owner,
      ),
    ).rejects.toThrow(/waits for a second person/);
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
      const answers = await Promise.all([first(), other()]);
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
