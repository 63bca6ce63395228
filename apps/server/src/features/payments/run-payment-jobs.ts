import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { handleEventJob, lookUpJob, pollJob, reconcileJob, refundJob } from './payments.jobs.ts';
import { pollPayments } from './poll-payments.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { runRefund } from './settle/run-refund.ts';
import { settle } from './settle/settle.ts';
import { handleEvent } from './webhooks/handle-event.ts';

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
