import type { Tx } from '../../platform/db.ts';
import type { Payments } from '../payments/payments.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import type { StaffCall } from './staff-call.ts';

/** Gives back a part of what was paid, or all of it. */
export function refundOrder(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, amountMinor, reason }: { code: string; amountMinor: number | null; reason: string },
): Promise<ActResult> {
  return actOnOrder(
    tx,
    call,
    { code, action: 'order.refund', reason },
    async (order, actor): Promise<Done> => {
      const wish = { siteId: call.siteId, orderId: order.id, amountMinor, reason, actor };
      const refund = await requestRefund(tx, wish, payments);
      if (!refund.ok) return { ok: false, code: refund.code === 'order_unknown' ? 'not_found' : refund.code };
      return { ok: true, refundedMinor: refund.amountMinor, note: { refunds: refund.refunds } };
    },
  );
}
