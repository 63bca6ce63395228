import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { aCappedShop } from '../../testing/builders/hoarding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { aMethod, anAwaitingOrder, testPayments } from '../../testing/worlds/payment-world.ts';
import { addShopMetrics } from './add-shop-metrics.ts';
import { type LedgerProgress, readShopState } from './read-shop-state.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

function scraper(readState: () => ReturnType<typeof readShopState>, maxAgeMs = 0) {
  const registry = new Registry();
  const failures: unknown[] = [];
  addShopMetrics({ registry, readState, maxAgeMs, onFailure: (error) => failures.push(error) });
  return { scrape: () => registry.metrics(), failures };
}

test('a scrape shows queue age, holds, orders and backlog of every site with a shop, from zero', async () => {
  const shop = await aCappedShop(database, testPayments(database.app, {}), { units: 8 });
  const site = shop.shop.site.slug;
  const { scrape } = scraper(() => readShopState(database.app));
  const before = await scrape();
  for (const line of [
    'shop_state_up 1',
    'unit_claims_live{kind="hold"} 0',
    'unit_claims_overdue{kind="reservation"} 0',
    'ledger_unbalanced_postings 0',
    `orders_placed_15m{site="${site}"} 0`,
    `orders_paid_15m{site="${site}"} 0`,
    `units_overdue{site="${site}"} 0`,
    `deliveries_delayed_1d{site="${site}"} 0`,
    `payment_cases_open{site="${site}"} 0`,
  ])
    expect(before).toContain(line);

  const bag = await shop.aBag(shop.unitIds.slice(0, 2));
  expect(await shop.hold(bag, { address: '203.0.113.1', device: null })).toMatchObject({ ok: true });
  await sql`select graphile_worker.add_job('edge.purge', run_at => now() - interval '2 minutes')`.execute(
    database.owner,
  );
  const held = await scrape();
  expect(held).toContain('unit_claims_live{kind="hold"} 2');
  expect(held).toMatch(/jobs_waiting\{task="edge\.purge"\} [1-9]/);
  expect(Number(/jobs_oldest_seconds\{task="edge\.purge"\} ([\d.]+)/.exec(held)?.[1])).toBeGreaterThan(119);

  await sql`update unit_claims set expires_at = now() - interval '1 hour' where released_at is null`.execute(
    database.owner,
  );
  expect(await scrape()).toContain('unit_claims_overdue{kind="hold"} 2');
});

test('[LAW-07] a site that could sell, but excludes tax from its prices without a rate, is named', async () => {
  const { scrape } = scraper(() => readShopState(database.app));
  const settings = JSON.stringify({ price_display: 'exclusive' });
  const us = await aSite(database.owner, { slug: 'us', enable_shop: false, settings });
  await aSite(database.owner, { slug: 'ca', enable_shop: false, settings });
  expect(await scrape()).not.toContain('site_tax_rate_missing{');
  await aMethod(database.owner, { site_id: us.id });
  const named = await scrape();
  expect(named).toContain('site_tax_rate_missing{site="us"} 1');
  expect(named).not.toContain('site_tax_rate_missing{site="ca"}');
  const rated = JSON.stringify({ price_display: 'exclusive', tax_rate: 5 });
  await database.owner.updateTable('sites').set({ settings: rated }).where('id', '=', us.id).execute();
  expect(await scrape()).not.toContain('site_tax_rate_missing{');
});

test('when the database cannot be read, the gauges have no value and shop_state_up is 0', async () => {
  const { scrape, failures } = scraper(() => Promise.reject(new Error('down')));
  const lines = (await scrape()).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual(['shop_state_up 0']);
  expect(failures.length).toBeGreaterThan(0);
});

test('scrapes within the maximum age share one reading', async () => {
  let readings = 0;
  const { scrape } = scraper(() => {
    readings += 1;
    return readShopState(database.app);
  }, 60_000);
  await scrape();
  await scrape();
  expect(readings).toBe(1);
});

/** Past the constraint: it would refuse an unbalanced posting. */
const addPostings = (order: { siteId: number; attemptId: string }, count: number, creditMinor: number) =>
  database.owner.transaction().execute(async (tx) => {
    await sql`set local app.unsafe_all_sites = 'on'`.execute(tx);
    for (const table of ['ledger_postings', 'ledger_entries'])
      await sql`alter table ${sql.table(table)} disable trigger posting_balances`.execute(tx);
    await sql`
      with posting as (
        insert into ledger_postings (site_id, attempt_id, kind, provider, provider_txn_id, occurred_at)
        select ${order.siteId}, ${order.attemptId}, 'captured', 'stripe', gen_random_uuid(), now()
          from generate_series(1, ${count}::int)
        returning site_id, id)
      insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
      select site_id, id, n, 'sales', amount, 'EUR'
        from posting cross join (values (1, 500), (2, -${creditMinor}::int)) as entry (n, amount)`.execute(
      tx,
    );
    for (const table of ['ledger_postings', 'ledger_entries'])
      await sql`alter table ${sql.table(table)} enable trigger posting_balances`.execute(tx);
  });

test('one unbalanced posting is counted whatever number of postings follows before the next reading', async () => {
  const site = await aSite(database.owner);
  const method = await aMethod(database.owner, { site_id: site.id });
  const { attemptId } = await anAwaitingOrder(database.owner, database.app, { site, method });
  const order = { siteId: site.id, attemptId };
  const ledger: LedgerProgress = { checkedUpTo: null };
  const readUnbalanced = async () => (await readShopState(database.app, ledger)).unbalancedPostings;
  await addPostings(order, 10, 500);
  expect(await readUnbalanced()).toBe(0);
  await addPostings(order, 1, 499);
  await addPostings(order, 3000, 500);
  expect(await readUnbalanced()).toBe(1);
  // More postings than the overlap have followed: it was counted once.
  expect(await readUnbalanced()).toBe(0);
});
