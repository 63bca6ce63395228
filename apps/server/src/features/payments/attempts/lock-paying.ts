import type { Tx } from '../../../platform/db/db.ts';
import { type LockedOrder, queueOrderLock } from '../../orders/moves/order-moves.ts';
import { type AttemptRow, lockAttempt } from './attempts.sql.ts';

interface Locked {
  readonly order: LockedOrder | null;
  readonly attempt: AttemptRow | null;
}

/**
 * The order's row, then the attempt's: all transactions take the two locks in this order. One round trip, but two
 * statements: the second has to see what was committed while the first waited.
 */
export async function lockPaying(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly attemptId: string },
): Promise<Locked> {
  const orderOf = await queueOrderLock(tx, key.siteId, key.orderId);
  const attempt = await lockAttempt(tx, key.siteId, key.attemptId);
  return { order: await orderOf(), attempt };
}
