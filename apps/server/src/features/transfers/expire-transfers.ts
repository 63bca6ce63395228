import { z } from 'zod';
import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { notifyGiver } from './end-transfer.ts';
import { unsafeExpireOffers } from './transfer-ends.sql.ts';

/** Offers without an answer after 14 days. */
const expireTransfersJob = defineJob({
  name: 'transfers.expire',
  payload: z.object({}),
  maxAttempts: 3,
});

export const transferJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    expireTransfersJob,
    async () => {
      await expireTransfers(db);
    },
    '*/10 * * * *',
  ),
];

/** Writes down what the clock has already decided, and tells the givers. */
export const expireTransfers = (db: Db): Promise<number> =>
  unsafeWithAllSites(db, async (tx) => {
    const expired = await unsafeExpireOffers(tx);
    for (const one of expired) await notifyGiver(tx, one.site_id, 'transfer_expired', one);
    return expired.length;
  });
