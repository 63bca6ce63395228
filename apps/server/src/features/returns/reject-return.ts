import type { Tx } from '../../platform/db/db.ts';
import type { Actor, LockedOrder } from '../orders/moves/order-moves.ts';
import { endReturn } from '../orders/moves/return-moves.ts';
import { type LockedReturn, moveReturn } from './returns.sql.ts';

/** No, and why: the buyer reads the reason. Not once it is here: then its money has to go back. */
export async function rejectReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  input: { readonly actor: Actor; readonly reason: string },
): Promise<boolean> {
  const { actor, reason } = input;
  if (!(await moveReturn(tx, one, { from: ['requested', 'approved'], to: 'rejected', rejection: reason })))
    return false;
  return endReturn(tx, order, { actor, returnCode: one.code, event: 'return_rejected', reason });
}
