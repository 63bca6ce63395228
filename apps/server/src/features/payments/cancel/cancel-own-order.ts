import { withSite } from '../../../platform/db/db.ts';
import { lockOrder } from '../../orders/moves/order-moves.ts';
import { findOwnOrder } from '../../orders/show/show-orders.ts';
import type { Payments } from '../payments.ts';
import { cancelOrderSafely } from './cancel-order.ts';

export type CancelledOwnOrder =
  | { readonly ok: true; readonly refundedMinor: number }
  | { readonly ok: false; readonly code: 'not_found' | 'payment_in_progress' | 'order_not_cancellable' };

/**
 * A customer cancels an own order until staff prepare it (H-46): its units are released, and what was paid is refunded.
 * Cancelling twice has the effect of once.
 */
export async function cancelOwnOrder(
  payments: Payments,
  key: { readonly siteId: number; readonly customerId: number; readonly code: string },
  note: string | null,
): Promise<CancelledOwnOrder> {
  const { siteId, customerId, code } = key;
  const caller = { siteId, customerId, locale: 'en', carts: [], opened: null };
  const orderId = await findOwnOrder(payments.db, caller, code);
  if (orderId === null) return { ok: false, code: 'not_found' };
  const cancelled = await cancelOrderSafely(payments, {
    siteId,
    orderId,
    reason: 'customer',
    actor: { kind: 'customer', ref: String(customerId) },
    ...(note ? { note } : {}),
  });
  if (cancelled.ok) return cancelled;
  if (cancelled.code === 'payment_in_progress') return { ok: false, code: 'payment_in_progress' };
  const order = await withSite(payments.db, siteId, (tx) => lockOrder(tx, siteId, orderId));
  if (order?.status === 'cancelled') return { ok: true, refundedMinor: 0 };
  return { ok: false, code: 'order_not_cancellable' };
}
