import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { anAlert } from '../../testing/builders/alert-builders.ts';
import { anOrder, aProduct, aSite, aStop, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { endQuarantine, sweepHolds } from '../inventory/claims/move-claims.ts';
import { takeClaim } from '../inventory/claims/take-claim.ts';
import { findArrivals, tellAlerts } from './tell-alerts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function aLine(people: number, settings: object = {}) {
  const { owner } = database;
  const { id: siteId } = await aSite(owner, { settings: JSON.stringify(settings) });
  const { id: productId } = await aProduct(owner);
  const variant = await aVariant(owner, { product_id: productId });
  await showOn(owner, siteId, productId);
  const line = [];
  for (let n = 0; n < people; n += 1)
    line.push((await anAlert(owner, { site_id: siteId, product_id: productId })).id);
  const product = { siteId, productId };
  return {
    product,
    line,
    arrive: (more: object = {}) =>
      aUnit(owner, { site_id: siteId, product_id: productId, variant_id: variant.id, ...more }),
    /** The alerts in the order in which their mails were written. */
    told: async () =>
      (
        await owner
          .selectFrom('mails')
          .select(sql<number>`(data ->> 'alert_id')::int`.as('alert'))
          .where('site_id', '=', siteId)
          .where('kind', '=', 'alert_told')
          .orderBy('id')
          .execute()
      ).map(({ alert }) => alert),
    hoursPass: (hours: number) =>
      sql`update alerts set told_at = told_at - make_interval(hours => ${hours}) where site_id = ${siteId}`.execute(
        owner,
      ),
    tell: () => tellAlerts(database.app, product),
    findJobs: async () => {
      await findArrivals(database.app);
      const { rows } = await sql<{ product: number }>`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'alerts.tell' and (j.payload -> 'data' ->> 'siteId')::int = ${siteId}
        returning (j.payload -> 'data' ->> 'productId')::int as product`.execute(owner);
      return rows.map((row) => row.product);
    },
  };
}

test('[ALERTS-08] twelve workers and five units at once: the first five are mailed once each, in order', async () => {
  const { product, line, arrive, told } = await aLine(12);
  for (let n = 0; n < 5; n += 1) await arrive();
  const counts = await race(database.appUrl, 12, (db) => tellAlerts(db, product));
  expect(counts.reduce((sum, count) => sum + count)).toBe(5);
  expect(await told()).toEqual(line.slice(0, 5));
});

test('[ALERTS-08] workers and units that arrive in between: every alert is mailed once, in order', async () => {
  const { product, line, arrive, told } = await aLine(8);
  await race(database.appUrl, 16, async (db, n) => {
    if (n % 2 === 0) await arrive();
    await tellAlerts(db, product);
  });
  await tellAlerts(database.app, product);
  expect(await told()).toEqual(line);
});

test('[ALERTS-07] the next in line is told after the waiting time, if the unit is still free', async () => {
  const { line, arrive, told, tell, hoursPass } = await aLine(3, { alerts: { wait_hours: 6 } });
  const unit = await arrive();
  await tell();
  expect(await told()).toEqual(line.slice(0, 1));
  await hoursPass(5);
  await tell();
  expect(await told()).toEqual(line.slice(0, 1));
  await hoursPass(2);
  await tell();
  expect(await told()).toEqual(line.slice(0, 2));
  await hoursPass(7);
  await aStop(database.owner, unit);
  await tell();
  expect(await told()).toEqual(line.slice(0, 2));
});

test('[ALERTS-07] without a setting the next in line waits a day', async () => {
  const { line, arrive, told, tell, hoursPass } = await aLine(2);
  await arrive();
  await tell();
  await hoursPass(23);
  await tell();
  expect(await told()).toEqual(line.slice(0, 1));
  await hoursPass(2);
  await tell();
  expect(await told()).toEqual(line);
});

test('[ALERTS-05] whatever frees a unit is found by the next look', async () => {
  const { product, arrive, findJobs } = await aLine(1);
  const { siteId, productId } = product;
  const found = [productId];
  expect(await findJobs()).toEqual([]);

  const unit = await arrive();
  expect(await findJobs(), 'a new unit').toEqual(found);

  const claim = { siteId, unitId: unit.id, cartId: null, orderId: null } as const;
  await withSite(database.app, siteId, (tx) => takeClaim(tx, { ...claim, kind: 'hold', minutes: 15 }));
  expect(await findJobs()).toEqual([]);
  await sql`update unit_claims set released_at = now(), release_reason = 'left' where unit_id = ${unit.id}`.execute(
    database.owner,
  );
  expect(await findJobs(), 'a released hold').toEqual(found);

  await withSite(database.app, siteId, (tx) => takeClaim(tx, { ...claim, kind: 'hold', minutes: -1 }));
  expect(await findJobs(), 'an expired hold before the sweep').toEqual(found);
  await sweepHolds(database.app);
  expect(await findJobs(), 'and after it').toEqual(found);

  await aStop(database.owner, unit, { source: 'quarantine', reason: 'quarantine' });
  expect(await findJobs()).toEqual([]);
  await withSite(database.app, siteId, (tx) =>
    endQuarantine(tx, { siteId, unitIds: [unit.id], outcome: 'resell' }),
  );
  expect(await findJobs(), 'a return put back on sale').toEqual(found);

  const order = await anOrder(database.owner, { site_id: siteId, unit });
  await sql`insert into unit_claims (site_id, unit_id, kind, order_id, expires_at)
    values (${siteId}, ${unit.id}, 'reservation', ${order.id}, now() + interval '1 hour')`.execute(
    database.owner,
  );
  expect(await findJobs()).toEqual([]);
  await sql`update unit_claims set released_at = now(), release_reason = 'cancelled'
    where order_id = ${order.id}`.execute(database.owner);
  expect(await findJobs(), 'a cancelled order').toEqual(found);

  const publish = (published: boolean) =>
    sql`update site_products set published = ${published} where site_id = ${siteId}`.execute(database.owner);
  await publish(false);
  expect(await findJobs()).toEqual([]);
  await publish(true);
  expect(await findJobs(), 'a published product').toEqual(found);
});

test('[ALERTS-09] a crash after any statement loses no alert and mails none twice', async () => {
  const { product, line, arrive, told, tell } = await aLine(3);
  for (let n = 0; n < 2; n += 1) await arrive();
  for (const broken of ['alerts', 'mails', '_private_jobs']) {
    await breakWrites(broken);
    await expect(tellAlerts(database.app, product), broken).rejects.toThrow(/the process dies/);
    await repairWrites(broken);
    expect(await told(), broken).toEqual([]);
  }
  await tell();
  // The worker dies after the commit and before it says that the job is done: the job runs again.
  await tell();
  expect(await told()).toEqual(line.slice(0, 2));
});

const tableOf = (name: string) => (name === '_private_jobs' ? `graphile_worker.${name}` : name);
const breakWrites = (name: string) =>
  sql
    .raw(`create or replace function die() returns trigger language plpgsql as $$
            begin raise exception 'the process dies'; end $$;
          create trigger die before insert or update on ${tableOf(name)} for each row execute function die()`)
    .execute(database.owner);
const repairWrites = (name: string) =>
  sql.raw(`drop trigger die on ${tableOf(name)}`).execute(database.owner);

test('an alert that is ended while its unit is offered is not mailed; the next one is', async () => {
  const { product, line, arrive, told, tell } = await aLine(2);
  await arrive();
  await sql`update alerts set status = 'ended' where site_id = ${product.siteId} and id = ${line[0]}`.execute(
    database.owner,
  );
  await tell();
  expect(await told()).toEqual([line[1]]);
});
