import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';

let world: PlacingWorld;
let database: PlacingWorld['database'];
let shop: PlacingWorld['shop'];

beforeAll(async () => {
  world = await placingWorld();
  ({ database, shop } = world);
});
afterAll(() => world.close());
afterEach(async () => {
  await sql`update products set status = 'active' where id = ${shop.product.id}`.execute(database.owner);
  await sql`update site_products set published = true where product_id = ${shop.product.id}`.execute(
    database.owner,
  );
});

/** The two ways in which a product is withdrawn: everywhere, and from this site. */
const WITHDRAWALS = {
  retired: () => sql`update products set status = 'retired' where id = ${shop.product.id}`,
  unpublished: () => sql`update site_products set published = false where product_id = ${shop.product.id}`,
} as const;

describe.each(['retired', 'unpublished'] as const)('a product that is %s', (how) => {
  const withdraw = () => WITHDRAWALS[how]().execute(database.owner);

  test('the cart refuses its unit, and marks one that it has as withdrawn', async () => {
    const [inCart, other] = [await shop.aUnit(), await shop.aUnit()];
    const shopper = world.guest();
    await shopper.add(inCart.id);
    await withdraw();
    const refused = await shopper.add(other.id);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'unit_unknown']);
    const started = await shopper.checkOut();
    expect([started.statusCode, started.json().code]).toEqual([409, 'units_unavailable']);
    expect(started.json().data.items).toMatchObject([{ uuid: inCart.id, reason: 'withdrawn' }]);
    expect(await world.claimOf(inCart.id)).toBeUndefined();
  });

  // With the hold of its checkout, and without: the two ways in which an order comes to its unit.
  test.each([true, false])(
    '[B11] withdrawn while the order is being placed: no order, and the unit is not taken; held before: %s',
    async (isHeld) => {
      const unit = await shop.aUnit();
      const shopper = world.guest();
      const body = await shopper.walk([unit.id], shop.bank.id);
      if (!isHeld)
        await sql`update unit_claims set released_at = now(), release_reason = 'left' where unit_id = ${unit.id}`.execute(
          database.owner,
        );
      const before = await world.claimOf(unit.id);
      const ordering = await database.owner.transaction().execute(async (tx) => {
        // The order has read that the unit is for sale, and waits here before it takes the unit.
        await sql`lock table orders in share mode`.execute(tx);
        const answer = shopper.order(body);
        await orderWaits();
        await WITHDRAWALS[how]().execute(tx);
        return { answer };
      });
      const refused = await ordering.answer;
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'units_unavailable']);
      expect(refused.json().data.items).toMatchObject([{ uuid: unit.id, reason: 'withdrawn' }]);
      expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
      expect(await world.claimOf(unit.id)).toEqual(isHeld ? { ...before, kind: 'hold' } : undefined);
    },
  );
});

async function orderWaits() {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql`
      select from pg_locks where relation = 'orders'::regclass and not granted
         and database = (select oid from pg_database where datname = current_database())`.execute(
      database.owner,
    );
    if (rows.length > 0) return;
    await wait(5);
  }
  throw new Error('The order did not come to the point where it is written');
}
