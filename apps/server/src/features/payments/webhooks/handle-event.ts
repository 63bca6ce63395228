import type { Payments } from '../payments.ts';
import { settle } from '../settle/settle.ts';
import { findEvent, finishEvent } from './provider-events.sql.ts';

/**
 * Works one notification off: it only says which attempt to look at. One that names no attempt we know waits: the
 * attempt may be about to learn the provider's name for it. Throws when the provider cannot be asked, to be run again.
 */
export async function handleEvent(payments: Payments, key: { siteId: number; eventId: number }) {
  const { siteId, eventId } = key;
  const event = await findEvent(payments.db, siteId, eventId);
  if (!event || event.processed_at) return;
  const finish = (attemptId: string | null, outcome: string, isDone: boolean) =>
    finishEvent(payments.db, siteId, eventId, { attemptId, outcome, isDone });
  if (!event.attempt_id) {
    payments.log.info(
      { site: siteId, event: eventId, provider: event.provider },
      'webhook matches no attempt',
    );
    return finish(null, 'unmatched', false);
  }
  const settled = await settle(payments, {
    siteId,
    attemptId: event.attempt_id,
    cause: 'webhook',
    paymentRef: event.provider_payment_ref,
  });
  if (!settled?.wasPolled) throw new Error(`Event ${eventId}: the provider could not be asked`);
  return finish(event.attempt_id, settled.status, true);
}
