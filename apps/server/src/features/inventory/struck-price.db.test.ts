import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { listInventories } from './list-inventories.ts';
import { variantDescriptions } from './variant-descriptions.ts';

let database: TestDatabase;
let siteId: number;
beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner)).id;
});
afterAll(() => database.drop());

/** A unit with a price history, given as [days ago, amount], oldest first; returns what is shown struck. */
async function struckAfter(history: [daysAgo: number, amount: number][]) {
  const { owner } = database;
  const product = await aProduct(owner);
  await showOn(owner, siteId, product.id);
  const variant = await aVariant(owner, { product_id: product.id });
  const store = await aStore(owner, { site_id: siteId });
  const unit = await aUnit(owner, {
    site_id: siteId,
    product_id: product.id,
    variant_id: variant.id,
    store_id: store.id,
    price_minor: history.at(-1)?.[1] ?? 0,
  });
  await owner.transaction().execute(async (tx) => {
    await sql`set local app.unsafe_rewrite_history = 'on'`.execute(tx);
    await sql`delete from prices where unit_id = ${unit.id}`.execute(tx);
    for (const [daysAgo, amount] of history)
      await sql`insert into prices (site_id, unit_id, amount_minor, currency, valid_from)
                values (${siteId}, ${unit.id}, ${amount}, 'EUR', now() - ${daysAgo} * interval '1 day')`.execute(
        tx,
      );
  });
  const requested = { siteId, slug: product.slug, locale: 'it', page: 1 };
  const page = await listInventories(database.app, variantDescriptions(database.app), requested);
  const struck = page?.data[0]?.struck_price ?? null;
  // What the database's own rule says of the moment the present price began.
  const { rows } = await sql<{ lowest: number | null }>`
    select lowest_unit_price(${siteId}, ${unit.id}, max(valid_from)) as lowest from prices
     where unit_id = ${unit.id}`.execute(owner);
  return { struck, lowest: rows[0]?.lowest ?? null, item: page?.data[0] };
}

test('[H-31] after a reduction: the lowest price of the 30 days before it, not the highest and not the first', async () => {
  const { struck, lowest, item } = await struckAfter([
    [60, 700],
    [20, 650],
    [10, 690],
    [2, 600],
  ]);
  expect([struck, lowest]).toEqual([650, 650]);
  expect(item).toMatchObject({ final_price: 600, struck_price_formatted: '6,50\u00a0€' });
});

test('the price already standing when those 30 days began counts', async () => {
  const { struck, lowest } = await struckAfter([
    [200, 900],
    [100, 700],
    [5, 650],
  ]);
  expect([struck, lowest]).toEqual([700, 700]);
});

test('a price that was lower in those days makes it no reduction', async () => {
  const { struck, lowest } = await struckAfter([
    [60, 700],
    [15, 550],
    [12, 800],
    [3, 600],
  ]);
  expect([struck, lowest]).toEqual([null, 550]);
});

test('a rise, a first price and a reduction of long ago are not announced', async () => {
  expect(
    (
      await struckAfter([
        [40, 600],
        [3, 700],
      ])
    ).struck,
  ).toBeNull();
  expect((await struckAfter([[3, 700]])).struck).toBeNull();
  expect(
    (
      await struckAfter([
        [90, 800],
        [31, 700],
      ])
    ).struck,
  ).toBeNull();
  expect(
    (
      await struckAfter([
        [90, 800],
        [29, 700],
      ])
    ).struck,
  ).toBe(800);
});
