import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Without products: whatever has fallen behind. The clock queues that every minute. */
export const searchReindex = defineJob({
  name: 'search.reindex',
  payload: z.object({ products: z.array(z.number().int().positive()).max(10_000).optional() }),
  maxAttempts: 8,
});
