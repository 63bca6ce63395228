import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

const OneOrder = z.object({ siteId: z.number(), orderId: z.number() });

/** At the deadline of an order. */
export const expireOrderJob = defineJob({ name: 'orders.expire', payload: OneOrder, maxAttempts: 12 });

/** A day before it, where there are days. */
export const remindOrderJob = defineJob({ name: 'orders.remind', payload: OneOrder, maxAttempts: 12 });
