import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';
import { reindex } from '../search/testing.ts';

let world: PlacingWorld;
let shop: PlacingWorld['shop'];

beforeAll(async () => {
  world = await placingWorld();
  ({ shop } = world);
  await reindex(world.database.owner);
});
afterAll(() => world.close());
afterEach(async () => {
  await set({ sells_factory_units: true, presale: false });
  await sql`insert into unit_stops (site_id, unit_id, source, set_by) select site_id, id, 'staff', 'test' from units
             on conflict do nothing`.execute(world.database.owner);
});

const set = (settings: object) =>
  sql`update sites set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${shop.site.id}`.execute(
    world.database.owner,
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const aFactoryUnit = (status: 'draft' | 'in_production' = 'in_production') =>
  shop.aUnit({ status, serial: null, store_id: null, plant: 'Pesaro', expected_on: inDays(40) });

const get = async (path: string) => (await world.guest().send('GET', path)).json();

/** What each of the calls that show units counts of the product. */
async function countEverywhere() {
  const { slug } = shop.product;
  const product = await get(`/api/front/products/${slug}`);
  const list = await get(`/api/front/products/${slug}/inventories`);
  const search = await get('/api/front/search');
  return {
    product: product.data.offer.inventories_count,
    list: list.meta.total,
    search: search.meta.units_total,
    statuses: list.meta.statuses.map(({ status }: { status: string }) => status),
  };
}

test('[FACTORY-03] a unit in production is offered with its day and can be ordered', async () => {
  const unit = await aFactoryUnit();
  expect(await countEverywhere()).toMatchObject({ product: 1, list: 1, search: 1 });
  const shopper = world.guest();
  const ordered = await shopper.order(await shopper.walk([unit.id], shop.bank.id));
  expect(ordered.statusCode, ordered.body).toBe(200);
});

test.each([false, true])('[FACTORY-01] forbidden, no call offers it; presale: %s', async (presale) => {
  await set({ sells_factory_units: false, presale });
  await aFactoryUnit();
  await aFactoryUnit('draft');
  await shop.aUnit({ status: 'in_transit', expected_on: inDays(9) });
  expect(await countEverywhere()).toEqual({
    product: 1,
    list: 1,
    search: 1,
    statuses: ['on_hand', 'in_transit'],
  });
});

test('[FACTORY-02] the cart refuses it, and the checkout of a cart that has it', async () => {
  const inCart = await aFactoryUnit();
  const other = await aFactoryUnit();
  const shopper = world.guest();
  await shopper.add(inCart.id);
  await set({ sells_factory_units: false });
  const refused = await shopper.add(other.id);
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'unit_unknown']);
  const started = await shopper.checkOut();
  expect([started.statusCode, started.json().code]).toEqual([409, 'units_unavailable']);
  expect(started.json().data.items).toMatchObject([{ uuid: inCart.id, reason: 'withdrawn' }]);
  expect(await world.claimOf(inCart.id)).toBeUndefined();
});

test('[FACTORY-02] no order is placed with a unit that was forbidden during the checkout', async () => {
  const unit = await aFactoryUnit();
  const shopper = world.guest();
  const body = await shopper.walk([unit.id], shop.bank.id);
  await set({ sells_factory_units: false });
  const refused = await shopper.order(body);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'units_unavailable']);
  expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
});
