import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { queueJobs } from '../../platform/jobs/jobs.ts';
import { sweepClaimKeys, sweepHolds } from '../inventory/claims/move-claims.ts';
import { expireOrderJob } from '../orders/orders.jobs.ts';
import { sweepProofs } from '../proofs/mail-proof-link.ts';
import { unsafeAbandonCarts, unsafeListDueOrders } from './sweep.sql.ts';

/**
 * What the clock has decided is written down: holds that ran out are released, bags of a month ago given up, and orders
 * past their deadline whose own job is not there (any more) get another one.
 */
export async function sweepCheckouts(
  db: Db,
): Promise<{ readonly holds: number; readonly carts: number; readonly orders: number }> {
  const holds = await sweepHolds(db);
  await sweepClaimKeys(db);
  await sweepProofs(db);
  return unsafeWithAllSites(db, async (tx) => {
    const carts = await unsafeAbandonCarts(tx);
    const due = await unsafeListDueOrders(tx);
    const jobs = due.map(({ siteId, orderId }) => ({
      job: expireOrderJob,
      payload: { siteId, orderId },
      key: `order:${siteId}:${orderId}:expire`,
    }));
    if (jobs.length > 0) await queueJobs(tx, jobs);
    return { holds, carts, orders: due.length };
  });
}
