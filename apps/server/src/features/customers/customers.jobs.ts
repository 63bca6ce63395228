import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

const Query = z.object({
  siteId: z.number(),
  locale: z.string(),
  /** Names the request, so that a job that runs twice writes one mail. */
  request: z.string(),
});

/** An address was registered. The worker checks whether it is new, so that the answer's timing does not reveal it. */
export const welcomeJob = defineJob({
  name: 'customers.welcome',
  payload: Query.extend({ customerId: z.number().nullable() }),
  maxAttempts: 8,
});

/** A new password was requested. The worker checks whether the address has an account. */
export const recoverJob = defineJob({
  name: 'customers.recover',
  payload: Query.extend({ email: z.string() }),
  maxAttempts: 8,
});

/** A login that failed; with a customer when only the address was not verified. */
export const remindJob = defineJob({
  name: 'customers.remind',
  payload: z.object({ siteId: z.number(), customerId: z.number().nullable() }),
  maxAttempts: 3,
});

/** A customer's address is verified: its guest orders become the account's. */
export const adoptOrdersJob = defineJob({
  name: 'orders.adopt',
  payload: z.object({ siteId: z.number(), customerId: z.number() }),
  maxAttempts: 12,
});

export const sweepCustomersJob = defineJob({
  name: 'customers.sweep',
  payload: z.object({}),
  maxAttempts: 3,
});
