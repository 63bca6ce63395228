import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { remindRiders, remindRidersJob } from './tell-rider.ts';

export const testRideJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    remindRidersJob,
    async () => {
      await remindRiders(db);
    },
    '17 * * * *',
  ),
];
