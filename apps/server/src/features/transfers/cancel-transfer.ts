import { type Db, withSite } from '../../platform/db/db.ts';
import { lockOwnBike, type Owner } from '../bikes/lock-own-bike.ts';
import { cancelOpen } from './transfers.sql.ts';

/** False: this customer has no such bike, or no offer of it is open. */
export const cancelTransfer = (db: Db, owner: Owner, bikeId: number): Promise<boolean> =>
  withSite(db, owner.siteId, async (tx) => {
    if (!(await lockOwnBike(tx, owner, bikeId))) return false;
    return cancelOpen(tx, owner.siteId, bikeId);
  });
