import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { confirmOrder } from '../moves/order-moves.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';

/** An order to be paid on delivery goes ahead unpaid: from here on its units are sold. */
export function acceptCashOrder(
  tx: Tx,
  call: StaffCall,
  { code }: { readonly code: string },
): Promise<ActResult> {
  const input = { code, action: 'order.accepted', reason: null };
  return actOnOrder(tx, call, input, async (order, actor, { method_component }): Promise<Done> => {
    if (method_component !== 'CashPayment' || !order.registeredAt)
      return { ok: false, code: 'order_move_impossible' };
    const confirmed = await confirmOrder(tx, order, { paid: false, actor });
    return confirmed ? { ok: true } : { ok: false, code: 'order_move_impossible' };
  });
}
