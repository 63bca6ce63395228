import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Offers that nobody answered within their 14 days. */
export const expireTransfersJob = defineJob({
  name: 'transfers.expire',
  payload: z.object({}),
  maxAttempts: 3,
});
