import { afterAll, beforeAll, expect, test } from 'vitest';
import { aStop } from '../../testing/builders/builders.ts';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';

let world: PlacingWorld;
beforeAll(async () => {
  world = await placingWorld({ PADDOCK_DB_PIPELINE: 'off' });
});
afterAll(() => world.close());

test('with PADDOCK_DB_PIPELINE=off an order is placed and its unit reserved, once per Idempotency-Key', async () => {
  expect(world.api.deps.config.isDatabasePipelined).toBe(false);
  const shopper = world.guest();
  const unit = await world.shop.aUnit();
  const body = await shopper.walk([unit.id], world.shop.bank.id);
  const key = crypto.randomUUID();
  const [first, again] = [await shopper.order(body, key), await shopper.order(body, key)];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  const orders = await world.ordersOf(shopper.cartUuid);
  expect(orders).toMatchObject([
    {
      status: 'pending_confirmation',
      total_minor: 913_000,
      events: 'placed',
      attempts: 'ready',
      minutes: 30,
    },
  ]);
  expect(await world.claimOf(unit.id)).toMatchObject({ kind: 'reservation', order_id: orders[0]?.id });
  expect(await world.jobsOf(orders[0]?.id)).toEqual([{ name: 'orders.expire', minutes: 30 }]);
});

test('with PADDOCK_DB_PIPELINE=off a payment by card is prepared at the provider', async () => {
  const shopper = world.guest();
  const unit = await world.shop.aUnit();
  const placed = await shopper.order(await shopper.walk([unit.id], world.card));
  expect([placed.statusCode, placed.json().data.component]).toEqual([200, 'Stripe']);
  expect(await world.claimOf(unit.id)).toMatchObject({ kind: 'reservation' });
});

test('with PADDOCK_DB_PIPELINE=off a refused order leaves nothing behind', async () => {
  const shopper = world.guest();
  const unit = await world.shop.aUnit();
  const body = await shopper.walk([unit.id], world.shop.bank.id);
  await aStop(world.database.owner, unit);
  const refused = await shopper.order(body);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'units_unavailable']);
  expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
  expect(await world.claimOf(unit.id)).toMatchObject({ kind: 'hold', order_id: null });
});
