import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import type { Brand } from './brand.schema.ts';
import { type LoadReport, loadBrand } from './load-brand.ts';
import { readBrand } from './read-brand.ts';

let database: TestDatabase;
let brand: Brand;
let first: LoadReport;

beforeAll(async () => {
  database = await testDatabase();
  brand = await readBrand();
  first = await loadBrand(database.owner, brand);
});

afterAll(() => database.drop());

const sites = () => database.owner.selectFrom('sites').selectAll().execute();
const queuedPurges = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from graphile_worker.jobs where task_identifier = 'edge.purge'`.execute(
    database.owner,
  );
  return rows[0]?.n;
};

test('the brand has at least 60 sites in all five regions, and one of them is in maintenance', async () => {
  const all = await sites();
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect([...new Set(all.map((site) => site.region))].sort()).toEqual([
    'africa',
    'americas',
    'asia',
    'europe',
    'oceania',
  ]);
  expect(all.filter((site) => site.maintenance).map((site) => site.slug)).toEqual(['nz']);
});

test('these shops are open and every other site only shows the brand', async () => {
  const open = (await sites()).filter((site) => site.enable_shop).map((site) => site.slug);
  expect(open.sort()).toEqual([
    'ae',
    'ar',
    'de',
    'ec',
    'es',
    'fr',
    'gb',
    'il',
    'it',
    'jp',
    'mx',
    'pl',
    'us',
    'vn',
  ]);
});

test('every site has exactly one default language', async () => {
  const { rows } = await sql`
    select slug from sites where 1 <> (select count(*) from site_locales l where l.site_id = id and l.is_default)`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

test('every open shop has units to sell, at the price of its own list', async () => {
  const { rows } = await sql<{ slug: string; units: number; wrong: number }>`
    select s.slug, count(*)::int as units,
           count(*) filter (where u.currency <> s.currency or u.price_minor is distinct from (
             select p.amount_minor from prices p where p.site_id = s.id and p.variant_id = u.variant_id))::int as wrong
      from sites s join units u on u.site_id = s.id where s.enable_shop group by s.slug`.execute(
    database.owner,
  );
  expect(rows.length).toBe(14);
  for (const row of rows)
    expect(row, row.slug).toMatchObject({ wrong: 0, units: expect.toSatisfy((n) => n >= 8) });
});

test('loading a second time changes nothing and purges nothing', async () => {
  expect(await queuedPurges()).toBe(1);
  const second = await loadBrand(database.owner, brand);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  for (const [table, changes] of Object.entries(second))
    expect(changes, table).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
  expect(await queuedPurges()).toBe(1);
});

test('a changed file changes its rows alone, and purges', async () => {
  const [italy, ...rest] = brand.sites;
  const english = italy!.locales.map((locale) => ({ ...locale, default: locale.code === 'en' }));
  const renamed = { ...brand, sites: [{ ...italy!, name: 'Italia', locales: english }, ...rest] };
  const report = await loadBrand(database.owner, renamed);
  expect(report.sites).toMatchObject({ inserted: 0, updated: 1 });
  expect(report.site_locales).toMatchObject({ inserted: 0, removed: 0 });
  expect(report.product_translations).toMatchObject({ inserted: 0, updated: 0 });
  expect(await queuedPurges()).toBe(2);
  await loadBrand(database.owner, brand);
});

test('a unit that was sold stays sold when the demo is loaded again', async () => {
  await sql`update units set status = 'sold' where feed_ref = 'demo-it-001'`.execute(database.owner);
  await loadBrand(database.owner, brand);
  const { rows } = await sql`select status from units where feed_ref = 'demo-it-001'`.execute(database.owner);
  expect(rows).toEqual([{ status: 'sold' }]);
});

test('a site leaves products out without losing them', async () => {
  const { rows } = await sql<{ slug: string; shown: number }>`
    select s.slug, count(*) filter (where sp.published)::int as shown from sites s
      join site_products sp on sp.site_id = s.id where s.slug in ('it', 'ir') group by s.slug order by s.slug`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { slug: 'ir', shown: brand.products.length - 5 },
    { slug: 'it', shown: brand.products.length },
  ]);
});
