import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Closes the payment of a withdrawn order at its provider, then cancels the order. */
export const carryOutWithdrawalJob = defineJob({
  name: 'withdrawals.carry-out',
  payload: z.object({ siteId: z.number(), withdrawalId: z.number() }),
  maxAttempts: 12,
});

/** Carries out what had to wait for a payment, the delivery or another return. */
export const sweepWithdrawalsJob = defineJob({
  name: 'withdrawals.sweep',
  payload: z.object({}),
  maxAttempts: 1,
});
