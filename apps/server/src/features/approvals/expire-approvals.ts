import { z } from 'zod';
import { type Db, type Tx, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob, queueJobs } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { unsafeExpireApprovals } from './approvals.sql.ts';
import { approvalEndedJob } from './run-or-propose.ts';

const BATCH = 500;

const expireJob = defineJob({ name: 'approvals.expire', payload: z.object({}), maxAttempts: 3 });

/**
 * Ends the proposals that were not decided within 7 days, and those about access that is over. Returns how many. None has
 * to be released: what it reserves ends with it at the latest.
 */
export async function expireApprovals(db: Db): Promise<number> {
  let all = 0;
  for (;;) {
    const expired = await unsafeWithAllSites(db, expireBatch);
    all += expired;
    if (expired < BATCH) return all;
  }
}

async function expireBatch(tx: Tx): Promise<number> {
  const ended = await unsafeExpireApprovals(tx, BATCH);
  const jobs = ended.map(({ siteId, ...subject }) => ({
    job: approvalEndedJob,
    payload: { siteId, subject },
  }));
  if (jobs.length > 0) await queueJobs(tx, jobs);
  return ended.length;
}

export const approvalJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    expireJob,
    async () => {
      await expireApprovals(db);
    },
    '7 * * * *',
  ),
];
