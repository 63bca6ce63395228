import type { Tx } from '../../platform/db.ts';
import { retireBikes } from '../bikes/retire-bikes.ts';
import { takeBackUnits } from '../inventory/take-back-units.ts';
import type { Actor, LockedOrder } from '../orders/order-moves.ts';
import { takeOrderBack } from '../orders/return-moves.ts';
import { type LockedReturn, moveReturn } from './returns.sql.ts';

/** It is here again: nobody's, in quarantine, and its money can go back. */
export async function receiveReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  actor: Actor,
): Promise<boolean> {
  if (!(await moveReturn(tx, one, { from: ['approved'], to: 'received' }))) return false;
  const { siteId, unitIds } = one;
  await takeBackUnits(tx, { siteId, orderId: order.id, unitIds, reason: `return ${one.code}` });
  await retireBikes(tx, siteId, unitIds);
  return takeOrderBack(tx, order, { actor, returnCode: one.code, isWhole: one.isWhole });
}
