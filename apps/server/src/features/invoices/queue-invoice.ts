import type { Tx } from '../../platform/db.ts';
import { type JobWish, queueJobs } from '../../platform/jobs.ts';
import { issueInvoiceJob } from './invoices.jobs.ts';

/** The job finds an order that has its invoice already and leaves it. */
export const invoiceOf = (siteId: number, orderId: number): JobWish => ({
  job: issueInvoiceJob,
  payload: { siteId, orderId },
});

export const queueInvoice = (tx: Tx, siteId: number, orderId: number) =>
  queueJobs(tx, [invoiceOf(siteId, orderId)]);
