import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { remindRiders } from './remind-riders.ts';
import { remindRidersJob } from './test-rides.jobs.ts';

export const testRideJobs = (db: Db): ImplementedJob[] => [
  implementJob(
    remindRidersJob,
    async () => {
      await remindRiders(db);
    },
    '17 * * * *',
  ),
];
