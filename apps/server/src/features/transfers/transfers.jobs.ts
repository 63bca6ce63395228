import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Offers without an answer after 14 days. */
export const expireTransfersJob = defineJob({
  name: 'transfers.expire',
  payload: z.object({}),
  maxAttempts: 3,
});
