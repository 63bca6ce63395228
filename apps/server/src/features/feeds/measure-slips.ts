import { type Db, withSite } from '../../platform/db/db.ts';
import { listFeedSites } from './feeds.sql.ts';
import { countLate, measureArrivals, measurePromises } from './slips.sql.ts';

/** How well a site's days were kept: what was promised, what was expected, what is late now. Null for no such site. */
export async function measureSlips(db: Db, slug: string, days = 180) {
  const site = (await listFeedSites(db)).find((one) => one.slug === slug);
  if (!site) return null;
  const window = { siteId: site.id, timezone: site.timezone, days };
  return withSite(db, site.id, async (tx) => ({
    promises: await measurePromises(tx, window),
    arrivals: await measureArrivals(tx, window),
    ...(await countLate(tx, { siteId: site.id, today: site.today })),
  }));
}
