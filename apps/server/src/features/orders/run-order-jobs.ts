import { type Db, transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
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
      const { isMore, errors } = await tellRevisedDates(db);
      // While there are delays the job queues itself: cron alone would tell 3,000 orders an hour.
      if (isMore)
        await transact(db, async (tx) => {
          await queueJob(tx, tellRevisedDatesJob, {}, { key: tellRevisedDatesJob.name });
          return { ok: true };
        });
      if (errors.length > 0)
        throw new AggregateError(errors, `${errors.length} revised dates could not be told, will retry`);
    },
    '*/10 * * * *',
  ),
];
