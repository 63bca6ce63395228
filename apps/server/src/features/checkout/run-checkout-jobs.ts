import { z } from 'zod';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { measureUnpaid } from '../inventory/claims/move-claims.ts';
import { expireOrderJob, remindOrderJob } from '../orders/orders.jobs.ts';
import { expireOrder, remindOrder } from './order-deadline.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';

/** Every minute: orders whose own job was lost, expired holds, abandoned carts. */
const sweepCheckoutsJob = defineJob({ name: 'orders.sweep', payload: z.object({}), maxAttempts: 3 });

/** What the clock does to checkouts and orders. */
export const checkoutJobs = ({ payments }: Shop): ImplementedJob[] => [
  implementJob(expireOrderJob, async (key) => {
    const outcome = await expireOrder(payments, key);
    payments.log.info({ ...key, outcome }, 'deadline of an order');
  }),
  implementJob(remindOrderJob, async (key) => {
    await remindOrder(payments.db, key);
  }),
  implementJob(
    sweepCheckoutsJob,
    async () => {
      const swept = await sweepCheckouts(payments.db);
      for (const { site, share } of await measureUnpaid(payments.db))
        payments.metrics.unpaidShare.set({ site }, share);
      if (swept.orders > 0) payments.log.warn(swept, 'orders past their deadline had no job');
    },
    '* * * * *',
  ),
];
