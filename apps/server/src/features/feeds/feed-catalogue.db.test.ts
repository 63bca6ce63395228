import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { feed, printOf } from '../../testing/builders/feeding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  await aSite(database.owner, { slug: 'de' });
  await sql`insert into categories (type_id, slug, original_name) values (1, 'naked', 'Naked'), (2, 'helmets', 'Helmets')`.execute(
    database.owner,
  );
  await sql`with a as (insert into attributes (slug, original_name) values ('colour', 'Colour') returning id)
    insert into attribute_values (attribute_id, slug, original_content)
    select a.id, v, v from a, unnest(array['rosso', 'nero']) v`.execute(database.owner);
});
afterAll(() => database.drop());

const product = {
  slug: 'lupo-500',
  sku: 'L5',
  category: 'naked',
  name: 'Lupo 500',
  names: { it: 'Lupo 500' },
  kinds: { it: 'Naked', de: 'Naked Bike', 'de-CH': 'Naked Bike' },
  variants: [{ sku: 'L5-R', name: 'Rosso', values: { colour: 'rosso' } }],
  sites: ['it'],
};
const products = (lines: readonly unknown[], options = {}) => feed(database.app, 'products', lines, options);
const shown = async () => {
  const { rows } = await sql<{ slug: string; published: boolean }>`
    select s.slug, sp.published from site_products sp join sites s on s.id = sp.site_id order by s.slug`.execute(
    database.owner,
  );
  return rows;
};

test('a product comes with its words, variants and sites; sent again it is the same', async () => {
  expect((await products([product])).counts).toMatchObject({ created: 1, refused: 0 });
  expect(await shown()).toEqual([
    { slug: 'de', published: false },
    { slug: 'it', published: true },
  ]);
  const { rows } = await sql`
    select p.type_id, p.status, v.sku, av.slug as colour,
           (select json_object_agg(locale, kind order by locale) from product_translations t where t.product_id = p.id) as kinds
      from products p join variants v on v.product_id = p.id join variant_values vv on vv.variant_id = v.id
      join attribute_values av on av.id = vv.value_id`.execute(database.owner);
  expect(rows).toEqual([
    {
      type_id: 1,
      status: 'active',
      sku: 'L5-R',
      colour: 'rosso',
      kinds: { de: 'Naked Bike', 'de-CH': 'Naked Bike', it: 'Naked' },
    },
  ]);
  const before = await printOf(database.owner);
  expect((await products([product])).counts).toMatchObject({ same: 1, changed: 0 });
  expect(await printOf(database.owner)).toBe(before);
});

test('what a line leaves out stays, what it says is told apart field by field', async () => {
  const { sites: _, variants: _v, kinds: _k, ...little } = product;
  const report = await products(
    [
      {
        ...little,
        names: { it: 'Lupo 500 S' },
        warranty_months: 36,
        variant: { sku: 'L5-N', name: 'Nero', values: { colour: 'nero' } },
      },
    ],
    { dryRun: true },
  );
  expect(report.diff).toEqual([
    'lupo-500: warranty_months 24 → 36, names.it Lupo 500 → Lupo 500 S, variant L5-N – → Nero, active, colour nero',
  ]);
});

test('[CATALOGUE-13] labels are set where the product is shown, and only known ones', async () => {
  const labelled = { ...product, labels: 'featured|on_sale' };
  expect((await products([labelled], { dryRun: true })).diff).toEqual([
    'lupo-500: labels  → featured|on_sale',
  ]);
  expect((await products([labelled])).counts).toMatchObject({ changed: 1 });
  const { rows } = await sql`
    select s.slug, sp.labels from site_products sp join sites s on s.id = sp.site_id order by s.slug`.execute(
    database.owner,
  );
  expect(rows).toEqual([
    { slug: 'de', labels: [] },
    { slug: 'it', labels: ['featured', 'on_sale'] },
  ]);
  expect((await products([labelled])).counts).toMatchObject({ same: 1 });
  expect((await products([product])).counts).toMatchObject({ same: 1 });
  expect((await products([{ ...product, labels: 'bargain' }])).counts).toMatchObject({ refused: 1 });
  expect((await products([{ ...product, labels: [] }])).counts).toMatchObject({ changed: 1 });
});

test('[C1] the feed marks a limited product, and a line without the mark leaves it', async () => {
  expect((await products([{ ...product, limited: 'yes' }])).counts).toMatchObject({ changed: 1 });
  expect((await products([product])).counts).toMatchObject({ same: 1 });
  const { rows } = await sql`select limited from products where slug = 'lupo-500'`.execute(database.owner);
  expect(rows).toEqual([{ limited: true }]);
  expect((await products([{ ...product, limited: false }], { dryRun: true })).diff).toEqual([
    'lupo-500: limited true → false',
  ]);
});

