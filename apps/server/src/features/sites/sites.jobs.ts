import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const compactFrameChangesJob = defineJob({
  name: 'sites.compact-frame-changes',
  payload: z.object({}),
  maxAttempts: 3,
});
