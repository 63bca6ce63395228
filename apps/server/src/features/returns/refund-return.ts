import type { Tx } from '../../platform/db/db.ts';
import type { ApprovalRequired } from '../approvals/approvable-act.ts';
import type { Actor, LockedOrder } from '../orders/moves/order-moves.ts';
import type { Payments } from '../payments/payments.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { type LockedReturn, moveReturn } from './returns.sql.ts';

export type RefundedReturn =
  | { readonly ok: true; readonly refundedMinor: number }
  | { readonly ok: false; readonly code: 'order_move_impossible' }
  | ApprovalRequired;

/**
 * What was paid for the lines goes back; when nothing of the order is left with the buyer, all there is, the delivery
 * included. What an earlier refund has taken is not given twice. The credit note comes with the booking of the money.
 */
export async function refundReturn(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'>,
  order: LockedOrder,
  one: LockedReturn,
  { actor, approvalId }: { readonly actor: Actor; readonly approvalId: number | null },
): Promise<RefundedReturn> {
  if (one.status !== 'received') return { ok: false, code: 'order_move_impossible' };
  const input = { siteId: one.siteId, orderId: order.id, reason: `return_${one.code}`, actor, approvalId };
  const all = { ...input, amountMinor: null };
  const requested = one.isWhole ? all : { ...input, amountMinor: one.linesMinor };
  let refund = await requestRefund(tx, requested, payments);
  if (!refund.ok && refund.code === 'more_than_paid') refund = await requestRefund(tx, all, payments);
  if (!refund.ok && refund.code === 'approval_required') return refund;
  const refundedMinor = refund.ok ? refund.amountMinor : 0;
  const moved = await moveReturn(tx, one, { from: ['received'], to: 'refunded', refundMinor: refundedMinor });
  return moved ? { ok: true, refundedMinor } : { ok: false, code: 'order_move_impossible' };
}
