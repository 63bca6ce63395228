import type { Tx } from '../../platform/db.ts';
import { cancelOrder } from '../orders/order-moves.ts';
import type { Payments } from '../payments/payments.ts';
import { releaseAttempt } from '../payments/release-attempt.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import { findOrderId } from './staff.sql.ts';
import type { StaffCall } from './staff-call.ts';

/** Before the transaction: nobody can pay any more. `busy` while the provider itself does not know. */
export async function closePayment(
  payments: Payments,
  { siteId }: StaffCall,
  code: string,
): Promise<'closed' | 'busy'> {
  const orderId = await findOrderId(payments.db, siteId, code);
  if (orderId === null) return 'closed';
  return (await releaseAttempt(payments, siteId, orderId)) === 'busy' ? 'busy' : 'closed';
}

/** Frees the units and gives back what was paid. */
export function cancelStaffOrder(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, reason }: { code: string; reason: string },
): Promise<ActResult> {
  const { siteId } = call;
  return actOnOrder(
    tx,
    call,
    { code, action: 'order.cancel', reason },
    async (order, actor): Promise<Done> => {
      if (!(await cancelOrder(tx, order, { reason: 'staff', actor, note: reason })))
        return { ok: false, code: 'order_move_impossible' };
      const wish = { siteId, orderId: order.id, amountMinor: null, reason: 'cancelled_staff', actor };
      const refund = await requestRefund(tx, wish, payments);
      return { ok: true, refundedMinor: refund.ok ? refund.amountMinor : 0 };
    },
  );
}
