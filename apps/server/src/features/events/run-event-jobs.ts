import { z } from 'zod';
import { transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { numberAllEvents } from './number-events.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';

const numberJob = defineJob({ name: 'events.number', payload: z.object({}), maxAttempts: 3 });
const deleteJob = defineJob({ name: 'events.delete_old', payload: z.object({}), maxAttempts: 3 });
const deliverJob = defineJob({ name: 'events.deliver', payload: z.object({}), maxAttempts: 3 });

const PAUSE_MS = 2000;

export function eventJobs({ db, log, config }: Shop): ImplementedJob[] {
  const sending = { db, log, rules: config.eventTargets };
  return [
    implementJob(numberJob, () => numberAllEvents(sending.db), '* * * * *'),
    implementJob(deleteJob, () => deleteOldEvents(sending.db), '41 3 * * *'),
    implementJob(
      deliverJob,
      async () => {
        if ((await deliverWebhooks(sending)) === 0) return;
        // While there are webhooks the job queues itself: cron alone would send once a minute.
        await transact(sending.db, async (tx) => {
          const runAt = new Date(Date.now() + PAUSE_MS);
          await queueJob(tx, deliverJob, {}, { key: deliverJob.name, runAt });
          return { ok: true };
        });
      },
      '* * * * *',
    ),
  ];
}
