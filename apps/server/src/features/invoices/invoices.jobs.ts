import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Queued with the payment it is for, so that the series' lock is held for one short transaction of its own. */
export const issueInvoiceJob = defineJob({
  name: 'invoices.issue',
  payload: z.object({ siteId: z.number(), orderId: z.number() }),
  maxAttempts: 12,
});
