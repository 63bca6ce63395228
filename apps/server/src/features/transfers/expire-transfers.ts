import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { notifyGiver } from './notify-giver.ts';
import { unsafeExpireOffers } from './transfer-ends.sql.ts';

/** Writes down what the clock has already decided, and tells the givers. */
export const expireTransfers = (db: Db): Promise<number> =>
  unsafeWithAllSites(db, async (tx) => {
    const expired = await unsafeExpireOffers(tx);
    for (const one of expired) await notifyGiver(tx, one.site_id, 'transfer_expired', one);
    return expired.length;
  });
