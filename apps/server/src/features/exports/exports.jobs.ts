import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Writes the file of a long list. */
export const storeExportJob = defineJob({
  name: 'exports.store',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 5,
});

/** Every hour: deletes exports and their files after 24 hours. */
export const sweepExportsJob = defineJob({ name: 'exports.sweep', payload: z.object({}), maxAttempts: 3 });
