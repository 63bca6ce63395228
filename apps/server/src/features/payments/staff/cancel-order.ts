import type { Tx } from '../../../platform/db/db.ts';
import { cancelOrder } from '../../orders/moves/order-moves.ts';
import { actOnOrder } from '../../orders/staff/act-on-order.ts';
import { findStaffOrder } from '../../orders/staff/find-staff-order.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { releaseAttempt } from '../settle/release-attempt.ts';
import type { MoneyDone, MoneyResult } from './money-refusal.ts';

/** Before the transaction: releases the attempt, so that the order cannot be paid any more. `busy`: the provider does not know its state. */
export async function closePayment(
  payments: Payments,
  { siteId }: StaffCall,
  code: string,
): Promise<'closed' | 'busy'> {
  const orderId = await findStaffOrder(payments.db, siteId, code);
  if (orderId === null) return 'closed';
  return (await releaseAttempt(payments, siteId, orderId)) === 'busy' ? 'busy' : 'closed';
}

/** Frees the units and gives back what was paid. */
export function cancelStaffOrder(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { code, reason }: { code: string; reason: string },
): Promise<MoneyResult> {
  const { siteId } = call;
  return actOnOrder(
    tx,
    call,
    { code, action: 'order.cancel', reason },
    async (order, actor): Promise<MoneyDone> => {
      if (!(await cancelOrder(tx, order, { reason: 'staff', actor, note: reason })))
        return { ok: false, code: 'order_move_impossible' };
      const input = { siteId, orderId: order.id, amountMinor: null, reason: 'cancelled_staff', actor };
      const refund = await requestRefund(tx, input, payments);
      return { ok: true, refundedMinor: refund.ok ? refund.amountMinor : 0 };
    },
  );
}
