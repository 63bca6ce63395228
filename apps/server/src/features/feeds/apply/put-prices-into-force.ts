import { type Db, withSite } from '../../../platform/db/db.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import { listFeedSites } from '../feeds.sql.ts';
import { tagsOf } from './feed-tags.rules.ts';
import { followListPrices } from './follow-list-prices.ts';

/** For the job: on one site or on all, each in a transaction of its own. Run twice it changes nothing. */
export async function putPricesIntoForce(db: Db, siteId: number | undefined): Promise<number> {
  const sites = (await listFeedSites(db)).filter(({ id }) => siteId === undefined || id === siteId);
  let touched = 0;
  for (const site of sites) {
    touched += await withSite(db, site.id, async (tx) => {
      const products = await followListPrices(tx, site.id);
      if (products.length > 0) await queuePurge(tx, tagsOf(site.slug, products));
      return products.length;
    });
  }
  return touched;
}
