import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Every night. */
export const keepNoLongerJob = defineJob({
  name: 'privacy.keep_no_longer',
  payload: z.object({}),
  maxAttempts: 3,
});
