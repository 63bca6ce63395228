import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

const Asked = z.object({
  siteId: z.number(),
  locale: z.string(),
  /** Names the request, so that a job that runs twice writes one mail. */
  request: z.string(),
});

/** Somebody has registered an address. Whether it was new is for the worker to see, not for the answer's timing. */
export const welcomeJob = defineJob({
  name: 'customers.welcome',
  payload: Asked.extend({ customerId: z.number().nullable() }),
  maxAttempts: 8,
});

/** Somebody wants a new password. Whether the address has an account is for the worker to see. */
export const recoverJob = defineJob({
  name: 'customers.recover',
  payload: Asked.extend({ email: z.string() }),
  maxAttempts: 8,
});

/** A login that failed; with a customer when only the proof of his address was missing. */
export const remindJob = defineJob({
  name: 'customers.remind',
  payload: z.object({ siteId: z.number(), customerId: z.number().nullable() }),
  maxAttempts: 3,
});

/** A customer's address is proved: what he ordered with it as a guest becomes his. */
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
