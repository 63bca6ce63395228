import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaleDatabase } from '../../testing/database/scale-database.ts';
import { SMALL } from './scale.sizes.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await scaleDatabase() });
  await client.connect();
  await client.query(`set app.unsafe_all_sites = 'on'`);
});

afterAll(() => client.end());

const ask = async (text: string) => (await client.query(text)).rows;

test('a unit says what its claim says, though the load runs no trigger', async () => {
  expect(
    await ask(`
      select u.id from units u
        left join unit_claims c on c.site_id = u.site_id and c.unit_id = u.id and c.released_at is null
       where u.site_id <= ${SMALL.sites}
         and u.taken_until is distinct from case when c.id is not null then coalesce(c.expires_at, 'infinity') end`),
  ).toEqual([]);
});

test('what is on its way has a day, what stands in a store has none', async () => {
  expect(
    await ask(`select id from units
                where (expected_on is null) <> (status not in ('draft', 'in_production', 'in_transit'))`),
  ).toEqual([]);
});

test('one shop is as large as a search must be quick on', async () => {
  const [shop] = await ask(`
    select (select count(*)::int from site_products p where p.site_id = s.id) as products,
           (select count(*)::int from units u where u.site_id = s.id) as units,
           (select count(distinct u.product_id)::int from units u where u.site_id = s.id) as offered
      from sites s where s.slug = 'zz'`);
  expect(shop).toEqual({ ...SMALL.shop, offered: SMALL.shop.products });
});

test('every variant has its colour and size, every product its material and its documents for search', async () => {
  const [counts] = await ask(`
    select (select count(*)::int from variant_values) as variant_values,
           (select count(*)::int from product_values) as materials,
           (select count(*)::int from search_documents) as documents,
           (select count(distinct locale)::int from site_locales) as languages`);
  expect(counts).toEqual({
    variant_values: SMALL.products * 2 * 2,
    materials: SMALL.products,
    documents: SMALL.products * 3,
    languages: 3,
  });
});