test('the feed marks a product that is made to order, and a line without the mark leaves it', async () => {
  expect((await products([{ ...product, made_to_order: 'yes' }])).counts).toMatchObject({ changed: 1 });
  expect((await products([product])).counts).toMatchObject({ same: 1 });
  const { rows } = await sql`select made_to_order from products where slug = 'lupo-500'`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ made_to_order: true }]);
});

test('a changed product is reindexed and its pages are purged everywhere', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.owner);
  await products([{ ...product, warranty_months: 48 }]);
  const { rows } = await sql<{ task: string; data: { tags?: string[] } }>`
    select t.identifier as task, j.payload -> 'data' as data from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id order by 1`.execute(database.owner);
  expect(rows.map(({ task }) => task)).toEqual(['edge.purge', 'search.reindex']);
  expect(rows[0]?.data.tags?.toSorted()).toEqual(['site:de', 'site:it']);
});

test('lines that name what is not there, or is another product’s, are refused', async () => {
  const report = await products([
    { ...product, category: 'trikes' },
    { ...product, slug: 'other', variants: [] },
    { ...product, slug: 'other', sku: 'O' },
    { ...product, variants: [{ sku: 'L5-V', name: 'Verde', values: { colour: 'verde' } }] },
    { ...product, sites: 'it|fr' },
  ]);
  expect(report.errors.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
    '1 category trikes is not known (lupo-500)',
    '2 sku L5 is the sku of another product (other)',
    '3 variant.sku L5-R belongs to another product (other)',
    '4 variant.values.colour verde is not a known value of colour (lupo-500)',
    '5 sites fr is not a site (lupo-500)',
  ]);
});

test('manuals come with their names and files, one line per file or all at once', async () => {
  const file = (locale: string, bytes = 1000) => ({
    locale,
    url: `/media/m-${locale}.pdf`,
    file_name: `m-${locale}.pdf`,
    bytes,
  });
  const manual = {
    slug: 'lupo-500-owner',
    product: 'lupo-500',
    name: 'Owner’s manual',
    names: { it: 'Manuale' },
  };
  const manuals = (lines: readonly unknown[]) => feed(database.app, 'manuals', lines);
  const report = await manuals([
    { ...manual, file: file('it') },
    { ...manual, file: file('de') },
  ]);
  expect(report.counts).toMatchObject({ created: 1, changed: 1 });
  expect((await manuals([{ ...manual, files: [file('it'), file('de')] }])).counts.same).toBe(1);
  const changed = await manuals([
    { ...manual, file: file('de', 2000) },
    { ...manual, slug: 'x', product: 'nope' },
  ]);
  expect(changed.diff).toEqual([
    'lupo-500-owner: files.de /media/m-de.pdf (m-de.pdf, application/pdf, 1000 bytes) → /media/m-de.pdf (m-de.pdf, application/pdf, 2000 bytes)',
  ]);
  expect(changed.errors).toEqual([{ line: 2, field: 'product', message: 'nope is not known (x)' }]);
  const { rows } = await sql`select locale, bytes from manual_files order by locale`.execute(database.owner);
  expect(rows).toEqual([
    { locale: 'de', bytes: 2000 },
    { locale: 'it', bytes: 1000 },
  ]);
});

test('a store comes whole, and is the same until something about it differs', async () => {
  const store = {
    site: 'it',
    ref: 'milano',
    name: 'Moto Milano',
    address: 'Via Tortona 1',
    city: 'Milano',
    country: 'IT',
    lat: '45.4521',
    lng: '9.1632',
    services: 'test_ride|showroom',
    hours: { weekday: '9–19' },
  };
  const stores = (lines: readonly unknown[]) => feed(database.app, 'stores', lines);
  expect((await stores([store])).counts.created).toBe(1);
  const before = await printOf(database.owner);
  expect((await stores([{ ...store, services: ['showroom', 'test_ride'] }])).counts.same).toBe(1);
  expect(await printOf(database.owner)).toBe(before);
  const report = await stores([{ ...store, lng: '9.17', phone: '+39 02 1', status: 'closed' }]);
  expect(report.fields).toEqual({ place: 1, phone: 1, status: 1 });
  const closed = {
    ...store,
    timezone: 'Europe/Madrid',
    hours: { closed: '1,7', holidays: '12-07,2027-03-29' },
  };
  expect((await stores([closed])).fields).toMatchObject({ timezone: 1, hours: 1 });
  expect((await stores([closed])).counts.same).toBe(1);
  const faulty = { ...closed, timezone: 'Mars', hours: { closed: 'Monday', holidays: 'August' } };
  expect((await stores([faulty])).errors.length).toBeGreaterThan(0);
});
