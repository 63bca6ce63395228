import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openReturns } from '../../testing/worlds/returning.ts';

const LIMIT = 100_000;
let desk: Awaited<ReturnType<typeof openReturns>>;
beforeAll(async () => {
  desk = await openReturns({ hasLimit: true });
});
afterAll(() => desk.close());

interface Offer {
  readonly name: string;
  readonly allowed: boolean;
  readonly needs_approval: boolean;
  readonly alone_up_to_minor?: number;
}

const show = async (path: string) => (await desk.call('GET', path)).json().data;
const offerOf = async (path: string, name: string): Promise<Offer> =>
  (await show(path)).actions.find((action: Offer) => action.name === name);
const post = async (path: string, body: object = {}) => {
  const answer = await desk.call('POST', path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const aPaidOrder = async (change: object = {}) => {
  const code = await desk.anOrderOf();
  await post(`orders/${code}/payment`, await desk.money(code, change));
  return code;
};
const caseOf = async (code: string) => {
  const { rows } = await sql<{ id: number }>`
    select c.id from payment_cases c join orders o on o.site_id = c.site_id and o.id = c.order_id
     where o.code = ${code} and c.status = 'open' order by c.id desc limit 1`.execute(desk.database.owner);
  return rows[0]?.id;
};

describe('[APPROVALS-10] an action says before that it waits for a second person:', () => {
  test('refund and cancellation of a paid order; and the press does wait', async () => {
    const unpaid = await desk.anOrderOf();
    expect(await offerOf(`orders/${unpaid}`, 'order.cancel')).toMatchObject({
      allowed: true,
      needs_approval: false,
    });
    const code = await aPaidOrder();
    expect(await offerOf(`orders/${code}`, 'order.refund')).toMatchObject({
      needs_approval: true,
      alone_up_to_minor: LIMIT,
    });
    expect(await offerOf(`orders/${code}`, 'order.cancel')).toMatchObject({ needs_approval: true });
    expect(await offerOf(`orders/${code}`, 'order.note')).toMatchObject({ needs_approval: false });
    expect(await post(`orders/${code}/refund`, { reason: 'x' })).toMatchObject({
      outcome: 'approval_requested',
    });
  });

  test('what staff have refunded within 24 hours counts', async () => {
    const code = await aPaidOrder();
    await post(`orders/${code}/refund`, { reason: 'x', amount_minor: 60_000 });
    expect(await offerOf(`orders/${code}`, 'order.refund')).toMatchObject({
      alone_up_to_minor: LIMIT - 60_000,
    });
    expect(await post(`orders/${code}/refund`, { reason: 'x', amount_minor: LIMIT - 60_000 })).toMatchObject({
      outcome: null,
    });
    expect(await offerOf(`orders/${code}`, 'order.refund')).toMatchObject({ alone_up_to_minor: 0 });
  });

  test('the refund of a return, with the sum it gives back', async () => {
    const order = await desk.delivered(2);
    const { code } = (await desk.ask(order, order.units.slice(0, 1))).json().data;
    await post(`returns/${code}/approve`);
    expect(await show(`returns/${code}`)).toMatchObject({ refund_due_minor: null });
    await post(`returns/${code}/receive`);
    const shown = await show(`returns/${code}`);
    expect(shown.refund_due_minor).toBe(shown.lines[0].price_minor);
    expect(await offerOf(`returns/${code}`, 'return.refund')).toMatchObject({ needs_approval: true });
    expect(await post(`returns/${code}/refund`)).toMatchObject({ outcome: 'approval_requested' });
  });

  test('a whole return gives back the delivery too', async () => {
    const order = await desk.delivered(1);
    const { code } = (await desk.ask(order)).json().data;
    await post(`returns/${code}/approve`);
    await post(`returns/${code}/receive`);
    expect((await show(`returns/${code}`)).refund_due_minor).toBe(await desk.totalOf(order.code));
  });

  test('a case: money too much above the limit waits, below it does not', async () => {
    for (const [extra, waits] of [
      [LIMIT + 1, true],
      [LIMIT, false],
    ] as const) {
      const code = await desk.anOrderOf();
      const amount_minor = (await desk.totalOf(code)) + extra;
      const paid = await post(`orders/${code}/payment`, { ...(await desk.money(code)), amount_minor });
      if (waits) {
        const second = { as: { token: await desk.tokenOf('ec', 'finance') } };
        await desk.call('POST', `approvals/${paid.approval}/approve`, { note: 'seen' }, second);
      }
      const id = await caseOf(code);
      expect(await show(`payment-cases/${id}`)).toMatchObject({ refund_due_minor: extra });
      expect(await offerOf(`payment-cases/${id}`, 'case.refund')).toMatchObject({ needs_approval: waits });
      expect(await post(`cases/${id}/resolve`, { resolution: 'refund', note: `OUT ${code}` })).toMatchObject({
        outcome: waits ? 'approval_requested' : 'refund',
      });
    }
  });
});
