import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { sweepDraftsJob } from './drafts.jobs.ts';
import { deleteOldDrafts } from './drafts.sql.ts';

export const draftJobs = (db: Db): ImplementedJob[] => [
  implementJob(
    sweepDraftsJob,
    async () => {
      await deleteOldDrafts(db);
    },
    '23 3 * * *',
  ),
];
