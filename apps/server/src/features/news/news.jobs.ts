import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Articles that were written for later and whose time has come. */
export const announceNewsJob = defineJob({
  name: 'news.announce',
  payload: z.object({}),
  maxAttempts: 3,
});
