import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tx, withSite } from '../../../platform/db/db.ts';
import { anOrder, aSite, aUnit } from '../../../testing/builders/builders.ts';
import { showOn } from '../../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { listInventories } from '../list-inventories.ts';
import { variantDescriptions } from '../variant-descriptions.ts';
import { takeClaim } from './take-claim.ts';

let database: TestDatabase;
let site: number;
beforeAll(async () => {
  database = await testDatabase();
  site = (await aSite(database.owner)).id;
});
afterAll(() => database.drop());

const inSite = <T>(work: (tx: Tx) => Promise<T>) => withSite(database.app, site, work);
const hold = (unitId: string) =>
  ({ siteId: site, unitId, kind: 'hold', minutes: 15, cartId: null, orderId: null }) as const;
const take = (unitId: string) => inSite((tx) => takeClaim(tx, hold(unitId)));

test('a free unit is held until its time', async () => {
  const unit = await aUnit(database.owner, { site_id: site });
  const taken = await take(unit.id);
  if (!taken.ok) throw new Error(taken.code);
  const minutes = ((taken.expiresAt?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(14);
  expect(minutes).toBeLessThan(16);
});

const takenUntil = async (unitId: string) =>
  (
    await database.owner
      .selectFrom('units')
      .select(sql<string | null>`taken_until::text`.as('until'))
      .where('id', '=', unitId)
      .executeTakeFirstOrThrow()
  ).until;

test('taken_until of the unit follows its claim, its sale and its release', async () => {
  const order = await anOrder(database.owner, { site_id: site });
  expect(await takenUntil(order.unitId)).toBeNull();
  await take(order.unitId);
  const { rows } = await sql<{ until: string }>`
    select expires_at::text as until from unit_claims where unit_id = ${order.unitId}`.execute(
    database.owner,
  );
  expect(await takenUntil(order.unitId)).toBe(rows[0]?.until);
  await sql`update unit_claims set released_at = now(), release_reason = 'left'
             where unit_id = ${order.unitId}`.execute(database.owner);
  expect(await takenUntil(order.unitId)).toBeNull();
  const sale = { ...hold(order.unitId), kind: 'sale', minutes: null, orderId: order.id } as const;
  await inSite((tx) => takeClaim(tx, sale));
  expect(await takenUntil(order.unitId)).toBe('infinity');
});

test('a held unit is refused as taken', async () => {
  const unit = await aUnit(database.owner, { site_id: site });
  await take(unit.id);
  expect(await take(unit.id)).toEqual({ ok: false, code: 'unit_taken' });
});

test('a sale ends by no clock', async () => {
  const order = await anOrder(database.owner, { site_id: site });
  const sale = { ...hold(order.unitId), kind: 'sale', minutes: null, orderId: order.id } as const;
  expect(await inSite((tx) => takeClaim(tx, sale))).toMatchObject({ ok: true, expiresAt: null });
  expect(await take(order.unitId)).toEqual({ ok: false, code: 'unit_taken' });
});

test('a blocked, sold or delivered unit is refused', async () => {
  const units = await Promise.all([
    aUnit(database.owner, { site_id: site, blocked: true }),
    aUnit(database.owner, { site_id: site, status: 'sold' }),
    aUnit(database.owner, { site_id: site, status: 'delivered', delivered_on: '2026-11-01' }),
  ]);
  for (const unit of units) expect(await take(unit.id)).toEqual({ ok: false, code: 'unit_taken' });
});

test('a unit of another site is unknown here', async () => {
  const elsewhere = await aSite(database.owner);
  const unit = await aUnit(database.owner, { site_id: elsewhere.id });
  expect(await take(unit.id)).toEqual({ ok: false, code: 'unit_unknown' });
});

test('a hold past its time is released as expired by the next taker, without a job', async () => {
  const unit = await aUnit(database.owner, { site_id: site });
  await inSite((tx) => takeClaim(tx, { ...hold(unit.id), minutes: -1 }));
  expect(await take(unit.id)).toMatchObject({ ok: true });
  const { rows } = await sql`
    select release_reason from unit_claims where unit_id = ${unit.id} order by id`.execute(database.owner);
  expect(rows).toEqual([{ release_reason: 'expired' }, { release_reason: null }]);
});

test('a hold renewed while another taker believes it expired stays with its owner', async () => {
  const unit = await aUnit(database.owner, { site_id: site });
  await inSite((tx) => takeClaim(tx, { ...hold(unit.id), minutes: -1 }));
  let taker: Promise<unknown> = Promise.resolve();
  await inSite(async (tx) => {
    await sql`update unit_claims set expires_at = now() + interval '15 minutes' where unit_id = ${unit.id}`.execute(
      tx,
    );
    // It sees the old time; but the renewal has the unit in its hands, so the taker does not wait for it either.
    taker = take(unit.id);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await taker).toEqual({ ok: false, code: 'unit_busy' });
  expect(await take(unit.id)).toEqual({ ok: false, code: 'unit_taken' });
});

// Of these two zones one always has another day than UTC.
for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test(`a reservation is promised as shown, counted from the day of the site: ${timezone}`, async () => {
    const there = await aSite(database.owner, { timezone });
    const expected = new Date(Date.now() + 6 * 86_400_000).toLocaleDateString('en-CA', {
      timeZone: timezone,
    });
    const unit = await aUnit(database.owner, {
      site_id: there.id,
      status: 'in_transit',
      expected_on: expected,
      local_days: 3,
    });
    await showOn(database.owner, there.id, unit.product_id);
    const { slug } = await database.owner
      .selectFrom('products')
      .select('slug')
      .where('id', '=', unit.product_id)
      .executeTakeFirstOrThrow();
    const requested = { siteId: there.id, slug, locale: 'en', page: 1 };
    const list = await listInventories(database.app, variantDescriptions(database.app), requested);
    const shown = list?.data[0];
    const order = await anOrder(database.owner, { site_id: there.id, unit });
    const reservation = {
      ...hold(unit.id),
      siteId: there.id,
      kind: 'reservation',
      orderId: order.id,
    } as const;
    await withSite(database.app, there.id, (tx) => takeClaim(tx, reservation));
    const { rows } = await sql`
      select local_days, total_days, order_id, promised_on - (shown_at at time zone ${timezone})::date as days
        from delivery_promises where unit_id = ${unit.id}`.execute(database.owner);
    expect(shown).toMatchObject({ local_etd: 3, total_etd: 9 });
    expect(rows).toEqual([{ local_days: 3, total_days: 9, order_id: order.id, days: 9 }]);
  });
