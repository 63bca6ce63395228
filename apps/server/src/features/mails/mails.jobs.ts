import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

export const sendMailJob = defineJob({
  name: 'mails.send',
  payload: z.object({ siteId: z.number(), mailId: z.number() }),
  maxAttempts: 12,
});
