import type { Tx } from '../../platform/db.ts';
import { type LockedOrder, lockOrderAlong } from '../orders/order-moves.ts';
import { type AttemptRow, lockAttempt } from './attempts.sql.ts';

interface Locked {
  readonly order: LockedOrder | null;
  readonly attempt: AttemptRow | null;
}

/**
 * The order's row, then the attempt's: everybody takes the two locks in this order. In one round trip, but as two
 * statements: the second has to see what was committed while the first waited.
 */
export async function lockPaying(
  tx: Tx,
  of: { readonly siteId: number; readonly orderId: number; readonly attemptId: string },
): Promise<Locked> {
  const orderOf = await lockOrderAlong(tx, of.siteId, of.orderId);
  const attempt = await lockAttempt(tx, of.siteId, of.attemptId);
  return { order: await orderOf(), attempt };
}
