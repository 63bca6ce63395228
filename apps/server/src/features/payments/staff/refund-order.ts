import type { Tx } from '../../../platform/db/db.ts';
import { actOnOrder } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import type { RefundDone, RefundResult } from './money-refusal.ts';

/** Gives back a part of what was paid, or all of it. */
export function refundOrder(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, amountMinor, reason }: { code: string; amountMinor: number | null; reason: string },
): Promise<RefundResult> {
  return actOnOrder(
    tx,
    call,
    { code, action: 'order.refund', reason },
    async (order, actor): Promise<RefundDone> => {
      const approvalId = call.approval?.id ?? null;
      const input = { siteId: call.siteId, orderId: order.id, amountMinor, reason, actor, approvalId };
      const refund = await requestRefund(tx, input, payments);
      if (!refund.ok) return refund.code === 'order_unknown' ? { ok: false, code: 'not_found' } : refund;
      return { ok: true, refundedMinor: refund.amountMinor, note: { refunds: refund.refunds } };
    },
  );
}
