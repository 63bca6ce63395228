import type { Tx } from '../../platform/db/db.ts';
import { type Actor, type LockedOrder, recordEvent } from '../orders/moves/order-moves.ts';
import { type LockedReturn, moveReturn } from './returns.sql.ts';

/** Approves the return and mails the buyer how to send it. False: its status does not allow it. */
export async function approveReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  actor: Actor,
): Promise<boolean> {
  if (!(await moveReturn(tx, one, { from: ['requested'], to: 'approved' }))) return false;
  await recordEvent(tx, order, { kind: 'return_approved', actor, data: { return_code: one.code } });
  return true;
}
