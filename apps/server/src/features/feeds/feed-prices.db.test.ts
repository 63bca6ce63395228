import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { feed, printOf } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { takeClaim } from '../inventory/claims/take-claim.ts';
import { putPricesIntoForce } from './apply/follow-prices.ts';

let database: TestDatabase;
let italy: number;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it', timezone: 'Europe/Rome' })).id;
  await aStore(database.owner, { site_id: italy, feed_ref: 'milano' });
});
afterAll(() => database.drop());

async function aListed() {
  count += 1;
  const variant = await aVariant(database.owner, { sku: `L-${count}` });
  await showOn(database.owner, italy, variant.product_id);
  return {
    sku: variant.sku,
    key: { site_id: italy, variant_id: variant.id, product_id: variant.product_id },
  };
}
const price = (variant: string, amount: string, valid_from: string, input = {}) => ({
  site: 'it',
  variant,
  amount,
  currency: 'EUR',
  valid_from,
  ...input,
});
const prices = (lines: readonly unknown[], options = {}) => feed(database.app, 'prices', lines, options);
const priceOf = async (id: string) =>
  (
    await database.owner
      .selectFrom('units')
      .select('price_minor')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).price_minor;
const historyOf = async (id: string) =>
  (
    await database.owner
      .selectFrom('prices')
      .select('amount_minor')
      .where('unit_id', '=', id)
      .orderBy('valid_from')
      .orderBy('id')
      .execute()
  ).map((row) => row.amount_minor);

test('a price that is due reaches the units that follow the list and leaves its trace on each', async () => {
  const { sku, key } = await aListed();
  const follows = await aUnit(database.owner, key);
  const own = await aUnit(database.owner, { ...key, own_price: true });
  const sold = await aUnit(database.owner, { ...key, status: 'sold' });
  const report = await prices([price(sku, '8490.00', '2026-11-01')]);
  expect(report.counts).toMatchObject({ created: 1, refused: 0 });
  expect(await priceOf(follows.id)).toBe(849_000);
  expect(await historyOf(follows.id)).toEqual([899_000, 849_000]);
  expect(await priceOf(own.id)).toBe(899_000);
  expect(await priceOf(sold.id)).toBe(899_000);
});

test('a claimed unit keeps its price until it is free again', async () => {
  const { sku, key } = await aListed();
  const unit = await aUnit(database.owner, key);
  const request = { siteId: italy, unitId: unit.id, kind: 'hold', cartId: null, orderId: null } as const;
  await withSite(database.app, italy, (tx) => takeClaim(tx, { ...request, minutes: 15 }));
  await prices([price(sku, '8490.00', '2026-11-01')]);
  expect(await priceOf(unit.id)).toBe(899_000);
  await sql`update unit_claims set released_at = now(), release_reason = 'left' where unit_id = ${unit.id}`.execute(
    database.owner,
  );
  await putPricesIntoForce(database.app, undefined);
  expect(await priceOf(unit.id)).toBe(849_000);
});

test('a price to come waits for its job, queued once per instant', async () => {
  const { sku, key } = await aListed();
  const unit = await aUnit(database.owner, key);
  await prices([price(sku, '8490.00', '2099-06-01')]);
  await prices([price(sku, '8490.00', '2099-06-01')]);
  expect(await priceOf(unit.id)).toBe(899_000);
  const { rows } = await sql<{ at: string }>`
    select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from graphile_worker._private_jobs
     where payload::text like ${`%"siteId":${italy}%`} and run_at > '2099-01-01'`.execute(database.owner);
  // The first minute of the day in Rome, where it is summer.
  expect(rows).toEqual([{ at: '2099-05-31 22:00' }]);
  // Its time has come: what the job then finds.
  await database.owner.connection().execute(async (owner) => {
    await sql`set app.unsafe_rewrite_history = 'on'`.execute(owner);
    await sql`update prices set valid_from = now() where variant_id = ${key.variant_id} and unit_id is null`.execute(
      owner,
    );
    await sql`reset app.unsafe_rewrite_history`.execute(owner);
  });
  expect(await putPricesIntoForce(database.app, italy)).toBe(1);
  expect(await priceOf(unit.id)).toBe(849_000);
  const before = await printOf(database.owner);
  expect(await putPricesIntoForce(database.app, italy)).toBe(0);
  expect(await printOf(database.owner)).toBe(before);
});

test('lines in any order end in the same list, and the one latest in force counts', async () => {
  const { sku, key } = await aListed();
  const unit = await aUnit(database.owner, key);
  const lines = [
    price(sku, '7000.00', '2026-09-01'),
    price(sku, '6000.00', '2026-10-01T00:00:00+02:00'),
    price(sku, '6500.00', '2026-11-01'),
  ];
  await prices([lines[2], lines[0], lines[1], lines[0]]);
  expect(await priceOf(unit.id)).toBe(650_000);
  const list = await database.owner
    .selectFrom('prices')
    .select('amount_minor')
    .where('variant_id', '=', key.variant_id)
    .orderBy('valid_from')
    .execute();
  expect(list.map((row) => row.amount_minor)).toEqual([700_000, 600_000, 650_000]);
});

test('price history does not change, and bad lines are named', async () => {
  const { sku } = await aListed();
  await prices([price(sku, '7000.00', '2026-09-01')]);
  const report = await prices([
    price(sku, '7000.00', '2026-09-01'),
    price(sku, '6999.00', '2026-09-01'),
    price('NOPE', '1.00', '2026-09-01'),
    price(sku, '1.00', '2026-09-02', { currency: 'USD' }),
    price(sku, '1.005', '2026-09-02'),
    price(sku, '1.00', 'soon'),
  ]);
  expect(report.counts).toMatchObject({ same: 1, refused: 5 });
  expect(
    report.errors.map(({ line, field, message }) => `${line} ${field} ${message.split(' (')[0]}`),
  ).toEqual([
    '2 amount is 7,000.00 EUR for that instant already; price history does not change',
    '3 variant NOPE is not known',
    '4 currency is USD, but it sells in EUR',
    '5 amount 1.005 is not an amount of EUR',
    '6 valid_from must be a day or an instant with its offset, like 2026-12-24 or 2026-12-24T08:00:00+01:00',
  ]);
});

test('a dry run of prices leaves every table as it was', async () => {
  const { sku, key } = await aListed();
  await aUnit(database.owner, key);
  const before = await printOf(database.owner);
  const lines = [
    price(sku, '8000.00', '2026-10-01'),
    price(sku, '7500.00', '2026-11-01'),
    price(sku, '1.00', '2099-01-01'),
  ];
  const dry = await prices(lines, { dryRun: true });
  expect(dry.diff).toEqual([
    `${sku} from 2026-10-01: created`,
    `${sku} from 2026-11-01: price 8,000.00 EUR → 7,500.00 EUR`,
    `${sku} from 2099-01-01: price 7,500.00 EUR → 1.00 EUR`,
  ]);
  expect(await printOf(database.owner)).toBe(before);
});

test('a unit without a price of its own gets the one of the list, also when it is new', async () => {
  const { sku } = await aListed();
  await prices([price(sku, '8490.00', '2026-11-01')]);
  const unit = {
    site: 'it',
    serial: `F-${sku}`,
    variant: sku,
    status: 'on_hand',
    store: 'milano',
    version: 1,
  };
  await feed(database.app, 'units', [unit]);
  const row = await database.owner
    .selectFrom('units')
    .select(['price_minor', 'own_price'])
    .where('serial', '=', unit.serial)
    .executeTakeFirst();
  expect(row).toEqual({ price_minor: 849_000, own_price: false });
});
