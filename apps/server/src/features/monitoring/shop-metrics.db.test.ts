import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCappedShop } from '../../testing/builders/hoarding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { testPayments } from '../../testing/worlds/payment-world.ts';
import { addShopMetrics } from './add-shop-metrics.ts';
import { readShopState } from './read-shop-state.ts';

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
