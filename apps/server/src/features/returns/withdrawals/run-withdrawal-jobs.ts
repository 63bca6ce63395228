import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import type { Payments } from '../../payments/payments.ts';
import { carryOutWithdrawal, sweepWithdrawals } from './carry-out-withdrawal.ts';
import { carryOutWithdrawalJob, sweepWithdrawalsJob } from './withdrawals.jobs.ts';

/** What the worker does for withdrawals. */
export const withdrawalJobs = (payments: Payments): ImplementedJob[] => [
  implementJob(carryOutWithdrawalJob, async (key) => {
    await carryOutWithdrawal(payments, key);
  }),
  implementJob(
    sweepWithdrawalsJob,
    async () => {
      await sweepWithdrawals(payments);
    },
    '* * * * *',
  ),
];
