import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Puts list prices into force whose time has come. Without a site: on every site. */
export const followPrices = defineJob({
  name: 'feeds.follow-prices',
  payload: z.object({ siteId: z.number().int().positive().optional() }),
  maxAttempts: 12,
});
