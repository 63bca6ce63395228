import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Invites the buyers of delivered orders to write a review. */
export const inviteReviewsJob = defineJob({
  name: 'reviews.invite',
  payload: z.object({}),
  maxAttempts: 1,
});
