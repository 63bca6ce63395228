import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

const OneOrder = z.object({ siteId: z.number(), orderId: z.number() });

/** At the deadline of an order. */
export const expireOrderJob = defineJob({ name: 'orders.expire', payload: OneOrder, maxAttempts: 12 });

/** A day before it, where there are days. */
export const remindOrderJob = defineJob({ name: 'orders.remind', payload: OneOrder, maxAttempts: 12 });

/** Mails the new date of orders whose date has moved to later. */
export const notifyRevisedDatesJob = defineJob({
  name: 'orders.notify_revised_dates',
  payload: z.object({}),
  maxAttempts: 1,
});

/** A guest asked for the link to an order. */
export const sendOrderLinkJob = defineJob({
  name: 'orders.send_link',
  payload: z.object({ siteId: z.number(), code: z.string(), email: z.string(), request: z.string() }),
  maxAttempts: 8,
});
