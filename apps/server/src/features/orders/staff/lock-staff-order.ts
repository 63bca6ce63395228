import type { Tx } from '../../../platform/db/db.ts';
import { type LockedOrder, lockOrder } from '../moves/order-moves.ts';
import { findStanding } from './order-standing.sql.ts';

/** Locks the order with this code. Null: the site has none. */
export async function lockStaffOrder(tx: Tx, siteId: number, code: string): Promise<LockedOrder | null> {
  const found = await findStanding(tx, siteId, code);
  return found && lockOrder(tx, siteId, found.id);
}
