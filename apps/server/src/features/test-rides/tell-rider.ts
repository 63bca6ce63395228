import { postalLines } from '@paddock/i18n/postal-lines';
import { z } from 'zod';
import { type Db, type Tx, unsafeWithAllSites } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { type LockedRide, lockRide, unsafeTakeRidesToRemind } from './test-rides.sql.ts';

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

/** Mails the riders of tomorrow. */
export const remindRidersJob = defineJob({
  name: 'test-rides.remind',
  payload: z.object({}),
  maxAttempts: 3,
});

type Occasion = 'booked' | 'changed' | 'cancelled' | 'reminder';

/** Queues the mail about a booking as it is now, in the transaction that changed it. */
export async function tellRider(tx: Tx, ride: LockedRide, occasion: Occasion): Promise<void> {
  const { siteId, code, sequence, store } = ride;
  const { address, city, state, postal_code, country_code } = store;
  const lines = postalLines({ country_code, address1: address, city, state, postal_code });
  await queueAccountMail(tx, {
    siteId,
    kind: `test_ride_${occasion}`,
    key: `test-ride:${code}:${sequence}:${occasion}`,
    to: ride.email,
    locale: ride.locale,
    givenName: ride.givenName,
    data: {
      ride: code,
      link_version: ride.linkVersion,
      sequence,
      bike: ride.product.name,
      store: store.name,
      store_address: lines.join(', '),
      store_phone: store.phone ?? '',
      starts_at: ride.startsAt.toISOString(),
      ends_at: ride.endsAt.toISOString(),
      timezone: ride.timezone,
      licence: ride.licence ?? '',
      reason: ride.cancelReason ?? '',
    },
  });
}

export const testRideJobs = ({ db }: { readonly db: Db }): ImplementedJob[] => [
  implementJob(
    remindRidersJob,
    async () => {
      await remindRiders(db);
    },
    '17 * * * *',
  ),
];
