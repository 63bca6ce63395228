import { type Db, transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { bulkRunJob, sweepBulkJob } from './bulk.jobs.ts';
import { deleteOldRuns } from './bulk.sql.ts';
import { workOnRun } from './run-bulk.ts';

export const bulkJobs = (db: Db): ImplementedJob[] => [
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
