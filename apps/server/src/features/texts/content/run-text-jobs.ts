import type { Db } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { followContentJob } from '../../versions/versions.jobs.ts';
import { followContent } from './follow-content.ts';

/** Every hour too: a version may end by the clock, and then the one before it is the source again. */
export const textJobs = (db: Db): ImplementedJob[] => [
  implementJob(
    followContentJob,
    async (content) => {
      await followContent(db, content);
    },
    '17 * * * *',
  ),
];
