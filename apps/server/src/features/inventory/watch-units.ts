import type { Db } from '../../platform/db/db.ts';
import type { Send } from '../../platform/http/event-streams.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { findUnitsPage } from './available-units.sql.ts';

/** The units of a product to be told about; null when this site does not show it. */
export async function watchUnits(db: Db, { siteId, slug }: { siteId: number; slug: string }) {
  const { table } = await readSiteCalendar(db, siteId);
  const first = { page: 1, values: {}, status: null, perPage: 1 };
  const found = await findUnitsPage(db, { siteId, slug, table, ...first });
  if (!found) return null;
  let isFirst = true;
  return {
    key: `units:${siteId}:${found.product}`,
    /** A new listener has just loaded the list. */
    pass(send: Send, data: unknown) {
      if (data !== null) send('unit', data);
      else if (!isFirst) send('units', {});
      isFirst = false;
    },
  };
}
