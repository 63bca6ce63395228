import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** A page or an article has been published or withdrawn: its translations follow. Without a subject: all of them. */
export const followContentJob = defineJob({
  name: 'content.follow',
  payload: z.object({ kind: z.enum(['page', 'news']).optional(), subject: z.string().max(200).optional() }),
  maxAttempts: 12,
});
