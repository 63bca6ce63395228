import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Brand } from './brand.schema.ts';
import { type Changes, type IdOf, insertMissing, type TableSpec, upsertRows } from './upsert.sql.ts';

const STORES: TableSpec = {
  table: 'stores',
  key: ['site_id', 'feed_ref'],
  columns: {
    ...{ site_id: 'int', feed_ref: 'text', name: 'text', address: 'text', city: 'text', state: 'text' },
    ...{ postal_code: 'text', country_iso: 'char(2)', phone: 'text', email: 'text', office_hours: 'jsonb' },
    ...{ services: 'text[]', location: 'geography' },
  },
};

const CUSTOMERS: TableSpec = {
  table: 'customers',
  key: ['site_id', 'email'],
  columns: { site_id: 'int', email: 'text', given_name: 'text', family_name: 'text', locale: 'text' },
};

const added = (rows: number, inserted: number): Changes => ({ rows, inserted, updated: 0, removed: 0 });

export const saveStores = (tx: Tx, stores: Brand['stores'], siteId: IdOf): Promise<Changes> =>
  upsertRows(
    tx,
    STORES,
    stores.map(({ site, ref, lat, lng, ...store }) => ({
      ...store,
      ...{ site_id: siteId(site), feed_ref: ref, location: `SRID=4326;POINT(${lng} ${lat})` },
    })),
  );

/** A price is history: a new one is written only when it differs from the one in force. */
export async function savePrices(
  tx: Tx,
  { prices, products }: Brand,
  siteId: IdOf,
  variantId: IdOf,
): Promise<Changes> {
  const rows = prices.flatMap((list) =>
    products.flatMap((product) =>
      product.variants.map((variant) => ({
        ...{ site_id: siteId(list.site), variant_id: variantId(variant.sku) },
        ...{ amount_minor: list.amounts[product.slug], currency: list.currency },
      })),
    ),
  );
  const { numAffectedRows } = await sql`
    insert into prices (site_id, variant_id, amount_minor, currency)
    select r.site_id, r.variant_id, r.amount_minor, r.currency
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(site_id int, variant_id int, amount_minor bigint, currency char(3))
      left join lateral (
        select p.amount_minor, p.currency from prices p
         where p.site_id = r.site_id and p.variant_id = r.variant_id
         order by p.valid_from desc limit 1
      ) as now_in_force on true
     where (r.amount_minor, r.currency) is distinct from (now_in_force.amount_minor, now_in_force.currency)
  `.execute(tx);
  return added(rows.length, Number(numAffectedRows ?? 0));
}

/** Units are added once and then left alone: they get sold, moved and repriced, and their dates pass. */
export async function addUnits(
  tx: Tx,
  { units, prices }: Brand,
  siteId: IdOf,
  idOf: { product: IdOf; variant: IdOf },
): Promise<Changes> {
  const listOf = new Map(prices.map((list) => [list.site, list]));
  const rows = units.map(({ site, product, variant, ...unit }) => ({
    ...unit,
    ...{ site_id: siteId(site), product_id: idOf.product(product), variant_id: idOf.variant(variant) },
    ...{ price_minor: listOf.get(site)?.amounts[product], currency: listOf.get(site)?.currency },
  }));
  const { numAffectedRows } = await sql`
    insert into units (site_id, feed_ref, product_id, variant_id, status, serial, store_id, plant,
                       production_ends_on, transit_ends_on, local_days, price_minor, currency)
    select r.site_id, r.ref, r.product_id, r.variant_id, r.status, r.serial, s.id, r.plant,
           current_date + r.production_in_days, current_date + r.transit_in_days,
           r.local_days, r.price_minor, r.currency
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(site_id int, ref text, product_id int, variant_id int, status text, serial text, store text, plant text,
             production_in_days int, transit_in_days int, local_days smallint, price_minor bigint, currency char(3))
      left join stores s on s.site_id = r.site_id and s.feed_ref = r.store
     where not exists (select from units u where u.site_id = r.site_id and u.feed_ref = r.ref)
  `.execute(tx);
  return added(rows.length, Number(numAffectedRows ?? 0));
}

export async function addCustomers(tx: Tx, customers: Brand['customers'], siteId: IdOf): Promise<Changes> {
  const rows = customers.map(({ site, ...customer }) => ({ ...customer, site_id: siteId(site) }));
  return added(rows.length, await insertMissing(tx, CUSTOMERS, rows));
}
