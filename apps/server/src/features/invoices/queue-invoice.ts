import { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { defineJob, type JobInput, queueJobs } from '../../platform/jobs/jobs.ts';

/** Queued with the payment it is for, so that the series' lock is held for one short transaction of its own. */
export const issueInvoiceJob = defineJob({
  name: 'invoices.issue',
  payload: z.object({ siteId: z.number(), orderId: z.number() }),
  maxAttempts: 12,
});

/** The job finds an order that has its invoice already and leaves it. */
export const invoiceOf = (siteId: number, orderId: number): JobInput => ({
  job: issueInvoiceJob,
  payload: { siteId, orderId },
});

export const queueInvoice = (tx: Tx, siteId: number, orderId: number) =>
  queueJobs(tx, [invoiceOf(siteId, orderId)]);
