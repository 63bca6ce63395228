import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import { type Changes, type IdByName, insertMissing, type TableSpec, upsertRows } from './upsert.sql.ts';

const STORES: TableSpec = {
  table: 'stores',
  key: ['site_id', 'feed_ref'],
  columns: {
    site_id: 'int',
    feed_ref: 'text',
    name: 'text',
    address: 'text',
    city: 'text',
    state: 'text',
    postal_code: 'text',
    country_iso: 'char(2)',
    phone: 'text',
    email: 'text',
    timezone: 'text',
    office_hours: 'jsonb',
    services: 'text[]',
    location: 'geography',
  },
};

const CUSTOMERS: TableSpec = {
  table: 'customers',
  key: ['site_id', 'email'],
  columns: {
    site_id: 'int',
    email: 'text',
    given_name: 'text',
    family_name: 'text',
    locale: 'text',
    email_verified_at: 'timestamptz',
  },
};

const added = (rows: number, inserted: number): Changes => ({ rows, inserted, updated: 0, removed: 0 });

export const saveStores = (tx: Tx, stores: Brand['stores'], siteId: IdByName): Promise<Changes> =>
  upsertRows(
    tx,
    STORES,
    stores.map(({ site, ref, lat, lng, ...store }) => ({
      ...store,
      site_id: siteId(site),
      feed_ref: ref,
      location: `SRID=4326;POINT(${lng} ${lat})`,
    })),
  );

/** A price is history: a new one is written only when it differs from the one in force. */
export async function savePrices(
  tx: Tx,
  { prices, products }: Brand,
  siteId: IdByName,
  variantId: IdByName,
): Promise<Changes> {
  const rows = prices.flatMap((list) =>
    products.flatMap((product) =>
      product.variants.map((variant) => ({
        site_id: siteId(list.site),
        variant_id: variantId(variant.sku),
        amount_minor: list.amounts[product.slug],
        currency: list.currency,
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

/**
 * Units are added once and then left alone: they get sold, moved and repriced, and their dates pass.
 * A reduced one comes in at the price before and is then reduced, so that its history says what happened.
 */
export async function addUnits(
  tx: Tx,
  units: Brand['units'],
  siteId: IdByName,
  idOf: { product: IdByName; variant: IdByName },
): Promise<Changes> {
  const rows = units.map(({ site, product, variant, ...unit }) => ({
    ...unit,
    site_id: siteId(site),
    product_id: idOf.product(product),
    variant_id: idOf.variant(variant),
    first_price_minor: unit.earlier_prices.at(-1)?.amount_minor ?? unit.price_minor,
  }));
  const { rows: inserted } = await sql<{ site_id: number; id: string; feed_ref: string }>`
    insert into units (site_id, feed_ref, product_id, variant_id, status, serial, store_id, plant, production_ends_on,
                       transit_ends_on, expected_on, sold_on, delivered_on, local_days, price_minor, currency)
    select r.site_id, r.ref, r.product_id, r.variant_id, r.status, r.serial, s.id, r.plant,
           current_date + r.production_in_days, current_date + r.transit_in_days,
           case when r.status in ('draft', 'in_production', 'in_transit')
                then current_date + coalesce(r.transit_in_days, r.production_in_days) end,
           current_date + r.sold_in_days, current_date + r.delivered_in_days,
           r.local_days, r.first_price_minor, r.currency
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(site_id int, ref text, product_id int, variant_id int, status text, serial text, store text, plant text,
             production_in_days int, transit_in_days int, sold_in_days int, delivered_in_days int,
             local_days smallint, first_price_minor bigint, currency char(3))
      left join stores s on s.site_id = r.site_id and s.feed_ref = r.store
     where not exists (select from units u where u.site_id = r.site_id and u.feed_ref = r.ref)
    returning site_id, id, feed_ref
  `.execute(tx);
  const idByRef = new Map(inserted.map((unit) => [`${unit.site_id} ${unit.feed_ref}`, unit.id]));
  const reduced = rows.flatMap(({ site_id, ref, earlier_prices, price_minor, currency }) => {
    const id = idByRef.get(`${site_id} ${ref}`);
    return id && earlier_prices.length > 0 ? [{ site_id, id, earlier_prices, price_minor, currency }] : [];
  });
  if (reduced.length > 0) await reducePrices(tx, reduced);
  const stops = rows.flatMap(({ site_id, ref, blocked_reason: reason }) => {
    const id = idByRef.get(`${site_id} ${ref}`);
    return id && reason ? [{ site_id, id, reason }] : [];
  });
  await sql`
    insert into unit_stops (site_id, unit_id, source, reason, set_by)
    select r.site_id, r.id, 'feed', r.reason, 'demo'
      from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb) as r(site_id int, id uuid, reason text)
  `.execute(tx);
  return added(rows.length, inserted.length);
}

async function reducePrices(tx: Tx, reduced: readonly object[]) {
  const list = JSON.stringify(reduced);
  await sql`
    insert into prices (site_id, unit_id, amount_minor, currency, valid_from)
    select r.site_id, r.id, e.amount_minor, r.currency, now() - e.days_ago * interval '1 day'
      from jsonb_to_recordset(${list}::jsonb)
        as r(site_id int, id uuid, currency char(3), earlier_prices jsonb),
           jsonb_to_recordset(r.earlier_prices) as e(amount_minor bigint, days_ago int)`.execute(tx);
  await sql`
    update units u set price_minor = r.price_minor, own_price = true
      from jsonb_to_recordset(${list}::jsonb) as r(site_id int, id uuid, price_minor bigint)
     where u.site_id = r.site_id and u.id = r.id`.execute(tx);
}

export async function addCustomers(
  tx: Tx,
  customers: Brand['customers'],
  siteId: IdByName,
): Promise<Changes> {
  const rows = customers.map(({ site, ...customer }) => ({
    ...customer,
    site_id: siteId(site),
    email_verified_at: 'now',
  }));
  return added(rows.length, await insertMissing(tx, CUSTOMERS, rows));
}
