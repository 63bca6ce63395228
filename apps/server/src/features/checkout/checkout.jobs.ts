import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Every minute: orders whose own job was lost, expired holds, abandoned carts. */
export const sweepCheckoutsJob = defineJob({ name: 'orders.sweep', payload: z.object({}), maxAttempts: 3 });
