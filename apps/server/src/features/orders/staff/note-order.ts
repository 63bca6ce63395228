import type { Tx } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import { insertOrderNote } from './order-notes.sql.ts';

/** A note that only staff read. The audit log says that there is one; its words can be erased with the customer. */
export const noteOrder = (
  tx: Tx,
  call: StaffCall,
  { code, text }: { code: string; text: string },
): Promise<ActResult> =>
  actOnOrder(tx, call, { code, action: 'order.note', reason: null }, async (order): Promise<Done> => {
    await insertOrderNote(tx, { siteId: call.siteId, orderId: order.id }, { staffId: call.staffId, text });
    return { ok: true };
  });
