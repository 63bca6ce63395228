import { type Db, type Tx, unsafeWithAllSites } from '../../platform/db/db.ts';
import { tellRider } from './tell-rider.ts';
import { lockRide, unsafeTakeRidesToRemind } from './test-rides.sql.ts';

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
