import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { deleteOldDrafts } from './drafts.sql.ts';

/** Every night: erases drafts without a change for 90 days. */
const sweepDraftsJob = defineJob({ name: 'drafts.sweep', payload: z.object({}), maxAttempts: 3 });

export const draftJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    sweepDraftsJob,
    async () => {
      await deleteOldDrafts(db);
    },
    '23 3 * * *',
  ),
];
