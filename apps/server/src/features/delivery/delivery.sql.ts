import { z } from 'zod';
import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { DeliverySettings, Holidays, StoreHours } from './delivery.contract.ts';

const SITE_DELIVERY = statement(
  'site_delivery',
  `
select s.timezone, s.settings -> 'delivery' as delivery, s.settings -> 'holidays' as holidays,
       coalesce((select json_agg(json_build_object('id', st.id, 'hours', st.office_hours) order by st.id)
          from stores st where st.site_id = $1 and st.office_hours ?| array['closed', 'holidays']), '[]') as stores
  from sites s where s.id = $1`,
  {
    delivery: DeliverySettings.nullable(),
    holidays: Holidays.nullable(),
    /** Only stores with closed days of their own. */
    stores: z.array(z.object({ id: z.number(), hours: StoreHours })),
  },
);

export type SiteDeliveryRow = Awaited<ReturnType<typeof findSiteDelivery>>;

export async function findSiteDelivery(db: Db, siteId: number) {
  const [row] = await readSite(db, siteId, SITE_DELIVERY, [siteId]);
  if (!row) throw new Error(`No site ${siteId}`);
  return row;
}
