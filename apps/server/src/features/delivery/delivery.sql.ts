import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { DeliverySettings, Holidays, StoreHours } from './delivery.contract.ts';

export interface SiteDeliveryRow {
  readonly timezone: string;
  readonly delivery: DeliverySettings | null;
  readonly holidays: Holidays | null;
  /** Only stores with closed days of their own. */
  readonly stores: readonly { readonly id: number; readonly hours: StoreHours }[];
}

const SITE_DELIVERY = statement<Statements['site_delivery'], SiteDeliveryRow>(
  'site_delivery',
  `
select s.timezone, s.settings -> 'delivery' as delivery, s.settings -> 'holidays' as holidays,
       coalesce((select json_agg(json_build_object('id', st.id, 'hours', st.office_hours) order by st.id)
          from stores st where st.site_id = $1 and st.office_hours ?| array['closed', 'holidays']), '[]') as stores
  from sites s where s.id = $1`,
);

export async function findSiteDelivery(db: Db, siteId: number): Promise<SiteDeliveryRow> {
  const [row] = await readSite(db, siteId, SITE_DELIVERY, [siteId]);
  if (!row) throw new Error(`No site ${siteId}`);
  return row;
}
