import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Goes on with the dry run or the run, row by row, where the last worker left off. */
export const bulkRunJob = defineJob({
  name: 'bulk.run',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 25,
});

/** Every night: deletes runs older than 90 days. */
export const sweepBulkJob = defineJob({ name: 'bulk.sweep', payload: z.object({}), maxAttempts: 3 });
