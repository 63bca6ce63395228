import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { storeExportJob, sweepExportsJob } from './exports.jobs.ts';
import { openExportStorage, storeExport, sweepExports } from './store-export.ts';

export const exportJobs = (db: Db, uploadsDir: string): ImplementedJob[] => {
  const storage = openExportStorage(uploadsDir);
  return [
    implementJob(storeExportJob, ({ id }) => storeExport(db, storage, id)),
    implementJob(
      sweepExportsJob,
      async () => {
        await sweepExports(db, storage);
      },
      '33 * * * *',
    ),
  ];
};
