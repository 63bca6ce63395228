import { withSite } from '../../../platform/db/db.ts';
import { type Actor, cancelOrder, lockOrder } from '../../orders/moves/order-moves.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { releaseAttempt } from '../settle/release-attempt.ts';

export type CancelledOrder =
  | { readonly ok: true; readonly refundedMinor: number }
  | { readonly ok: false; readonly code: 'payment_in_progress' | 'not_cancellable' };

interface CancelOrderInput {
  readonly siteId: number;
  readonly orderId: number;
  readonly reason: 'deadline' | 'customer' | 'staff';
  readonly actor: Actor;
  readonly note?: string;
}

/**
 * Cancels an order safely: the payment is closed at the provider first, and what was paid is refunded
 * in the same transaction. While the outcome of a payment is unknown, nothing is cancelled.
 */
export async function cancelOrderSafely(
  payments: Payments,
  input: CancelOrderInput,
): Promise<CancelledOrder> {
  const { siteId, orderId, reason, actor } = input;
  const released = await releaseAttempt(payments, siteId, orderId);
  if (released === 'busy' || released === 'unreachable') return { ok: false, code: 'payment_in_progress' };
  return withSite(payments.db, siteId, async (tx): Promise<CancelledOrder> => {
    const order = await lockOrder(tx, siteId, orderId);
    const note = input.note === undefined ? {} : { note: input.note };
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
