import type { Tx } from '../../../platform/db/db.ts';
import type { Prepared } from '../../approvals/prepared.ts';
import { cancelOrder } from '../../orders/moves/order-moves.ts';
import { actOnOrder, findStaffOrder } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { type Released, releaseAttempt } from '../settle/release-attempt.ts';
import type { RefundDone, RefundResult } from './money-refusal.ts';

const PREPARED = {
  free: 'ready',
  paid: 'ready',
  busy: 'payment_in_progress',
  unreachable: 'payment_provider_unreachable',
} as const satisfies Record<Released, Prepared>;

/**
 * Before the transaction of the cancellation: releases the attempt at the provider, so that the order cannot be paid any
 * more. An act of its own in the audit log, because the cancellation may still be refused.
 */
export async function closePayment(payments: Payments, call: StaffCall, code: string): Promise<Prepared> {
  const { siteId } = call;
  const orderId = await findStaffOrder(payments.db, siteId, code);
  if (orderId === null) return 'ready';
  const released = await releaseAttempt(payments, siteId, orderId, (tx) =>
    writeAudit(tx, call, {
      action: 'order.close_payment',
      subject: { kind: 'order', ref: code },
      reason: null,
      before: {},
      after: {},
    }),
  );
  return PREPARED[released];
}

/** Frees the units and gives back what was paid. */
export function cancelStaffOrder(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, reason }: { code: string; reason: string },
): Promise<RefundResult> {
  const { siteId } = call;
  return actOnOrder(
    tx,
    call,
    { code, action: 'order.cancel', reason },
    async (order, actor): Promise<RefundDone> => {
      if (!(await cancelOrder(tx, order, { reason: 'staff', actor, note: reason })))
        return { ok: false, code: 'order_move_impossible' };
      const approvalId = call.approval?.id ?? null;
      const all = { siteId, orderId: order.id, amountMinor: null, reason: 'cancelled_staff', actor };
      const refund = await requestRefund(tx, { ...all, approvalId }, payments);
      if (!refund.ok && refund.code === 'approval_required') return refund;
      return { ok: true, refundedMinor: refund.ok ? refund.amountMinor : 0 };
    },
  );
}
