import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { Brand } from '../brand/brand.ts';
import type { Changes, IdByName } from './upsert.sql.ts';

/** Added once and then left alone: they get booked, blocked and retired. */
export async function addDemonstrators(
  tx: Tx,
  demonstrators: Brand['demonstrators'],
  siteId: IdByName,
  idOf: { product: IdByName; variant: IdByName },
): Promise<Changes> {
  const rows = demonstrators.map(({ site, product, variant, store, ref }) => ({
    site_id: siteId(site),
    product_id: idOf.product(product),
    variant_id: idOf.variant(variant),
    store,
    ref,
  }));
  const { numAffectedRows } = await sql`
    insert into demonstrators (site_id, ref, store_id, product_id, variant_id)
    select r.site_id, r.ref, s.id, r.product_id, r.variant_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(site_id int, ref text, store text, product_id int, variant_id int)
      join stores s on s.site_id = r.site_id and s.feed_ref = r.store
     where not exists (select from demonstrators d where d.site_id = r.site_id and d.ref = r.ref)`.execute(
    tx,
  );
  return { rows: rows.length, inserted: Number(numAffectedRows ?? 0), updated: 0, removed: 0 };
}
