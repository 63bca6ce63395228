import type { Tx } from '../../platform/db/db.ts';
import { type JobInput, queueJobs } from '../../platform/jobs/jobs.ts';
import { issueInvoiceJob } from './invoices.jobs.ts';

/** The job finds an order that has its invoice already and leaves it. */
export const invoiceOf = (siteId: number, orderId: number): JobInput => ({
  job: issueInvoiceJob,
  payload: { siteId, orderId },
});

export const queueInvoice = (tx: Tx, siteId: number, orderId: number) =>
  queueJobs(tx, [invoiceOf(siteId, orderId)]);
