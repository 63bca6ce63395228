import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Works off one notification of a provider. */
export const handleEventJob = defineJob({
  name: 'payments.handle-event',
  payload: z.object({ siteId: z.number(), eventId: z.number() }),
  maxAttempts: 20,
});

/** Looks one attempt up at its provider; the poller's way for those that cannot wait for the next minute. */
export const lookUpJob = defineJob({
  name: 'payments.look-up',
  payload: z.object({ siteId: z.number(), attemptId: z.string() }),
  maxAttempts: 1,
});

export const pollJob = defineJob({ name: 'payments.poll', payload: z.object({}), maxAttempts: 1 });

export const refundJob = defineJob({
  name: 'payments.refund',
  payload: z.object({ siteId: z.number(), refundId: z.string() }),
  maxAttempts: 20,
});

export const reconcileJob = defineJob({
  name: 'payments.reconcile',
  payload: z.object({}),
  maxAttempts: 3,
});
