import { type ImplementedJob, implementJob } from '../../platform/job-runner.ts';
import type { Payments } from '../payments/payments.ts';
import { expireOrderJob, remindOrderJob, sweepCheckoutsJob } from './checkout.jobs.ts';
import { expireOrder } from './expire-order.ts';
import { remindOrder } from './remind-order.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';

/** What the clock does to checkouts and orders. */
export const checkoutJobs = (payments: Payments): ImplementedJob[] => [
  implementJob(expireOrderJob, async (of) => {
    const outcome = await expireOrder(payments, of);
    payments.log.info({ ...of, outcome }, 'deadline of an order');
  }),
  implementJob(remindOrderJob, async (of) => {
    await remindOrder(payments.db, of);
  }),
  implementJob(
    sweepCheckoutsJob,
    async () => {
      const swept = await sweepCheckouts(payments.db);
      if (swept.orders > 0) payments.log.warn(swept, 'orders past their deadline had no job');
    },
    '* * * * *',
  ),
];
