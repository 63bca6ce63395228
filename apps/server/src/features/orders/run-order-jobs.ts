import { transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { approvalEndedJob } from '../approvals/run-or-propose.ts';
import { adoptOrdersJob } from '../customers/customers.jobs.ts';
import { applyHeldReports } from './erp/order-systems.ts';
import { adoptGuestOrders, sendOrderLink } from './links/order-links.ts';
import { notifyRevisedDatesJob, sendOrderLinkJob } from './orders.jobs.ts';
import { notifyRevisedDates } from './revised/notify-revised-dates.ts';

export const orderJobs = ({ db }: Pick<Shop, 'db'>): ImplementedJob[] => [
  implementJob(adoptOrdersJob, async (customer) => {
    await adoptGuestOrders(db, customer);
  }),
  implementJob(approvalEndedJob, (approval) => applyHeldReports(db, approval)),
  implementJob(sendOrderLinkJob, (input) => sendOrderLink(db, input)),
  implementJob(
    notifyRevisedDatesJob,
    async () => {
      const { isMore, errors } = await notifyRevisedDates(db);
      // While there are delays the job queues itself: cron alone would reach 3,000 orders an hour.
      if (isMore)
        await transact(db, async (tx) => {
          await queueJob(tx, notifyRevisedDatesJob, {}, { key: notifyRevisedDatesJob.name });
          return { ok: true };
        });
      if (errors.length > 0)
        throw new AggregateError(errors, `${errors.length} revised dates could not be mailed, will retry`);
    },
    '*/10 * * * *',
  ),
];
