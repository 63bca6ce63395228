import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import { openWithdrawals, type Withdrawing } from '../../../testing/worlds/withdrawing.ts';

let shop: Withdrawing;
beforeAll(async () => {
  shop = await openWithdrawals();
});
afterAll(() => shop.close());

const TIMES = 6;
const DELIVERED = ['pay', 'prepare', 'ship', 'deliver'] as const;
const mails = async (code: string) =>
  (await shop.mailsOf(code)).filter((kind) => kind === 'withdrawal_received').length;

test('the same statement again, with its key or without, is one withdrawal and one mail', async () => {
  const order = await shop.ordered(['pay']);
  const idempotencyKey = crypto.randomUUID();
  const first = await shop.withdraw(order, { idempotencyKey });
  const again = await shop.withdraw(order, { idempotencyKey });
  expect(again.body).toBe(first.body);
  expect((await shop.withdraw(order)).json()).toEqual(first.json());
  expect(await shop.rowsOf(order.id)).toHaveLength(1);
  expect(await mails(order.code)).toBe(1);
});

test('the database has one open withdrawal per line', async () => {
  const order = await shop.ordered(['pay', 'prepare', 'ship']);
  await shop.withdraw(order);
  const { id } = (
    await sql<{ id: number }>`
      insert into withdrawals (site_id, order_id, name, email, locale, refund_by)
      values (${shop.siteId}, ${order.id}, 'A', 'a@b.example', 'en', '2026-12-01') returning id`.execute(
      shop.database.owner,
    )
  ).rows[0] as { id: number };
  await expect(
    sql`insert into withdrawal_lines (site_id, withdrawal_id, order_id, unit_id)
        values (${shop.siteId}, ${id}, ${order.id}, ${order.units[0]})`.execute(shop.database.owner),
  ).rejects.toThrow(/withdrawal_lines_one_open/);
});

test('five statements at the same instant are one', async () => {
  for (const steps of [['pay'], DELIVERED] as const) {
    const order = await shop.ordered(steps);
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.withdraw(order)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.code)).size).toBe(1);
    expect(await shop.rowsOf(order.id)).toMatchObject([{ lines: 1 }]);
    expect(await mails(order.code)).toBe(1);
  }
});

test('withdrawing and shipping at the same instant: it is cancelled and stays, or it is sent and returned after the delivery', async () => {
  const ways = new Set<string>();
  for (let n = 0; n < TIMES; n += 1) {
    const order = await shop.ordered(['pay', 'prepare']);
    const ship = () => shop.call('POST', `orders/${order.code}/ship`, {});
    const first = n % 2 === 0 ? ship() : null;
    const [withdrawn, shipped] = await Promise.all([shop.withdraw(order), first ?? ship()]);
    expect(withdrawn.statusCode).toBe(201);
    const { status } = await shop.show(order);
    ways.add(status);
    expect(status).toBe(shipped.statusCode === 200 ? 'shipped' : 'cancelled');
    expect(withdrawn.json().data.status).toBe(status === 'shipped' ? 'declared' : 'order_cancelled');
    if (status !== 'shipped') continue;
    await shop.step(`orders/${order.code}/deliver`);
    await shop.sweep();
    expect((await shop.show(order)).returns).toMatchObject([{ reason: 'withdrawal', status: 'approved' }]);
  }
  expect(await brokenInvariants(shop.database.owner)).toEqual([]);
  expect([...ways].every((way) => ['shipped', 'cancelled'].includes(way))).toBe(true);
});

test('withdrawing and cancelling at the same instant: cancelled once, refunded once', async () => {
  for (let n = 0; n < TIMES; n += 1) {
    const order = await shop.ordered(['pay']);
    const cancel = () => shop.send('POST', `${order.code}/cancel`, { token: order.token, payload: {} });
    const first = n % 2 === 0 ? cancel() : null;
    const [withdrawn, cancelled] = await Promise.all([shop.withdraw(order), first ?? cancel()]);
    expect(cancelled.statusCode).toBe(200);
    expect([201, 409]).toContain(withdrawn.statusCode);
    const isWithdrawn = withdrawn.statusCode === 201;
    expect(await shop.show(order)).toMatchObject({
      status: 'cancelled',
      cancel_reason: isWithdrawn ? 'withdrawal' : 'customer',
    });
    const { refunds } = (await shop.call('GET', `orders/${order.code}`)).json().data;
    expect(refunds).toMatchObject([{ amount_minor: order.totalMinor }]);
    expect(await mails(order.code)).toBe(isWithdrawn ? 1 : 0);
  }
  expect(await brokenInvariants(shop.database.owner)).toEqual([]);
});

test('withdrawing and requesting a return at the same instant: one return', async () => {
  for (let n = 0; n < TIMES; n += 1) {
    const order = await shop.ordered(DELIVERED);
    const request = () =>
      shop.send('POST', `${order.code}/returns`, {
        token: order.token,
        payload: { items: order.units, reason: 'changed_mind' },
      });
    const first = n % 2 === 0 ? request() : null;
    const [withdrawn, requested] = await Promise.all([shop.withdraw(order), first ?? request()]);
    expect([withdrawn.statusCode, requested.statusCode].sort().join()).toMatch(/^201,(409|422)$/);
    expect((await shop.show(order)).returns).toHaveLength(1);
  }
});

test('a waiting withdrawal and the cancellation by staff: the withdrawal ends with the order', async () => {
  const order = await shop.ordered(['pay', 'prepare'], 2);
  await shop.withdraw(order, { items: order.units.slice(0, 1) });
  await shop.step(`orders/${order.code}/cancel`, { reason: 'out of stock' });
  await shop.sweep();
  expect(await shop.rowsOf(order.id)).toMatchObject([{ status: 'order_cancelled' }]);
  expect(await shop.sweep()).toBe(0);
});
