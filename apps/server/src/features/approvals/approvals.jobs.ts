import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Something was proposed: mails to staff that may decide on it. */
export const tellDecidersJob = defineJob({
  name: 'approvals.tell_deciders',
  payload: z.object({ siteId: z.number(), approvalId: z.number() }),
  maxAttempts: 12,
});
