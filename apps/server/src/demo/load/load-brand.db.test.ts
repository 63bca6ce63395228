import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { openFileStorage } from '../../platform/files/open-file-storage.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import type { Brand } from '../brand/brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { diffBundles } from '../bundle/diff-bundles.ts';
import { exportBundle } from '../bundle/export-bundle.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { readContent } from '../bundle/read-content.ts';
import { type LoadReport, loadBrand } from './load-brand.ts';

let database: TestDatabase;
let brand: Brand;
let first: LoadReport;

beforeAll(async () => {
  database = await testDatabase();
  brand = await readBrand();
  first = (await loadBrand(database.owner, brand)).report;
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

test('every open shop has units to sell, at the price of its own list or reduced from it', async () => {
  const { rows } = await sql<{ slug: string; units: number; wrong: number; reduced: number }>`
    select s.slug, count(*)::int as units,
           count(*) filter (where u.currency <> s.currency or u.price_minor > l.amount_minor
                               or (u.price_minor < l.amount_minor) <> u.own_price)::int as wrong,
           count(*) filter (where u.price_minor < l.amount_minor)::int as reduced
      from sites s join units u on u.site_id = s.id
      join prices l on l.site_id = s.id and l.variant_id = u.variant_id
     where s.enable_shop group by s.slug`.execute(database.owner);
  expect(rows.length).toBe(14);
  for (const row of rows)
    expect(row, row.slug).toMatchObject({ wrong: 0, units: expect.toSatisfy((n) => n >= 40) });
  expect(rows.reduce((sum, row) => sum + row.reduced, 0)).toBeGreaterThanOrEqual(30);
});

test('[FACTORY-04] units in production are sold with their day, except where the site forbids it', async () => {
  const { rows } = await sql<{ sells: boolean; sites: number }>`
    select s.settings -> 'sells_factory_units' is distinct from 'false' as sells, count(distinct s.id)::int as sites
      from sites s join units u on u.site_id = s.id and u.status = 'in_production' and u.expected_on is not null
     where s.enable_shop group by 1 order by 1`.execute(database.owner);
  expect(rows).toEqual([
    { sells: false, sites: 1 },
    { sells: true, sites: 13 },
  ]);
});

test('a reduced unit knows the lowest price of the thirty days before', async () => {
  const { rows } = await sql<{ feed_ref: string; before: string; now: string }>`
    select u.feed_ref, lowest_unit_price(u.site_id, u.id, latest.valid_from) as before, u.price_minor as now
      from units u,
           lateral (select valid_from from prices p where p.site_id = u.site_id and p.unit_id = u.id
                     order by valid_from desc limit 1) latest
     where u.own_price`.execute(database.owner);
  const expected = brand.units
    .filter(({ earlier_prices }) => earlier_prices.length > 0)
    .map(({ ref, price_minor, earlier_prices }) => ({
      feed_ref: ref,
      before: String(Math.min(...earlier_prices.map(({ amount_minor }) => amount_minor))),
      now: String(price_minor),
    }));
  const byRef = (a: { feed_ref: string }, b: { feed_ref: string }) => (a.feed_ref < b.feed_ref ? -1 : 1);
  expect(
    rows.map((row) => ({ ...row, before: String(row.before), now: String(row.now) })).sort(byRef),
  ).toEqual(expected.sort(byRef));
});

test('what is not in a store yet has a day it is expected on', async () => {
  const { rows } = await sql`
    select feed_ref from units
     where (expected_on is not null) <> (status in ('draft', 'in_production', 'in_transit'))
        or expected_on < current_date`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('a product has its sections: words, features, specification, geometry, manuals', async () => {
  const { rows } = await sql`
    select (select count(*) from product_features f where f.product_id = p.id)::int as features,
           (select count(*) from product_feature_translations t join product_features f on f.id = t.feature_id
             where f.product_id = p.id)::int as feature_words,
           (select count(*) from product_questions q where q.product_id = p.id)::int as questions,
           (select count(distinct size_index) from product_geometries g where g.product_id = p.id)::int as sizes,
           (select count(*) from manuals m where m.product_id = p.id)::int as manuals,
           (select count(*) from manual_files f join manuals m on m.id = f.manual_id where m.product_id = p.id)::int
             as files,
           (select v.slug from product_values pv join attribute_values v on v.id = pv.value_id
              join attributes a on a.id = pv.attribute_id where pv.product_id = p.id and a.slug = 'material') as material,
           (select length(t.description) >= 1500 and t.headline is not null from product_translations t
             where t.product_id = p.id and t.locale = 'en') as told
      from products p where p.slug = 'falco-r'`.execute(database.owner);
  expect(rows).toEqual([
    {
      features: 4,
      feature_words: 76,
      questions: 2,
      sizes: 5,
      manuals: 3,
      files: 24,
      material: 'carbon',
      told: true,
    },
  ]);
});

test('loading a second time changes nothing and purges nothing', async () => {
  expect(await queuedPurges()).toBe(1);
  const second = (await loadBrand(database.owner, brand)).report;
  expect(Object.keys(second)).toEqual(Object.keys(first));
  for (const [table, changes] of Object.entries(second))
    expect(changes, table).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
  expect(await queuedPurges()).toBe(1);
});

test('[BUNDLE-10] the brand’s folder is a bundle: nothing differs after a load, and its export is the same content', async () => {
  const folder = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'paddock-brand-'))}/`);
  const originals = openFileStorage({ kind: 'disk', directory: fileURLToPath(folder) }, 'none');
  try {
    const content = await unsafeWithAllSites(database.owner, (tx) => readContent(tx));
    expect(diffBundles(brand, content, new Date())).toEqual([]);
    await exportBundle(database.owner, folder, originals);
    expect(diffBundles(await readBundle(folder), content, new Date())).toEqual([]);
    expect(await importBundle(database.owner, folder, originals)).toMatchObject({ left: [], unknown: [] });
    expect(await queuedPurges()).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a changed file changes its rows alone, and purges', async () => {
  const [italy, ...rest] = brand.sites;
  const english = italy!.locales.map((locale) => ({ ...locale, default: locale.code === 'en' }));
  const renamed = { ...brand, sites: [{ ...italy!, name: 'Italia', locales: english }, ...rest] };
  const report = (await loadBrand(database.owner, renamed)).report;
  expect(report.sites).toMatchObject({ inserted: 0, updated: 1 });
  expect(report.site_locales).toMatchObject({ inserted: 0, removed: 0 });
  expect(report.product_translations).toMatchObject({ inserted: 0, updated: 0 });
  expect(await queuedPurges()).toBe(2);
  await loadBrand(database.owner, brand);
});

test('[LAW-08] values set since the last load stay, the output names them, and the next load writes nothing', async () => {
  const set = (text: string) => sql.raw(text).execute(database.owner);
  await set(`update sites set enable_shop = false, maintenance = true, settings = settings - 'socials' ||
    '{"mail_sender": {"address": "post@example.test"}, "unpaid": true, "cash_max_minor": 100000, "tax_rate": 3}'
    where slug = 'it'`);
  await set(`update payment_methods set enabled = false, reserve_minutes = 7
    where code = 'card' and site_id = (select id from sites where slug = 'it')`);
  await set(`update shipment_methods set first_minor = 12345
    where code = 'standard' and site_id = (select id from sites where slug = 'it')`);
  const read = async () => {
    const { rows } = await sql`
      select s.enable_shop, s.maintenance, s.settings, m.enabled, m.reserve_minutes, h.first_minor::int as first_minor
        from sites s join payment_methods m on m.site_id = s.id and m.code = 'card'
        join shipment_methods h on h.site_id = s.id and h.code = 'standard' where s.slug = 'it'`.execute(
      database.owner,
    );
    return rows[0];
  };
  const before = await read();
  expect(before).toMatchObject({
    enabled: false,
    settings: { mail_sender: { address: 'post@example.test' } },
  });
  for (const run of ['second load', 'third load']) {
    const { report, kept } = await loadBrand(database.owner, brand);
    expect(await read(), run).toEqual(before);
    expect(kept).toEqual([
      'it: kept enable_shop=off, set since the last load',
      'it: kept maintenance=on, set since the last load',
      'it: kept settings.socials (removed), set since the last load',
      'it: kept settings.tax_rate=3, set since the last load',
      'it card: kept reserve_minutes=7, set since the last load',
      'it standard: kept first_minor=12345, set since the last load',
    ]);
    for (const table of ['sites', 'payment_methods', 'shipment_methods'])
      expect(report[table], `${run}: ${table}`).toMatchObject({ inserted: 0, updated: 0 });
  }
  await set(`update sites set enable_shop = true, maintenance = false where slug = 'it'`);
  const [italy, ...rest] = brand.sites;
  expect(italy!.slug).toBe('it');
  const closed = { ...brand, sites: [{ ...italy!, enable_shop: false }, ...rest] };
  expect((await loadBrand(database.owner, closed)).kept).toHaveLength(4);
  expect(await read()).toMatchObject({ enable_shop: false, maintenance: false });
});

test('[LAW-08] on a database that no load has remembered, a value that differs from the files stays', async () => {
  await sql`delete from loaded_rows`.execute(database.owner);
  await sql`update sites set maintenance = true where slug = 'us'`.execute(database.owner);
  const { kept } = await loadBrand(database.owner, brand);
  expect(kept).toContain('us: kept maintenance=on, set before loads were remembered');
  expect(
    (await sites())
      .filter(({ maintenance }) => maintenance)
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(['nz', 'us']);
});

test('a unit that was sold stays sold when the demo is loaded again', async () => {
  await sql`update units set status = 'sold' where feed_ref = 'it-0001'`.execute(database.owner);
  await loadBrand(database.owner, brand);
  const { rows } = await sql`select status from units where feed_ref = 'it-0001'`.execute(database.owner);
  expect(rows).toEqual([{ status: 'sold' }]);
});

test('what leaves the files leaves the shop: models are retired, sections and values removed', async () => {
  const [first, ...others] = brand.products;
  const bare = { ...first!, features: [], questions: [], specs: [] };
  const { units, products: _, ...rest } = brand;
  const gone = 'pompa-officina';
  const smaller = {
    ...rest,
    products: [bare, ...others.filter(({ slug }) => slug !== gone)],
    units: units.filter(({ product }) => product !== gone),
    attributes: brand.attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.filter(({ slug }) => slug !== '35-kw-47-hp-at-8-500-rpm'),
    })),
  };
  const report = (await loadBrand(database.owner, smaller)).report;
  expect(report.product_features).toMatchObject({ removed: 4 });
  expect(report.product_questions).toMatchObject({ removed: 2 });
  expect(report.attribute_values).toMatchObject({ removed: 1 });
  const { rows } = await sql`select slug from products where status = 'retired'`.execute(database.owner);
  expect(rows).toEqual([{ slug: gone }]);
  const back = (await loadBrand(database.owner, brand)).report;
  expect(back.product_features).toMatchObject({ inserted: 4 });
  const { rows: retired } = await sql`select slug from products where status = 'retired'`.execute(
    database.owner,
  );
  expect(retired).toEqual([]);
});

test('a site leaves products out without losing them', async () => {
  const { rows } = await sql<{ slug: string; shown: number }>`
    select s.slug, count(*) filter (where sp.published)::int as shown from sites s
      join site_products sp on sp.site_id = s.id where s.slug in ('it', 'ir') group by s.slug order by s.slug`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { slug: 'ir', shown: brand.products.length - 6 },
    { slug: 'it', shown: brand.products.length },
  ]);
});

test('[OPS-05] groups of the identity provider give roles in the demo only', async () => {
  const countGrants = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from group_grants`.execute(
      database.owner,
    );
    return rows[0]?.n ?? 0;
  };
  expect(await countGrants()).toBeGreaterThan(0);
  await sql`delete from group_grants`.execute(database.owner);
  await loadBrand(database.owner, { ...brand, isDemo: false });
  expect(await countGrants()).toBe(0);
});
