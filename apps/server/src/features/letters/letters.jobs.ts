import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Sends the next mails of a letter and queues itself until all have left. */
export const sendBatchJob = defineJob({
  name: 'letters.send',
  payload: z.object({ siteId: z.number(), letterId: z.number() }),
  maxAttempts: 25,
});

/** Begins a letter that was scheduled. */
export const startLetterJob = defineJob({
  name: 'letters.start',
  payload: z.object({ siteId: z.number(), letterId: z.number() }),
  maxAttempts: 25,
});

/** Mails a letter to the member of staff who wrote it. */
export const testLetterJob = defineJob({
  name: 'letters.test',
  payload: z.object({ siteId: z.number(), letterId: z.number(), locale: z.string(), staffId: z.number() }),
  maxAttempts: 5,
});

export const startKey = (siteId: number, letterId: number) => `letter-start:${siteId}:${letterId}`;
export const batchKey = (siteId: number, letterId: number) => `letter:${siteId}:${letterId}`;
