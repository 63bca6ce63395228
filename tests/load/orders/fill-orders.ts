import pg from 'pg';
import { recreateOwnDatabase } from '../../../apps/server/src/cli/own-database.ts';
import { ownerDatabaseUrl, withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { migrate } from '../../../apps/server/src/platform/db/migrations.ts';

/*
 * Fills a database of its own with orders for the desk's lists and search: `node tests/load/orders/fill-orders.ts 10000000`.
 * 200 sites of unequal size over five years; 4,000 family and 600 given names, the first of them frequent.
 */

const SITES = 200;
/** Connections that fill at the same time. */
const LANES = 2;
const TABLES = ['orders', 'order_lines', 'payment_attempts', 'payment_cases'];

const SESSION = `
  set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off; set jit = off;
  set work_mem = '128MB'; set maintenance_work_mem = '512MB'; set client_min_messages = warning;
  set app.unsafe_all_sites = 'on'`;

const site = `1 + floor(${SITES} * power(((g * 7919) % 100003)::float8 / 100003, 2))::int`;
/** Half of the people share a twentieth of the names. */
const frequent = (prime: number, names: number) =>
  `floor(${names} * power(((g * ${prime}) % 99991)::float8 / 99991, 3))::int`;

/** Names have no digits: a text with digits is not searched as a name. */
const letters = (column: string) => `translate(${column}::text, '0123456789', 'abcdefghij')`;

const orders = (count: number, from: number, to: number) => `
insert into orders (site_id, id, code, status, payment_status, fulfilment_status, locale, email, given_name, family_name,
       phone, currency, prices_include_tax, subtotal_minor, tax_minor, total_minor, delivery_method, delivery_address,
       payment_method_id, deadline_at, placed_at, confirmed_at, delivered_at, cancelled_at, updated_at)
select site, g + 1, upper(substr(md5(g::text), 1, 12)), status,
       case when status = 'delivered' then 'paid' when status = 'refunded' then 'refunded'
            when status in ('confirmed', 'preparing', 'shipped') then 'paid' else 'unpaid' end,
       case when status in ('delivered', 'preparing', 'shipped') then status
            when status = 'refunded' then 'returned' else 'unfulfilled' end,
       'en', 'rider' || g / 3 || '@example.test', 'Rider' || ${letters('first')}, 'Family' || ${letters('family')},
       '+39 02 ' || lpad((g % 100000000)::text, 8, '0'), 'EUR', true, 899000, 162115, 899000, 'shipment',
       '{"address1": "Via Tortona 1", "city": "Milano", "postal_code": "20144", "country_code": "IT"}',
       (site * 2 + g % 2)::int, at + interval '72 hours', at, at, case when status = 'delivered' then at + interval '9 days' end,
       case when status = 'cancelled' then at + interval '3 days' end, at + interval '9 days'
  from (select g, ${site} as site, ${frequent(104729, 600)} as first, ${frequent(15485863, 4000)} as family,
               timestamptz '2021-11-15' + g::float8 / ${count} * interval '5 years' as at,
               case when g > ${count} - ${Math.ceil(count / 200)}
                      then (array['pending_confirmation', 'confirmed', 'preparing', 'shipped'])[g % 4 + 1]
                    when g % 10 < 2 then 'cancelled' when g % 1000 = 9 then 'refunded' else 'delivered' end as status
          from generate_series(${from}::bigint, ${to - 1}::bigint) g) o`;

const lines = (from: number, to: number) => `
insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, serial, name, price_minor,
       tax_minor, tax_rate)
select site_id, id, 1, md5('unit ' || id)::uuid, 1, 1, 'P1', 'ZDM' || upper(substr(md5('serial ' || id), 1, 4)) || lpad(id::text, 9, '0'),
       'Product ' || id % 40, 899000, 162115, 0.22 from (
  select g + 1 as id, ${site} as site_id from generate_series(${from}::bigint, ${to - 1}::bigint) g) o`;

/** Keys and indexes are built once over finished rows; foreign keys are left out: nothing else is in this database. */
async function fill(client: pg.Client, count: number, url: string) {
  const own = `conrelid in (${TABLES.map((table) => `'${table}'::regclass`).join()})`;
  const { rows: foreign } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname as name from pg_constraint where contype = 'f'
        and (${own} or confrelid in (${TABLES.map((table) => `'${table}'::regclass`).join()}))`,
  );
  for (const { table, name } of foreign) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype in ('p', 'u') and ${own}`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in (${TABLES.map((table) => `'${table}'::regclass`).join()})`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of TABLES)
    await client.query(`alter table ${table} disable trigger user; alter table ${table} set unlogged`);
  await client.query(`
    insert into sites (id, slug, name, country_iso, country_name, continent, region, lat, lng, currency, timezone, enable_shop)
    select g + 1, chr(97 + g / 26) || chr(97 + g % 26), 'Site ' || g, upper(chr(97 + g / 26) || chr(97 + g % 26)),
           'Country ' || g, 'Europe', 'europe', 0, 0, 'EUR', 'UTC', true from generate_series(0, ${SITES - 1}) g`);
  await client.query(`
    insert into payment_methods (site_id, id, code, provider, component, reserve_minutes)
    select s.id, s.id * 2 + m.place, m.code, m.provider, m.component, m.minutes from sites s,
           (values (0, 'card', 'sandbox', 'CardConfirm', 30), (1, 'bank_transfer', 'bank', 'BankTransfer', 4320))
             as m (place, code, provider, component, minutes)`);
  const lanes = await openLanes(url);
  const step = Math.ceil(count / (LANES * 8));
  const parts = Array.from(
    { length: LANES * 8 },
    (_, n) => [n * step, Math.min(count, (n + 1) * step)] as const,
  );
  await timed('orders and lines', () =>
    share(lanes, parts, async (lane, [from, to]) => {
      await lane.query(orders(count, from, to));
      await lane.query(lines(from, to));
    }),
  );
  for (const { table, name, definition } of keys)
    await timed(name, () => client.query(`alter table ${table} add constraint ${name} ${definition}`));
  await share(lanes, indexes, (lane, { name, definition }) => timed(name, () => lane.query(definition)));
  await Promise.all(lanes.map((lane) => lane.end()));
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await timed('vacuum', () => client.query('vacuum analyze'));
}

async function openLanes(url: string): Promise<pg.Client[]> {
  return Promise.all(
    Array.from({ length: LANES }, async () => {
      const lane = new pg.Client({ connectionString: url, application_name: 'paddock-fill-orders' });
      await lane.connect();
      await lane.query(SESSION);
      return lane;
    }),
  );
}

/** Each lane takes the next piece of work when it is done with one. */
async function share<Work>(
  lanes: readonly pg.Client[],
  work: readonly Work[],
  run: (lane: pg.Client, one: Work) => Promise<unknown>,
) {
  const waiting = [...work];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await run(lane, one);
    }),
  );
}

async function timed(what: string, work: () => Promise<unknown>) {
  const started = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const count = Number(process.argv[2] ?? 1_000_000);
const url = withDatabase(ownerDatabaseUrl(), `paddock_orders_${count}`);
await recreateOwnDatabase(ownerDatabaseUrl(), `paddock_orders_${count}`);
await migrate(url);
const client = new pg.Client({ connectionString: url, application_name: 'paddock-fill-orders' });
await client.connect();
await client.query(SESSION);
await fill(client, count, url);
const { rows } = await client.query<{ size: string }>(
  'select pg_size_pretty(pg_database_size(current_database())) as size',
);
console.log(`${count} orders, ${rows[0]?.size}`);
await client.end();
