import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Mails the riders of tomorrow. */
export const remindRidersJob = defineJob({
  name: 'test-rides.remind',
  payload: z.object({}),
  maxAttempts: 3,
});
