import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Shop } from '../../../shop.ts';
import { carryOutWithdrawal, carryOutWithdrawalJob, sweepWithdrawals } from './carry-out-withdrawal.ts';

/** Carries out what had to wait for a payment, the delivery or another return. */
const sweepWithdrawalsJob = defineJob({
  name: 'withdrawals.sweep',
  payload: z.object({}),
  maxAttempts: 1,
});

/** What the worker does for withdrawals. */
export const withdrawalJobs = ({ payments }: Shop): ImplementedJob[] => [
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
