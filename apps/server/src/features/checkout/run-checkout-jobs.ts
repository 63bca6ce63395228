import { z } from 'zod';
import { type Db, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob, queueJobs } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { measureUnpaid, sweepClaimKeys, sweepHolds } from '../inventory/claims/move-claims.ts';
import { lockOrder, postponeDeadline, recordEvent } from '../orders/moves/order-moves.ts';
import { expireOrderJob, remindOrderJob } from '../orders/orders.jobs.ts';
import { cancelOrderSafely } from '../payments/cancel/cancel-order.ts';
import type { Payments } from '../payments/payments.ts';
import { sweepProofs } from '../proofs/mail-proof-link.ts';
import { unsafeAbandonCarts, unsafeListDueOrders } from './sweep.sql.ts';

/** What the clock does to checkouts and orders. */
export const checkoutJobs = ({ payments }: Shop): ImplementedJob[] => [
  implementJob(expireOrderJob, async (key) => {
    const outcome = await expireOrder(payments, key);
    payments.log.info({ ...key, outcome }, 'deadline of an order');
  }),
  implementJob(remindOrderJob, async (key) => {
    await remindOrder(payments.db, key);
  }),
  implementJob(
    sweepCheckoutsJob,
    async () => {
      const swept = await sweepCheckouts(payments.db);
      for (const { site, share } of await measureUnpaid(payments.db))
        payments.metrics.unpaidShare.set({ site }, share);
      if (swept.orders > 0) payments.log.warn(swept, 'orders past their deadline had no job');
    },
    '* * * * *',
  ),
];

const SYSTEM = { kind: 'system', ref: 'deadline' } as const;
const LOOK_AGAIN_MINUTES = 10;

/**
 * Cancels an order whose time has run out, by the database's clock. The provider's door is shut first; while money may
 * still be on its way nothing is cancelled, and the units stay where they are. A payment that arrives at the same
 * instant either comes before this (the order is locked and found paid) or finds it cancelled and goes back.
 */
export async function expireOrder(
  payments: Payments,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: number },
): Promise<'cancelled' | 'postponed' | 'not_due'> {
  const { db } = payments;
  const due = await withSite(
    db,
    siteId,
    async (tx) => (await lockOrder(tx, siteId, orderId))?.isDue ?? false,
  );
  if (!due) return 'not_due';
  const cancelled = await cancelOrderSafely(payments, { siteId, orderId, reason: 'deadline', actor: SYSTEM });
  if (cancelled.ok) return 'cancelled';
  if (cancelled.code === 'not_cancellable') return 'not_due';
  return withSite(db, siteId, async (tx) => {
    const order = await lockOrder(tx, siteId, orderId);
    return order && (await postponeDeadline(tx, order, LOOK_AGAIN_MINUTES)) ? 'postponed' : 'not_due';
  });
}

/** Mails the buyer of an unpaid order a day before its deadline. Once: the mail's key is the order's. */
export const remindOrder = (
  db: Db,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: number },
): Promise<boolean> =>
  withSite(db, siteId, async (tx) => {
    const order = await lockOrder(tx, siteId, orderId);
    if (order?.status !== 'pending_confirmation' || order.paymentStatus !== 'unpaid' || order.isDue)
      return false;
    await recordEvent(tx, order, { kind: 'reminded', actor: { kind: 'system', ref: null } });
    return true;
  });

/** Every minute: orders whose own job was lost, expired holds, abandoned carts. */
const sweepCheckoutsJob = defineJob({ name: 'orders.sweep', payload: z.object({}), maxAttempts: 3 });

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
