import type { Tx } from '../../platform/db/db.ts';
import { retireBikes } from '../bikes/retire-bikes.ts';
import { takeBackUnits } from '../inventory/claims/take-back-units.ts';
import type { Actor, LockedOrder } from '../orders/moves/order-moves.ts';
import { takeOrderBack } from '../orders/moves/return-moves.ts';
import { type LockedReturn, moveReturn } from './returns.sql.ts';

/** The return has arrived: its units are in quarantine, and it can be refunded. */
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
