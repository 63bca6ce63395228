import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Runs every hour, so that each site is looked at in the first hour of its own day. */
export const reviseEtdsJob = defineJob({
  name: 'inventory.revise-etds',
  payload: z.object({}),
  maxAttempts: 5,
});
