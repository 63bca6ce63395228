import type { Db } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { adoptOrdersJob } from '../customers/customers.jobs.ts';
import { sendOrderLink } from './links/send-order-link.ts';
import { adoptGuestOrders } from './moves/adopt-guest-orders.ts';
import { sendOrderLinkJob, tellRevisedDatesJob } from './orders.jobs.ts';
import { tellRevisedDates } from './revised/tell-revised-dates.ts';

export const orderJobs = (db: Db): ImplementedJob[] => [
  implementJob(adoptOrdersJob, async (customer) => {
    await adoptGuestOrders(db, customer);
  }),
  implementJob(sendOrderLinkJob, (input) => sendOrderLink(db, input)),
  implementJob(
    tellRevisedDatesJob,
    async () => {
      await tellRevisedDates(db);
    },
    '*/10 * * * *',
  ),
];
