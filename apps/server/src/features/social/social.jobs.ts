import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Refreshes every feed, so that no visitor has to wait for the network. */
export const refreshSocialJob = defineJob({
  name: 'social.refresh',
  payload: z.object({}),
  // The next round comes soon enough.
  maxAttempts: 1,
});
