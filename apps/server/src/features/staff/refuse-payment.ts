import type { Tx } from '../../platform/db.ts';
import { refuseOffline } from '../payments/refuse-offline.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import type { StaffCall } from './staff-call.ts';

/** The transfer never came, the cheque bounced. */
export function refusePayment(
  tx: Tx,
  call: StaffCall,
  { code, reason }: { code: string; reason: string },
): Promise<ActResult> {
  const wish = { code, action: 'order.payment_refused', reason };
  return actOnOrder(tx, call, wish, async (order, actor, { offline_attempt: attemptId }): Promise<Done> => {
    if (!attemptId) return { ok: false, code: 'payment_not_offline' };
    const { siteId } = call;
    const refused = await refuseOffline(tx, { siteId, attemptId, orderId: order.id, reason, actor });
    return refused.ok ? { ok: true } : { ok: false, code: 'order_move_impossible' };
  });
}
