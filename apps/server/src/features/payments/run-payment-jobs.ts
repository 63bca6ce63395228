import { type ImplementedJob, implementJob } from '../../platform/job-runner.ts';
import { handleEvent } from './handle-event.ts';
import { handleEventJob, lookUpJob, pollJob, reconcileJob, refundJob } from './payments.jobs.ts';
import type { Payments } from './payments.ts';
import { pollPayments } from './poll-payments.ts';
import { reconcile } from './reconcile.ts';
import { runRefund } from './run-refund.ts';
import { settle } from './settle.ts';

/** What the worker does for payments. */
export const paymentJobs = (payments: Payments): ImplementedJob[] => [
  implementJob(handleEventJob, (of) => handleEvent(payments, of)),
  implementJob(lookUpJob, async (of) => {
    await settle(payments, { ...of, cause: 'poll' });
  }),
  implementJob(
    pollJob,
    async () => {
      await pollPayments(payments);
    },
    '* * * * *',
  ),
  implementJob(refundJob, (of) => runRefund(payments, of)),
  implementJob(
    reconcileJob,
    async () => {
      await reconcile(payments);
    },
    '30 3 * * *',
  ),
];
