import { z } from 'zod';
import { type Db, transact, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { deleteOldEventRows, unsafeListHeads } from './events.sql.ts';
import { numberAllEvents } from './number-events.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';

const RETENTION_DAYS = 90;
const BATCH = 5000;

/** Deletes events of the log that are older than 90 days, in short transactions. */
export async function deleteOldEvents(db: Db, { days = RETENTION_DAYS, batch = BATCH } = {}): Promise<void> {
  for (const { site_id } of await unsafeWithAllSites(db, unsafeListHeads)) {
    const next = () => withSite(db, site_id, (tx) => deleteOldEventRows(tx, site_id, { days, limit: batch }));
    while ((await next()) === batch);
  }
}

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
