import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import type { Changes } from './upsert.sql.ts';

/**
 * Vehicles in customers' hands, each with the unit it was. Added once and then left alone: their owners report them,
 * find them and pass them on.
 */
export async function addBikes(
  tx: Tx,
  bikes: Brand['bikes'],
  siteId: (slug: string) => number,
): Promise<Changes> {
  const rows = bikes.map(({ site, lost, ...bike }) => ({
    ...bike,
    site_id: siteId(site),
    lost_days_ago: lost?.days_ago,
    message: lost?.message,
  }));
  const list = JSON.stringify(rows);
  await sql`
    insert into units (site_id, product_id, variant_id, serial, status, store_id, sold_on, delivered_on, price_minor,
                       currency)
    select r.site_id, v.product_id, v.id, r.serial, 'delivered',
           (select st.id from stores st where st.site_id = r.site_id order by st.id limit 1),
           current_date - r.delivered_days_ago - 4, current_date - r.delivered_days_ago,
           (select l.amount_minor from prices l where l.site_id = r.site_id and l.variant_id = v.id
             order by l.valid_from desc limit 1), s.currency
      from jsonb_to_recordset(${list}::jsonb) as r(site_id int, variant text, serial text, delivered_days_ago int)
      join sites s on s.id = r.site_id
      join variants v on v.sku = r.variant
     where not exists (select from units u where u.site_id = r.site_id and u.serial = r.serial)`.execute(tx);
  const { rows: inserted } = await sql`
    with made as (
      insert into bikes (site_id, unit_id, product_id, variant_id, serial, customer_id, purchased_on, activated_at,
                         expires_at, lost_at, recovery_message)
      select r.site_id, u.id, u.product_id, u.variant_id, u.serial_key, c.id, u.sold_on, u.delivered_on::timestamptz,
             u.delivered_on::timestamptz + p.warranty_months * interval '1 month',
             now() - r.lost_days_ago * interval '1 day', r.message
        from jsonb_to_recordset(${list}::jsonb)
          as r(site_id int, customer text, serial text, lost_days_ago int, message text)
        join units u on u.site_id = r.site_id and u.serial = r.serial
        join products p on p.id = u.product_id
        join customers c on c.site_id = r.site_id and c.email_key = lower(r.customer)
       where not exists (select from bikes b where b.site_id = r.site_id and b.unit_id = u.id)
      returning site_id, id, customer_id, activated_at
    )
    insert into bike_owners (site_id, bike_id, customer_id, how, since)
    select site_id, id, customer_id, 'registered', activated_at from made returning id`.execute(tx);
  return { rows: rows.length, inserted: inserted.length, updated: 0, removed: 0 };
}
