import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsafeWithAllSites, withSite, withSites } from '../src/platform/db/db.ts';
import { aSite } from '../src/testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../src/testing/database/database.ts';
import { fillEveryTable } from '../src/testing/database/every-table.ts';

// Public by nature: which sites exist, their languages and what they show.
const PUBLIC_TABLES = ['site_locales', 'site_products', 'article_sites'];

let database: TestDatabase;
let tables: string[];
let siteA: number;
let siteB: number;

beforeAll(async () => {
  database = await testDatabase();
  const found = await sql<{ table: string }>`
    select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'site_id'
     order by 1`.execute(database.owner);
  tables = found.rows.map((row) => row.table).filter((table) => !PUBLIC_TABLES.includes(table));
  siteA = (await aSite(database.owner)).id;
  siteB = (await aSite(database.owner)).id;
  await fillEveryTable(database.owner, siteA);
  await fillEveryTable(database.owner, siteB);
});
afterAll(() => database.drop());

const rowsBySite = (table: string) => sql<{ site_id: number }>`select site_id from ${sql.table(table)}`;

test('there are tenant tables, and each holds rows of both sites', async () => {
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const { rows } = await rowsBySite(table).execute(database.owner);
    expect(new Set(rows.map((row) => row.site_id)), table).toEqual(new Set([siteA, siteB]));
  }
});

test('without a site the application sees no row of any tenant table', async () => {
  for (const table of tables) {
    const { rows } = await rowsBySite(table).execute(database.app);
    expect(rows, table).toEqual([]);
  }
});

test('[H-01] with site A set, no row of site B is seen in any tenant table', async () => {
  for (const table of tables) {
    const { rows } = await withSite(database.app, siteA, (tx) => rowsBySite(table).execute(tx));
    expect(rows.length, table).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.site_id)), table).toEqual(new Set([siteA]));
  }
});

test('with a list of sites, only their rows are seen, and none can be written', async () => {
  const siteC = (await aSite(database.owner)).id;
  for (const table of tables) {
    const sites = async (ids: number[]) => {
      const { rows } = await withSites(database.app, ids, (tx) => rowsBySite(table).execute(tx));
      return new Set(rows.map((row) => row.site_id));
    };
    expect(await sites([siteB, siteC]), table).toEqual(new Set([siteB]));
    expect(await sites([siteA, siteB]), table).toEqual(new Set([siteA, siteB]));
    expect(await sites([]), table).toEqual(new Set());
  }
  const write = withSites(database.app, [siteA], (tx) =>
    tx.insertInto('carts').values({ site_id: siteA }).execute(),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

test('with site A set, the application cannot write a row for site B', async () => {
  const write = withSite(database.app, siteA, (tx) =>
    tx.insertInto('carts').values({ site_id: siteB }).execute(),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

test('the site of a transaction does not stay on the pooled connection', async () => {
  await withSite(database.app, siteA, (tx) => rowsBySite('customers').execute(tx));
  const { rows } = await rowsBySite('customers').execute(database.app);
  expect(rows).toEqual([]);
});

test('a job that looks across sites has to say so', async () => {
  const { rows } = await unsafeWithAllSites(database.app, (tx) => rowsBySite('customers').execute(tx));
  expect(new Set(rows.map((row) => row.site_id))).toEqual(new Set([siteA, siteB]));
});

test('row-level security is enabled and forced on every tenant table', async () => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
     where relname = any (${tables}) and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity)`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('the application role owns nothing, cannot make tables and cannot bypass the policies', async () => {
  const { rows } = await sql`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
           has_schema_privilege('paddock_app', 'public', 'create') as creates,
           exists (select from pg_class where relowner = r.oid) as owns
      from pg_roles r where rolname = 'paddock_app'`.execute(database.owner);
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      creates: false,
      owns: false,
    },
  ]);
});

test('site_id leads every key and every index of a tenant table', async () => {
  const { rows } = await sql<{ index: string }>`
    select x.indexrelid::regclass::text as index
      from pg_index x join pg_class c on c.oid = x.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
     where c.relname = any (${tables}) and c.relnamespace = 'public'::regnamespace and a.attname <> 'site_id'`.execute(
    database.owner,
  );
  // A frame number exists once across sites; staff read and search the orders of many sites with one probe of an index
  // (decision 0047); and foreign keys to people, who belong to no site, need an index that begins with the person.
  expect(rows.map(({ index }) => index).sort()).toEqual([
    'approvals_by_decider',
    'approvals_by_proposer',
    'order_lines_by_serial_all_sites',
    'orders_by_code_all_sites',
    'orders_by_date_all_sites',
    'orders_by_email_all_sites',
    'orders_by_family_all_sites',
    'orders_by_given_all_sites',
    'orders_by_phone_all_sites',
    'orders_by_state_all_sites',
    'payment_attempts_by_provider_payment',
    'payment_attempts_by_provider_ref',
    'units_serial_once',
  ]);
});

test('every foreign key between tenant tables starts with site_id on both sides', async () => {
  const { rows } = await sql`
    select k.conname from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1]
     where k.contype = 'f' and c.relname = any (${tables}) and t.relname = any (${tables})
       and (a.attname, b.attname) is distinct from ('site_id', 'site_id')`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('every foreign key says what happens on delete', async () => {
  const { rows } = await sql`
    select conname from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype = 'a'`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

// A tenant table's key into the shared catalogue may have site_id in front: catalogue rows are retired, not deleted.
test('every foreign key is covered by an index', async () => {
  const { rows } = await sql`
    select k.conrelid::regclass::text as table, k.conname from pg_constraint k
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace
       and not exists (
         select from pg_index x,
           lateral (select array_agg(a.attname::text order by key.place) as names
                      from unnest(x.indkey::int2[]) with ordinality as key (num, place)
                      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = key.num) as i,
           lateral (select array_agg(a.attname::text order by key.place) as names
                      from unnest(k.conkey) with ordinality as key (num, place)
                      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.num) as f
          where x.indrelid = k.conrelid
            and (i.names[1:cardinality(f.names)] = f.names
              or (i.names[1] = 'site_id' and i.names[2:cardinality(f.names) + 1] = f.names)))`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});
