import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { anOrder, aSite, aUnit } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { takeClaim } from '../inventory/claims/take-claim.ts';
import { measureSlips } from './slips.sql.ts';

let database: TestDatabase;
let italy: number;
beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it', timezone: 'UTC' })).id;
});
afterAll(() => database.drop());

const today = async (days = 0) => {
  const { rows } = await sql<{ day: string }>`select current_date + ${days}::int as day`.execute(
    database.owner,
  );
  return rows[0]!.day;
};
async function take(unitId: string, kind: 'hold' | 'reservation' | 'sale', orderId: number | null) {
  const minutes = kind === 'sale' ? null : 30;
  const input = { siteId: italy, unitId, kind, minutes, cartId: null, orderId };
  const taken = await withSite(database.app, italy, (tx) => takeClaim(tx, input));
  if (!taken.ok) throw new Error(taken.code);
}
const promisesOf = (unitId: string) =>
  database.owner
    .selectFrom('delivery_promises')
    .select(['order_id', 'local_days', 'total_days', 'promised_on'])
    .where('unit_id', '=', unitId)
    .execute();

test('a reservation stores the day that was shown; a hold stores none', async () => {
  const unit = await aUnit(database.owner, {
    site_id: italy,
    status: 'in_transit',
    expected_on: await today(9),
    local_days: 3,
  });
  const held = await aUnit(database.owner, { site_id: italy });
  const order = await anOrder(database.owner, { site_id: italy, unit });
  await take(unit.id, 'reservation', order.id);
  await take(held.id, 'hold', null);
  expect(await promisesOf(unit.id)).toEqual([
    { order_id: order.id, local_days: 3, total_days: 12, promised_on: await today(12) },
  ]);
  expect(await promisesOf(held.id)).toEqual([]);
});

test('a hold that becomes a reservation is promised then, and once; paying for it promises nothing new', async () => {
  const unit = await aUnit(database.owner, { site_id: italy, local_days: 4 });
  const order = await anOrder(database.owner, { site_id: italy, unit });
  await take(unit.id, 'hold', null);
  await sql`update unit_claims set kind = 'reservation', order_id = ${order.id} where unit_id = ${unit.id}`.execute(
    database.owner,
  );
  await sql`update unit_claims set kind = 'sale', expires_at = null where unit_id = ${unit.id}`.execute(
    database.owner,
  );
  expect(await promisesOf(unit.id)).toMatchObject([{ order_id: order.id, promised_on: await today(4) }]);
});

test('promises are measured against hand-overs, arrivals against the first day expected', async () => {
  const site = (await aSite(database.owner, { slug: 'de', timezone: 'UTC' })).id;
  // Handed over 2 days early, on the day, and 5 and 9 days late.
  for (const late of [-2, 0, 5, 9]) {
    const unit = await aUnit(database.owner, { site_id: site, local_days: 3 });
    const order = await anOrder(database.owner, { site_id: site, unit });
    const input = {
      siteId: site,
      unitId: unit.id,
      kind: 'sale',
      minutes: null,
      cartId: null,
      orderId: order.id,
    } as const;
    await withSite(database.app, site, (tx) => takeClaim(tx, input));
    await sql`update units set status = 'sold' where id = ${unit.id}`.execute(database.owner);
    await sql`update units set status = 'delivered', delivered_on = ${await today(3 + late)}::date where id = ${unit.id}`.execute(
      database.owner,
    );
  }
  // First expected ten days ago, then delayed, arrived today.
  const slow = await aUnit(database.owner, {
    site_id: site,
    status: 'in_transit',
    expected_on: await today(-10),
  });
  await sql`update units set expected_on = ${await today(-3)}::date where id = ${slow.id}`.execute(
    database.owner,
  );
  await sql`update units set status = 'on_hand', expected_on = null where id = ${slow.id}`.execute(
    database.owner,
  );
  // Promised, its day long past, never handed over.
  const broken = await aUnit(database.owner, { site_id: site });
  const order = await anOrder(database.owner, { site_id: site, unit: broken });
  await sql`insert into unit_claims (site_id, unit_id, kind, order_id) values (${site}, ${broken.id}, 'sale', ${order.id})`.execute(
    database.owner,
  );
  await sql`insert into delivery_promises (site_id, unit_id, order_id, local_days, total_days, promised_on)
    values (${site}, ${broken.id}, ${order.id}, 1, 1, ${await today(-1)}::date)`.execute(database.owner);

  expect(await measureSlips(database.app, 'de')).toEqual({
    promises: { count: 4, onTime: 2, medianDays: 0, p90Days: 9, worstDays: 9 },
    arrivals: { count: 1, onTime: 0, medianDays: 10, p90Days: 10, worstDays: 10 },
    overdueUnits: 0,
    brokenPromises: 1,
  });
});

test('a site without history has no figures, and a site that is none no answer', async () => {
  await aSite(database.owner, { slug: 'fr' });
  expect(await measureSlips(database.app, 'fr')).toMatchObject({ promises: { count: 0, medianDays: null } });
  expect(await measureSlips(database.app, 'zz')).toBeNull();
});
