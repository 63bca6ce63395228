import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { queueJobs } from '../../platform/jobs/jobs.ts';
import { tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import { unsafeFindArrivals } from './tell-alerts.sql.ts';

/**
 * Queues the alerts of every product that has a free unit. It looks at the units themselves, not at the events that
 * free one (a new unit, a released claim, an expired hold, a return, a published product), so none can be missed.
 */
export const findArrivals = (db: Db): Promise<number> =>
  unsafeWithAllSites(db, async (tx) => {
    const found = await unsafeFindArrivals(tx);
    const products = found.map(({ site_id, product_id }) => ({ siteId: site_id, productId: product_id }));
    if (products.length > 0)
      await queueJobs(
        tx,
        products.map((payload) => ({ job: tellAlertsJob, payload, key: tellAlertsKey(payload) })),
      );
    return products.length;
  });
