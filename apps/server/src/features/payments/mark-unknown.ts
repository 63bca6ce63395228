import { withSite } from '../../platform/db.ts';
import { startProcessing } from '../orders/order-moves.ts';
import type { AttemptRow } from './attempts.sql.ts';
import { lockPaying } from './lock-paying.ts';
import type { Payments } from './payments.ts';
import { queueLook } from './queue-look.ts';
import { isLive } from './settle.rules.ts';
import { updateAttempt } from './update-attempt.sql.ts';

const FIRST_LOOK_SECONDS = 5;

/**
 * A call went out and no answer came: nobody knows. The attempt says so until the provider has been asked; it is neither
 * failed nor cancelled for that. The shopper may have paid by that call, so his order waits for the answer.
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
      ...{ lastError: error.message, pollInSeconds: FIRST_LOOK_SECONDS },
    });
    await queueLook(tx, siteId, id, FIRST_LOOK_SECONDS);
    await startProcessing(tx, order, { kind: 'provider', ref: row.provider });
  });
}
