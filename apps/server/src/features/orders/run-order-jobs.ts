import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { adoptOrdersJob } from '../customers/customers.jobs.ts';
import { sendOrderLink } from './links/send-order-link.ts';
import { adoptGuestOrders } from './moves/adopt-guest-orders.ts';
import { sendOrderLinkJob } from './orders.jobs.ts';

export const orderJobs = (db: Db): ImplementedJob[] => [
  implementJob(adoptOrdersJob, async (customer) => {
    await adoptGuestOrders(db, customer);
  }),
  implementJob(sendOrderLinkJob, (input) => sendOrderLink(db, input)),
];
