import { z } from 'zod';
import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { unsafeExpireApprovals } from './approvals.sql.ts';

const BATCH = 500;

const expireJob = defineJob({ name: 'approvals.expire', payload: z.object({}), maxAttempts: 3 });

/** Ends the proposals that were not decided within 7 days. Returns how many. */
export async function expireApprovals(db: Db): Promise<number> {
  let all = 0;
  for (;;) {
    const expired = await unsafeWithAllSites(db, (tx) => unsafeExpireApprovals(tx, BATCH));
    all += expired;
    if (expired < BATCH) return all;
  }
}

export const approvalJobs = (db: Db): ImplementedJob[] => [
  implementJob(
    expireJob,
    async () => {
      await expireApprovals(db);
    },
    '7 * * * *',
  ),
];
