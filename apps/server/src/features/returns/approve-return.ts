import type { Tx } from '../../platform/db.ts';
import { type Actor, type LockedOrder, recordEvent } from '../orders/order-moves.ts';
import { type LockedReturn, moveReturn } from './returns.sql.ts';

/** He may send it back, and is told how. False: it is past that. */
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
