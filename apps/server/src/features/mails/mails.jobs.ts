import { z } from 'zod';
import { defineJob, specsOf } from '../../platform/jobs/jobs.ts';

export const sendMailJob = defineJob({
  name: 'mails.send',
  payload: z.object({ siteId: z.number(), mailId: z.number() }),
  maxAttempts: 12,
});

/** The job that sends a mail which has no id yet. */
export const sendingOf = (siteId: number): object =>
  Object(specsOf([{ job: sendMailJob, payload: { siteId, mailId: 0 } }])[0]);
