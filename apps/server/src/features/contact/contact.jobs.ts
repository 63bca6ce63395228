import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Questions whose 24 hours are over. */
export const overdueJob = defineJob({ name: 'contact.overdue', payload: z.object({}), maxAttempts: 3 });

/** Reads the mailbox of tickets, where there is one. */
export const fetchMailboxJob = defineJob({
  name: 'contact.fetch_mailbox',
  payload: z.object({}),
  maxAttempts: 1,
});
