import { withSite } from '../../platform/db.ts';
import { type Actor, cancelOrder, lockOrder } from '../orders/order-moves.ts';
import type { Payments } from './payments.ts';
import { releaseAttempt } from './release-attempt.ts';
import { requestRefund } from './request-refund.ts';

export type CancelledOrder =
  | { readonly ok: true; readonly refundedMinor: number }
  | { readonly ok: false; readonly code: 'payment_in_progress' | 'not_cancellable' };

interface Wish {
  readonly siteId: number;
  readonly orderId: number;
  readonly reason: 'deadline' | 'customer' | 'staff';
  readonly actor: Actor;
  readonly note?: string;
}

/**
 * Cancels an order without losing sight of its money: the door at the provider is shut first, and what was paid goes
 * back in the same transaction. While nobody knows what became of a payment, nothing is cancelled.
 */
export async function cancelOrderSafely(payments: Payments, wish: Wish): Promise<CancelledOrder> {
  const { siteId, orderId, reason, actor } = wish;
  const released = await releaseAttempt(payments, siteId, orderId);
  if (released === 'busy') return { ok: false, code: 'payment_in_progress' };
  return withSite(payments.db, siteId, async (tx): Promise<CancelledOrder> => {
    const order = await lockOrder(tx, siteId, orderId);
    const note = wish.note === undefined ? {} : { note: wish.note };
    if (!order || !(await cancelOrder(tx, order, { reason, actor, ...note })))
      return { ok: false, code: 'not_cancellable' };
    const refund = await requestRefund(
      tx,
      { siteId, orderId, amountMinor: null, reason: `cancelled_${reason}`, actor },
      payments,
    );
    return { ok: true, refundedMinor: refund.ok ? refund.amountMinor : 0 };
  });
}
