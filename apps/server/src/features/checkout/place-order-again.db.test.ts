import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';

let world: PlacingWorld;
let database: PlacingWorld['database'];
let shop: PlacingWorld['shop'];
let card: number;

beforeAll(async () => {
  world = await placingWorld();
  ({ database, shop, card } = world);
});
afterAll(() => world.close());

describe('the same call again', () => {
  test('same key, same body: the same answer to the byte, one order, one attempt', async () => {
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    const first = await shopper.order(body, 'once');
    const again = await shopper.order(body, 'once');
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await shopper.order({ ...body, payment_method_id: shop.bank.id }, 'once')).json().code).toBe(
      'idempotency_key_reused',
    );
    expect(await world.ordersOf(shopper.cartUuid)).toMatchObject([{ attempts: 'ready' }]);
  });

  test('eight concurrent calls with one key: one order, and every answer has the same bytes', async () => {
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.order(body, 'at-once')));
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map((answer) => answer.body)).size).toBe(1);
    expect(await world.ordersOf(shopper.cartUuid)).toMatchObject([{ attempts: 'ready' }]);
  });

  test('a retry after the provider was away goes on with the same order and attempt', async () => {
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    await sql`update payment_methods set account_ref = 'nobody' where id = ${card}`.execute(database.owner);
    const failed = await shopper.order(body, 'retry');
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'payment_unavailable']);
    await sql`update payment_attempts set account_ref = 'stripe-it' where account_ref = 'nobody'`.execute(
      database.owner,
    );
    await sql`update payment_methods set account_ref = 'stripe-it' where id = ${card}`.execute(
      database.owner,
    );
    expect((await shopper.order(body, 'retry')).statusCode).toBe(200);
    expect(await world.ordersOf(shopper.cartUuid)).toMatchObject([{ attempts: 'ready' }]);
  });

  test('another key and another method: the same order, the first attempt closed at the provider', async () => {
    const shopper = world.guest();
    const unit = await shop.aUnit();
    const body = await shopper.walk([unit.id], card);
    const first = (await shopper.order(body)).json().data;
    const second = await shopper.order({ ...body, payment_method_id: shop.bank.id });
    expect(second.json().data).toMatchObject({
      component: 'BankTransfer',
      order: { code: first.order.code },
    });
    const [order, ...others] = await world.ordersOf(shopper.cartUuid);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      payment_method_id: shop.bank.id,
      minutes: 30,
      attempts: 'cancelled ready',
      events: 'placed method_changed',
    });
    expect(await world.claimOf(unit.id)).toMatchObject({ kind: 'reservation', minutes: 35 });
    expect(await world.jobsOf(order?.id)).toHaveLength(1);
  });

  test('back in the checkout the bag knows its order, and the units count to its deadline', async () => {
    const shopper = world.guest();
    const placed = await shopper.order(await shopper.walk([(await shop.aUnit()).id], card));
    const { code, hold, items } = (await shopper.checkOut()).json().data;
    expect(code).toBe(placed.json().data.order.code);
    expect(items[0]).toMatchObject({ unavailable: false });
    expect(hold.seconds_left).toBeGreaterThan(1790);
    expect(hold.seconds_left).toBeLessThanOrEqual(1800);
  });

  test('a bag that has changed makes a new order; the old one is cancelled and says why', async () => {
    const shopper = world.guest();
    const [first, second] = [await shop.aUnit(), await shop.aUnit()];
    const body = await shopper.walk([first.id], card);
    await shopper.order(body);
    await shopper.add(second.id);
    expect((await shopper.checkOut()).statusCode).toBe(200);
    expect((await shopper.order(body)).statusCode).toBe(200);
    const orders = await world.ordersOf(shopper.cartUuid);
    expect(orders).toMatchObject([
      { status: 'cancelled', cancel_reason: 'replaced', attempts: 'cancelled' },
      { status: 'pending_confirmation', attempts: 'ready' },
    ]);
    for (const { id } of [first, second])
      expect(await world.claimOf(id)).toMatchObject({ kind: 'reservation', order_id: orders[1]?.id });
  });

  test('while a payment is under way nothing else may begin: 409 with the order’s code', async () => {
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    const { code } = (await shopper.order(body)).json().data.order;
    await sql`update orders set status = 'processing' where code = ${code}`.execute(database.owner);
    await sql`update payment_attempts set status = 'processing' where order_id = (select id from orders where code = ${code})`.execute(
      database.owner,
    );
    const refused = await shopper.order({ ...body, payment_method_id: shop.bank.id });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'payment_in_progress', data: { code } },
    ]);
    expect((await shopper.checkOut()).json().data.paying).toEqual({ code });
  });
});
