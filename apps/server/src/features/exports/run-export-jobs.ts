import type { Db } from '../../platform/db/db.ts';
import type { FileSettings } from '../../platform/files/open-file-storage.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { storeExportJob, sweepExportsJob } from './exports.jobs.ts';
import { openExportStorage, storeExport, sweepExports } from './store-export.ts';

export const exportJobs = (db: Db, files: FileSettings): ImplementedJob[] => {
  const storage = openExportStorage(files);
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
