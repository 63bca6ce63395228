import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** A subscription was requested. The worker checks whether the address is on the list, so that the answer's timing does not reveal it. */
export const subscribeJob = defineJob({
  name: 'newsletter.subscribe',
  payload: z.object({
    siteId: z.number(),
    email: z.string(),
    locale: z.string(),
    /** Hash of the network it came from, as hexadecimal. */
    network: z.string(),
    /** Names the request, so that a job that runs twice writes one mail. */
    request: z.string(),
  }),
  maxAttempts: 8,
});
