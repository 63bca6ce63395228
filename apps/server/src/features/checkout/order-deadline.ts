import { type Db, withSite } from '../../platform/db/db.ts';
import { lockOrder, postponeDeadline, recordEvent } from '../orders/moves/order-moves.ts';
import { cancelOrderSafely } from '../payments/cancel/cancel-order.ts';
import type { Payments } from '../payments/payments.ts';

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
