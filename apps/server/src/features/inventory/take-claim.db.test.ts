import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tx, withSite } from '../../platform/db.ts';
import { anOrder, aSite, aUnit } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
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
    // It sees the old time, and waits for this transaction to end before it may release the row.
    taker = take(unit.id);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await taker).toEqual({ ok: false, code: 'unit_taken' });
});
