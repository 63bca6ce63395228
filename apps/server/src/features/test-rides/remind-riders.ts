import { z } from 'zod';
import { type Db, type Tx, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { tellRider } from './tell-rider.ts';
import { lockRide, unsafeTakeRidesToRemind } from './test-rides.sql.ts';

/** Mails the riders of tomorrow. */
const remindRidersJob = defineJob({
  name: 'test-rides.remind',
  payload: z.object({}),
  maxAttempts: 3,
});

/** How many riders were reminded. The mark and the mail are written in one transaction. */
export const remindRiders = (db: Db): Promise<number> =>
  unsafeWithAllSites(db, async (tx: Tx) => {
    const rides = await unsafeTakeRidesToRemind(tx);
    for (const { siteId, code } of rides) {
      const ride = await lockRide(tx, siteId, code);
      if (ride) await tellRider(tx, ride, 'reminder');
    }
    return rides.length;
  });

export const testRideJobs = ({ db }: { readonly db: Db }): ImplementedJob[] => [
  implementJob(
    remindRidersJob,
    async () => {
      await remindRiders(db);
    },
    '17 * * * *',
  ),
];
