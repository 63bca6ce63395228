import type { Db } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { inviteReviews } from './invite-reviews.ts';
import { inviteReviewsJob } from './reviews.jobs.ts';

export const reviewJobs = (db: Db): ImplementedJob[] => [
  implementJob(
    inviteReviewsJob,
    async () => {
      await inviteReviews(db);
    },
    '17 * * * *',
  ),
];
