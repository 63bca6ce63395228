import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, aSite, aUnit } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { serialKey } from './bikes.rules.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const signs = fc.constantFrom(...'aZiI09 \t\n-.–—_/·０Ａｚıſéß№Ⅳ①');
const typed = fc.oneof(
  fc.string({ unit: signs, minLength: 1, maxLength: 24 }),
  // PostgreSQL stores no NUL in a text.
  fc.string({ unit: 'binary', minLength: 1, maxLength: 24 }).map((text) => `x${text.replaceAll('\0', '')}`),
);

test('[LAW-06] the function of the server and that of the database give the same key', async () => {
  const texts = fc.sample(typed, { seed: 20261119, numRuns: 5000 });
  const { rows } = await sql<{ key: string }>`
    select coalesce(serial_key(t.typed), '') as key
      from unnest(${texts}::text[]) with ordinality t (typed, place) order by t.place`.execute(
    database.owner,
  );
  expect(rows.map(({ key }) => key)).toEqual(texts.map(serialKey));
});

test('[LAW-06] units, bikes and order lines have the same key of one number, in the C collation', async () => {
  const { owner } = database;
  const { id: site_id } = await aSite(owner, { slug: 'it' });
  const unit = await aUnit(owner, { site_id, serial: 'zvn.lup/5００ – tp_1' });
  const order = await anOrder(owner, { site_id, unit: await aUnit(owner, { site_id }) });
  await sql`
    insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, serial, sku, name, price_minor,
           tax_minor, tax_rate)
    select site_id, ${order.id}, 2, id, product_id, variant_id, serial, 'SKU', 'Unit', 1, 0, 0 from units where id = ${unit.id}`.execute(
    owner,
  );
  await sql`
    insert into bikes (site_id, unit_id, product_id, variant_id, serial, expires_at)
    values (${site_id}, ${unit.id}, ${unit.product_id}, ${unit.variant_id}, ${unit.serial}, now() + interval '1 day')`.execute(
    owner,
  );
  const { rows } = await sql`
    select u.serial_key as unit, b.serial_key as bike, reverse(b.serial_end_key) as bike_end,
           reverse(l.serial_key) as line
      from units u join bikes b on b.unit_id = u.id join order_lines l on l.unit_id = u.id`.execute(owner);
  const key = serialKey(unit.serial ?? '');
  expect(key).toBe('ZVNLUP500TP1');
  expect(rows).toEqual([{ unit: key, bike: key, bike_end: key, line: key }]);
  const { rows: collations } = await sql`
    select distinct collation_name from information_schema.columns
     where table_schema = 'public' and column_name in ('serial_key', 'serial_end_key')`.execute(owner);
  expect(collations).toEqual([{ collation_name: 'C' }]);
});
