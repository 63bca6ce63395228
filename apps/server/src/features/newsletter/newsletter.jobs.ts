import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Somebody asks for letters. Whether the address is on the list is for the worker to see, not for the answer's timing. */
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
