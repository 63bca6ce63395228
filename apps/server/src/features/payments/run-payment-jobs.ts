import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { unsafeTakeDueAttempts } from './attempts/attempts.sql.ts';
import { handleEventJob, lookUpJob, pollJob, reconcileJob, refundJob } from './payments.jobs.ts';
import type { Payments } from './payments.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { unsafeListDueRefunds } from './refunds/refunds.sql.ts';
import { runRefund } from './settle/run-refund.ts';
import { settle } from './settle/settle.ts';
import { findEvent, finishEvent } from './webhooks/provider-events.sql.ts';

/** What the worker does for payments. */
export const paymentJobs = ({ payments }: Shop): ImplementedJob[] => [
  implementJob(handleEventJob, (payload) => handleEvent(payments, payload)),
  implementJob(lookUpJob, async (payload) => {
    await settle(payments, { ...payload, cause: 'poll' });
  }),
  implementJob(
    pollJob,
    async () => {
      await pollPayments(payments);
    },
    '* * * * *',
  ),
  implementJob(refundJob, (payload) => runRefund(payments, payload)),
  implementJob(
    reconcileJob,
    async () => {
      await reconcile(payments);
    },
    '30 3 * * *',
  ),
];

const MAX_AT_ONCE = 200;
// Each holds a connection now and then, and the worker has other work too.
const AT_A_TIME = 4;

/** The minute's round: every attempt that is due is looked up; a refund whose job got lost gets another. */
export async function pollPayments(payments: Payments): Promise<number> {
  const due = await unsafeWithAllSites(payments.db, async (tx) => {
    for (const { site_id, id } of await unsafeListDueRefunds(tx, MAX_AT_ONCE))
      await queueJob(tx, refundJob, { siteId: site_id, refundId: id }, { key: `refund:${id}` });
    return unsafeTakeDueAttempts(tx, MAX_AT_ONCE);
  });
  const left = [...due];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { site_id: siteId, id: attemptId } = next;
      await settle(payments, { siteId, attemptId, cause: 'poll' }).catch((error) =>
        payments.log.error({ err: error, attempt: attemptId }, 'payment attempt could not be settled'),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return due.length;
}

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
