import type { Tx } from '../../platform/db.ts';
import { fulfilOrder } from '../orders/fulfil-order.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import type { StaffCall } from './staff-call.ts';

/** The next step towards the buyer. */
export function fulfil(
  tx: Tx,
  call: StaffCall,
  given: {
    code: string;
    to: 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered';
    tracking: string | null;
  },
): Promise<ActResult> {
  const { code, to, tracking } = given;
  const data = tracking ? { tracking } : {};
  const wish = { code, action: `order.${to}`, reason: null };
  return actOnOrder(tx, call, wish, async (order, actor): Promise<Done> => {
    const moved = await fulfilOrder(tx, order, { to, actor, data });
    return moved ? { ok: true, note: data } : { ok: false, code: 'order_move_impossible' };
  });
}
