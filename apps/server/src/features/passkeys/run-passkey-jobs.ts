import { z } from 'zod';
import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { unsafeDeleteExpiredChallenges } from './passkeys.sql.ts';

const sweepChallengesJob = defineJob({ name: 'passkeys.sweep', payload: z.object({}), maxAttempts: 3 });

export const passkeyJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    sweepChallengesJob,
    async () => {
      await unsafeWithAllSites(db, unsafeDeleteExpiredChallenges);
    },
    '47 * * * *',
  ),
];
