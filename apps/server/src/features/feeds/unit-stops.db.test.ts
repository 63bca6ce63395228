import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, withSite } from '../../platform/db/db.ts';
import { aSite, aStop, aStore, aVariant } from '../../testing/builders/builders.ts';
import { feed } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { endQuarantine } from '../inventory/claims/move-claims.ts';
import { quarantineUnits } from '../inventory/claims/take-back.sql.ts';

let database: TestDatabase;
let italy: number;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  await aVariant(database.owner, { sku: 'A' });
  await aStore(database.owner, { site_id: italy, feed_ref: 'milano' });
});
afterAll(() => database.drop());

const send = (line: object, db = database.app) =>
  feed(db, 'units', [
    { site: 'it', variant: 'A', status: 'on_hand', store: 'milano', price: '100.00', version: 1, ...line },
  ]);

async function aFedUnit(line: object = {}) {
  count += 1;
  const serial = `STOP${count}`;
  await send({ serial, ...line });
  const read = () =>
    database.owner.selectFrom('units').selectAll().where('serial', '=', serial).executeTakeFirstOrThrow();
  const { id } = await read();
  const stops = async () =>
    (
      await database.owner
        .selectFrom('unit_stops')
        .select(['source', 'reason'])
        .where('unit_id', '=', id)
        .orderBy('source')
        .execute()
    ).map(({ source, reason }) => `${source}: ${reason}`);
  return { id, serial, site_id: italy, stops, isBlocked: async () => (await read()).blocked };
}

/** Sold, handed over and sent back. */
async function giveBack(id: string) {
  for (const status of ['sold', 'delivered'])
    await sql`update units set status = ${status}, sold_on = now(), delivered_on = now() where id = ${id}`.execute(
      database.owner,
    );
  await withSite(database.app, italy, (tx) =>
    quarantineUnits(tx, { siteId: italy, unitIds: [id], reason: 'return 7F3K9Q2M' }),
  );
}
const inspect = (id: string, outcome: 'resell' | 'scrap') =>
  withSite(database.app, italy, (tx) => endQuarantine(tx, { siteId: italy, unitIds: [id], outcome }));

test('[LAW-02] a newer line of a feed does not lift a quarantine, and an inspection does not lift the stop of the feed', async () => {
  const unit = await aFedUnit();
  await giveBack(unit.id);
  await send({ serial: unit.serial, version: 2, local_days: 5 });
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['quarantine: quarantine']]);

  await send({ serial: unit.serial, version: 3, blocked: true, blocked_reason: 'damaged' });
  expect(await unit.stops()).toEqual(['feed: damaged', 'quarantine: quarantine']);
  await inspect(unit.id, 'resell');
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['feed: damaged']]);

  await send({ serial: unit.serial, version: 4 });
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([false, []]);
});

test('[LAW-02] a scrapped unit stays stopped whatever the feed says, and is not inspected again', async () => {
  const unit = await aFedUnit();
  await giveBack(unit.id);
  await inspect(unit.id, 'scrap');
  await send({ serial: unit.serial, version: 2, blocked: true, blocked_reason: 'scrap' });
  await send({ serial: unit.serial, version: 3 });
  expect(await inspect(unit.id, 'resell')).toEqual([]);
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['quarantine: scrapped']]);
});

test('[LAW-02] a feed that only changes the reason of its stop leaves the unit blocked', async () => {
  const unit = await aFedUnit({ blocked: true, blocked_reason: 'paint' });
  const report = await send({ serial: unit.serial, version: 2, blocked: true, blocked_reason: 'recall' });
  expect(report.fields).toEqual({ blocked_reason: 1 });
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['feed: recall']]);
});

test('[LAW-02] a vehicle is fed to another site when the old one says that it moved, not when it is only stopped', async () => {
  await aSite(database.owner, { slug: 'de' });
  const unit = await aFedUnit({ blocked: true });
  const abroad = { site: 'de', serial: unit.serial, store: undefined, plant: 'Pesaro' };
  const refused = await send(abroad);
  expect(refused.errors[0]?.message).toContain(
    'this frame number is a vehicle of another site: feed it there as blocked and moved first',
  );
  await send({ serial: unit.serial, version: 2, blocked: true, moved: true });
  expect((await send(abroad)).counts).toMatchObject({ created: 1, refused: 0 });
  const back = await send({ serial: unit.serial, version: 3 });
  expect(back.errors[0]?.message).toContain('another site');
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['feed: null']]);
});

test('[LAW-02] the database refuses a write of blocked that disagrees with the stops', async () => {
  const unit = await aFedUnit();
  const write = (isBlocked: boolean) =>
    sql`update units set blocked = ${isBlocked} where id = ${unit.id}`.execute(database.owner);
  await expect(write(true)).rejects.toThrow('units.blocked and units.moved follow');
  await aStop(database.owner, unit);
  expect(await unit.isBlocked()).toBe(true);
  await expect(write(false)).rejects.toThrow('units.blocked and units.moved follow');
  await expect(
    sql`insert into units (site_id, product_id, variant_id, plant, price_minor, currency, blocked)
        select site_id, product_id, variant_id, 'Pesaro', price_minor, currency, true from units where id = ${unit.id}`.execute(
      database.owner,
    ),
  ).rejects.toThrow('units.blocked and units.moved follow');
});

test('[LAW-02] one stop is lifted while another is set: the unit is blocked, whichever commits first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const unit = await aFedUnit({ blocked: true });
    await race(database.appUrl, 2, async (db, n) => {
      if (n === 0) return void (await send({ serial: unit.serial, version: 2 }, db));
      await withSite(db, italy, (tx) => aStop(tx, unit));
    });
    expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['staff: null']]);
  }
});

test('[LAW-02] a transaction that lifts a stop waits for one that sets another, and counts it', async ({
  onTestFinished,
}) => {
  const unit = await aFedUnit({ blocked: true });
  // The waiting statement outlives a machine that is slow to commit the other.
  const patient = openDb({
    url: database.appUrl,
    applicationName: 'patient-feed',
    waitMs: 10_000,
    statementTimeoutMs: 60_000,
  });
  onTestFinished(() => patient.close());
  let lifting: Promise<unknown> = Promise.resolve();
  await withSite(database.app, italy, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    await aStop(tx, unit);
    lifting = send({ serial: unit.serial, version: 2 }, patient.db);
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())`.execute(database.owner);
        return rows.length;
      })
      .toBeGreaterThan(0);
  });
  await lifting;
  expect([await unit.isBlocked(), await unit.stops()]).toEqual([true, ['staff: null']]);
});
