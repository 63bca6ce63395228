import type { Tx } from '../../../platform/db/db.ts';
import { actOnOrder } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { refuseOffline } from '../settle/refuse-offline.ts';
import type { MoneyDone, MoneyResult } from './money-refusal.ts';

/** The transfer never came, the cheque bounced. */
export function refusePayment(
  tx: Tx,
  call: StaffCall,
  { code, reason }: { code: string; reason: string },
): Promise<MoneyResult> {
  const input = { code, action: 'order.payment_refused', reason };
  return actOnOrder(
    tx,
    call,
    input,
    async (order, actor, { offline_attempt: attemptId }): Promise<MoneyDone> => {
      if (!attemptId) return { ok: false, code: 'payment_not_offline' };
      const { siteId } = call;
      const refused = await refuseOffline(tx, { siteId, attemptId, orderId: order.id, reason, actor });
      return refused.ok ? { ok: true } : { ok: false, code: 'order_move_impossible' };
    },
  );
}
