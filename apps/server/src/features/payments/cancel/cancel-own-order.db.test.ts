import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import { aCustomer, aSession } from '../../../testing/builders/builders.ts';
import { scriptedProvider, sleepRandomly } from '../../../testing/builders/scripted-provider.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import {
  aMethod,
  anAwaitingOrder,
  aTestAccount,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import { openReturns, type Returning } from '../../../testing/worlds/returning.ts';
import { fulfilOrder, lockOrder } from '../../orders/moves/order-moves.ts';
import { runRefund } from '../settle/run-refund.ts';
import { settle } from '../settle/settle.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';

let shop: Returning;
beforeAll(async () => {
  shop = await openReturns();
});
afterAll(() => shop.close());

async function anOrder() {
  const session = await aSession(shop.database.owner, { site_id: shop.siteId });
  return { ...(await shop.anOrderBy(session.customerId, 1)), ...session };
}
const cancel = (code: string, token?: string, payload: object = {}) =>
  shop.send('POST', `${code}/cancel`, { ...(token ? { token } : {}), payload });

describe('[ORDERS-03] a customer cancels an own order', () => {
  test('unpaid: its units are free, nothing goes back, saying it twice is as good as once', async () => {
    const order = await anOrder();
    expect(await shop.claimOf(order.code)).toEqual(['reservation']);
    const done = await cancel(order.code, order.token, { reason: 'Found it nearer by' });
    expect(done.json().data).toEqual({ code: order.code, status: 'cancelled', refunded: 0 });
    expect((await cancel(order.code, order.token)).json()).toEqual(done.json());
    expect(await shop.claimOf(order.code)).toEqual([]);
    expect(await shop.show(order)).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'customer',
      can_cancel: false,
      can_retry: false,
    });
    expect(await shop.mailsOf(order.code)).toContain('order_cancelled');
  });

  test('[H-46] paid: the money goes back by itself; prepared: it is too late', async () => {
    const [paid, prepared] = [await anOrder(), await anOrder()];
    for (const { code } of [paid, prepared])
      await shop.step(`orders/${code}/payment`, await shop.money(code));
    expect((await cancel(paid.code, paid.token)).json().data.refunded).toBe(paid.totalMinor);
    const { refunds } = (await shop.call('GET', `orders/${paid.code}`)).json().data;
    expect(refunds).toMatchObject([{ amount_minor: paid.totalMinor, reason: 'cancelled_customer' }]);
    await shop.step(`orders/${prepared.code}/prepare`);
    const late = await cancel(prepared.code, prepared.token);
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_not_cancellable']);
    expect(await shop.show(prepared)).toMatchObject({ status: 'preparing', can_cancel: false });
  });

  test('another customer’s order is 404', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    const foreign = await cancel(order.code, other.token);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe((await cancel('AAAAAAAAAAAA', other.token)).body);
    expect((await cancel(order.code)).statusCode).toBe(401);
    expect((await shop.show(order)).status).toBe('pending_confirmation');
  });

  test('[ORDERS-04] an order cannot be changed: no call does it', async () => {
    const order = await anOrder();
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await shop.api.app.inject({
        method,
        url: `/api/auth/sales-orders/${order.code}`,
        headers: { 'x-tenant': 'ec', authorization: `Bearer ${order.token}` },
        payload: { items: [] },
      });
      expect([404, 405]).toContain(answer.statusCode);
    }
  });
});

const TIMES = 60;
const AT_ONCE = 6;

test(`cancelling, paying and preparing at the same instant, ${TIMES} times: one end, and the money where it belongs`, async () => {
  const { owner, app } = shop.database;
  const provider = scriptedProvider();
  const payments = testPayments(app, { 'stripe-ec': aTestAccount('ec') }, () => provider.adapter);
  const method = await aMethod(owner, { site_id: shop.siteId, account_ref: 'stripe-ec' });
  provider.before(() => sleepRandomly(4));
  const { siteId } = shop;
  const actor = { kind: 'staff', ref: '1' } as const;

  async function once(n: number) {
    const customer = await aCustomer(owner, { site_id: siteId });
    const unit = await shop.shop.aUnit();
    const key = { site: shop.shop.site, method, unit, customerId: customer.id };
    const order = await anAwaitingOrder(owner, app, key);
    if (n % 3 === 0) provider.answerCancel(order.attemptId, 'nothing_to_cancel');
    const pay = async () => {
      await sleepRandomly(10);
      provider.pay(order.attemptId, order.totalMinor);
      await settle(payments, { siteId, attemptId: order.attemptId, cause: 'webhook' });
    };
    const prepare = async () => {
      await sleepRandomly(30);
      return withSite(app, siteId, async (tx) => {
        const locked = await lockOrder(tx, siteId, order.orderId);
        return locked !== null && (await fulfilOrder(tx, locked, { to: 'preparing', actor })).ok;
      });
    };
    const call = async () => {
      await sleepRandomly(30);
      return cancelOwnOrder(payments, { siteId, customerId: customer.id, code: order.code }, null);
    };
    const [, prepared, cancelled] = await Promise.all([pay(), prepare(), call()]);
    return { order, prepared, cancelled };
  }

  const ended: Awaited<ReturnType<typeof once>>[] = [];
  for (let n = 0; n < TIMES; n += AT_ONCE)
    ended.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => once(n + k)))));
  for (const { id } of await owner
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'requested')
    .execute())
    await runRefund(payments, { siteId, refundId: id });
  expect(await brokenInvariants(owner)).toEqual([]);

  const ways = new Set<string>();
  for (const { order, prepared, cancelled } of ended) {
    const row = await shop.rowOf(order.code);
    ways.add(`${row.status} ${row.payment_status}`);
    // Prepared and cancelled cannot both have been said.
    expect(prepared && cancelled.ok).toBe(false);
    if (cancelled.ok) expect(row.status).toBe('cancelled');
    if (prepared) expect(row.status).toBe('preparing');
    if (row.status === 'cancelled') expect(['unpaid', 'refunded']).toContain(row.payment_status);
  }
  expect([...ways].length).toBeGreaterThan(1);
}, 60_000);
