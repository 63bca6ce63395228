import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { storeExportJob } from './create-export.ts';
import { openExportStorage, storeExport, sweepExports } from './store-export.ts';

/** Every hour: deletes exports and their files after 24 hours. */
const sweepExportsJob = defineJob({ name: 'exports.sweep', payload: z.object({}), maxAttempts: 3 });

export const exportJobs = ({ db, config }: Shop): ImplementedJob[] => {
  const storage = openExportStorage(config.files);
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
