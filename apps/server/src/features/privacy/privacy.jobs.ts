import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** A guest asks for a link to export or erase the data of an address. */
export const privacyLinkJob = defineJob({
  name: 'privacy.link',
  payload: z.object({ siteId: z.number(), email: z.string(), locale: z.string(), request: z.string() }),
  maxAttempts: 8,
});

/** Every night. */
export const purgeExpiredDataJob = defineJob({
  name: 'privacy.purge_expired_data',
  payload: z.object({}),
  maxAttempts: 3,
});
