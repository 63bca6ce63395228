import { withSite } from '../../../platform/db/db.ts';
import { startProcessing } from '../../orders/moves/order-moves.ts';
import type { AttemptRow } from '../attempts/attempts.sql.ts';
import { lockPaying } from '../attempts/lock-paying.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import type { Payments } from '../payments.ts';
import { schedulePoll } from './schedule-poll.ts';
import { isLive } from './settle.rules.ts';

const FIRST_LOOK_SECONDS = 5;

/**
 * A call got no answer: the outcome is unknown. The attempt keeps that status until the provider answers; it is neither
 * failed nor cancelled for that. The shopper may have paid by that call, so the order waits for the answer.
 */
export async function markUnknown(payments: Payments, row: AttemptRow, error: Error): Promise<void> {
  const { site_id: siteId, id } = row;
  payments.log.warn({ err: error, attempt: id, order: row.order_code }, 'payment attempt is unknown');
  await withSite(payments.db, siteId, async (tx) => {
    const { order, attempt } = await lockPaying(tx, { siteId, orderId: row.order_id, attemptId: id });
    if (!order || !attempt || !isLive(attempt.status)) return;
    await updateAttempt(tx, siteId, id, {
      ...(attempt.status === 'unknown' ? {} : { status: 'unknown' }),
      hints: { unknown_since: new Date().toISOString(), charging_since: null },
      lastError: error.message,
      pollInSeconds: FIRST_LOOK_SECONDS,
    });
    await schedulePoll(tx, siteId, id, FIRST_LOOK_SECONDS);
    await startProcessing(tx, order, { kind: 'provider', ref: row.provider });
  });
}
