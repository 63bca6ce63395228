import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { fulfilOrder } from '../moves/fulfil-order.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';

/** The next step towards the buyer. */
export function fulfil(
  tx: Tx,
  call: StaffCall,
  input: {
    code: string;
    to: 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered';
    tracking: string | null;
  },
): Promise<ActResult> {
  const { code, to, tracking } = input;
  const data = tracking ? { tracking } : {};
  const request = { code, action: `order.${to}`, reason: null };
  return actOnOrder(tx, call, request, async (order, actor): Promise<Done> => {
    const moved = await fulfilOrder(tx, order, { to, actor, data });
    return moved.ok ? { ok: true, note: data } : moved;
  });
}
