import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import type { Shop } from '../../shop.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueInvoiceJob } from './queue-invoice.ts';

export const invoiceJobs = ({ db, config: { brand } }: Shop): ImplementedJob[] => [
  implementJob(issueInvoiceJob, async (order) => {
    await issueInvoice(db, order, brand);
  }),
];
