import { withSite } from '../../platform/db.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { lockOrder } from '../orders/order-moves.ts';
import { cancelOrderSafely } from './cancel-order.ts';
import type { Payments } from './payments.ts';

export type CancelledOwnOrder =
  | { readonly ok: true; readonly refundedMinor: number }
  | { readonly ok: false; readonly code: 'not_found' | 'payment_in_progress' | 'order_not_cancellable' };

/**
 * A customer calls his own order off, until somebody prepares it (H-46): its units are free, and what was paid goes back.
 * Said again of a cancelled one, it is as good as once.
 */
export async function cancelOwnOrder(
  payments: Payments,
  of: { readonly siteId: number; readonly customerId: number; readonly code: string },
  note: string | null,
): Promise<CancelledOwnOrder> {
  const { siteId, customerId, code } = of;
  const asker = { siteId, customerId, locale: 'en', cartIds: [], openedCode: null };
  const orderId = await findOwnOrder(payments.db, asker, code);
  if (orderId === null) return { ok: false, code: 'not_found' };
  const cancelled = await cancelOrderSafely(payments, {
    ...{ siteId, orderId, reason: 'customer', actor: { kind: 'customer', ref: String(customerId) } },
    ...(note ? { note } : {}),
  });
  if (cancelled.ok) return cancelled;
  if (cancelled.code === 'payment_in_progress') return { ok: false, code: 'payment_in_progress' };
  const order = await withSite(payments.db, siteId, (tx) => lockOrder(tx, siteId, orderId));
  if (order?.status === 'cancelled') return { ok: true, refundedMinor: 0 };
  return { ok: false, code: 'order_not_cancellable' };
}
