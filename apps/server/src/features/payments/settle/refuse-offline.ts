import type { Tx } from '../../../platform/db/db.ts';
import { type Actor, failPayment } from '../../orders/moves/order-moves.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import { isLive } from './settle.rules.ts';

export type RefusedOffline =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'attempt_unknown' | 'not_offline' | 'conflict' };

/** The transfer never came or the cheque bounced: the attempt is over, the shopper may try another way. */
export async function refuseOffline(
  tx: Tx,
  input: {
    readonly siteId: number;
    readonly attemptId: string;
    readonly orderId: number;
    readonly reason: string;
    readonly actor: Actor;
  },
): Promise<RefusedOffline> {
  const { siteId, attemptId, actor } = input;
  const { order, attempt } = await lockPaying(tx, { siteId, orderId: input.orderId, attemptId });
  if (!order || !attempt || attempt.order_id !== order.id) return { ok: false, code: 'attempt_unknown' };
  if (attempt.account_ref !== null) return { ok: false, code: 'not_offline' };
  if (!isLive(attempt.status) || attempt.postings.length > 0) return { ok: false, code: 'conflict' };
  await updateAttempt(tx, siteId, attemptId, {
    status: 'failed',
    failure: 'declined',
    post: null,
    lastError: input.reason,
  });
  await failPayment(tx, order, 'declined', actor);
  return { ok: true };
}
