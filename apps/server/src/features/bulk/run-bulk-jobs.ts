import { transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { deleteOldRuns } from './bulk.sql.ts';
import { bulkRunJob, sweepBulkJob } from './manage-runs.ts';
import { workOnRun } from './run-bulk.ts';

export const bulkJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(bulkRunJob, async ({ id }, signal) => {
    const isUnfinished = await workOnRun(db, id, { signal });
    // The worker is being stopped: another one goes on.
    if (isUnfinished)
      await transact(db, async (tx) => {
        await queueJob(tx, bulkRunJob, { id });
        return { ok: true };
      });
  }),
  implementJob(
    sweepBulkJob,
    async () => {
      await deleteOldRuns(db);
    },
    '29 3 * * *',
  ),
];
