import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Every night: erases drafts without a change for 90 days. */
export const sweepDraftsJob = defineJob({ name: 'drafts.sweep', payload: z.object({}), maxAttempts: 3 });
