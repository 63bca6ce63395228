import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { anOrder, aSite, aUnit } from '../../testing/builders/builders.ts';
import { printOf } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { takeClaim } from './claims/take-claim.ts';
import { reviseEtds } from './revise-etds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The date there, so many days from now. */
async function dayIn(timezone: string, days = 0): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone ${timezone})::date + ${days}::int as day`.execute(database.owner);
  return rows[0]!.day;
}
const unitRow = (id: string) =>
  database.owner.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const changesOf = (id: string) =>
  database.owner
    .selectFrom('unit_etd_changes')
    .select(['from_on', 'to_on', 'reason'])
    .where('unit_id', '=', id)
    .orderBy('id')
    .execute();

test('[H-26] a unit whose day has passed gets a later one, is marked for staff and leaves its trace; the rest stays', async () => {
  const site = await aSite(database.owner, { timezone: 'Europe/Rome' });
  const key = { site_id: site.id };
  const yesterday = await dayIn('Europe/Rome', -1);
  const today = await dayIn('Europe/Rome');
  const late = await aUnit(database.owner, { ...key, status: 'in_transit', expected_on: yesterday });
  const due = await aUnit(database.owner, { ...key, status: 'in_transit', expected_on: today });
  const here = await aUnit(database.owner, { ...key, status: 'on_hand' });
  expect(await reviseEtds(database.app)).toContainEqual({ site: site.slug, moved: 1, promised: 0 });
  const moved = await dayIn('Europe/Rome', 7);
  expect(await unitRow(late.id)).toMatchObject({ expected_on: moved, overdue_since: today });
  expect(await changesOf(late.id)).toEqual([{ from_on: yesterday, to_on: moved, reason: 'overdue' }]);
  expect(await unitRow(due.id)).toMatchObject({ expected_on: today, overdue_since: null });
  expect(await unitRow(here.id)).toMatchObject({ expected_on: null, overdue_since: null });
});

test('run again on the same day it changes nothing', async () => {
  const before = await printOf(database.owner);
  expect(await reviseEtds(database.app)).toEqual([]);
  expect(await printOf(database.owner)).toBe(before);
});

test('when the later day passes as well, it is still overdue since the first', async () => {
  const site = await aSite(database.owner);
  const unit = await aUnit(database.owner, {
    site_id: site.id,
    status: 'draft',
    plant: 'Pesaro',
    expected_on: '2026-01-10',
    overdue_since: '2026-01-02',
  });
  await reviseEtds(database.app);
  expect(await unitRow(unit.id)).toMatchObject({ overdue_since: '2026-01-02' });
});

test('today is the site’s own: in Kiritimati and in Midway it is never the same day', async () => {
  const east = await aSite(database.owner, { timezone: 'Pacific/Kiritimati' });
  const west = await aSite(database.owner, { timezone: 'Pacific/Midway' });
  const expected = await dayIn('Pacific/Midway');
  const key = { status: 'in_transit', expected_on: expected } as const;
  const [there, here] = [
    await aUnit(database.owner, { ...key, site_id: east.id }),
    await aUnit(database.owner, { ...key, site_id: west.id }),
  ];
  await reviseEtds(database.app);
  expect((await unitRow(there.id)).overdue_since).toBe(await dayIn('Pacific/Kiritimati'));
  expect((await unitRow(here.id)).overdue_since).toBeNull();
});

test('the new day is as far away as dates of that site usually slip', async () => {
  const site = await aSite(database.owner, { timezone: 'UTC' });
  const slips = [2, 12, 12, 12, 40];
  for (const days of slips) {
    const unit = await aUnit(database.owner, {
      site_id: site.id,
      status: 'in_transit',
      expected_on: '2099-01-01',
    });
    await database.owner.connection().execute(async (owner) => {
      await sql`set app.etd_reason = 'feed'`.execute(owner);
      await sql`update units set expected_on = expected_on + ${days}::int where id = ${unit.id}`.execute(
        owner,
      );
      await sql`reset app.etd_reason`.execute(owner);
    });
  }
  const late = await aUnit(database.owner, {
    site_id: site.id,
    status: 'in_transit',
    expected_on: '2026-01-01',
  });
  await reviseEtds(database.app);
  expect((await unitRow(late.id)).expected_on).toBe(await dayIn('UTC', 12));
});

test('what a shopper has reserved is counted apart, and its pages are purged', async () => {
  const site = await aSite(database.owner);
  const unit = await aUnit(database.owner, {
    site_id: site.id,
    status: 'in_transit',
    expected_on: '2026-01-01',
  });
  const order = await anOrder(database.owner, { site_id: site.id, unit });
  const input = {
    siteId: site.id,
    unitId: unit.id,
    kind: 'reservation',
    minutes: 30,
    cartId: null,
    orderId: order.id,
  } as const;
  await withSite(database.app, site.id, (tx) => takeClaim(tx, input));
  expect(await reviseEtds(database.app)).toEqual([{ site: site.slug, moved: 1, promised: 1 }]);
  const { rows } = await sql`select from graphile_worker._private_jobs
    where payload::text like ${`%"site:${site.slug}"%`}`.execute(database.owner);
  expect(rows).toHaveLength(1);
});

test('the history of days can be read and added to, never rewritten', async () => {
  const { site_id } = await database.owner
    .selectFrom('unit_etd_changes')
    .select('site_id')
    .executeTakeFirstOrThrow();
  const rewrite = withSite(database.app, site_id, (tx) =>
    tx.updateTable('unit_etd_changes').set({ to_on: null }).execute(),
  );
  await expect(rewrite).rejects.toThrow(/permission denied/);
  await expect(database.owner.deleteFrom('unit_etd_changes').execute()).rejects.toThrow(/append-only/);
});
