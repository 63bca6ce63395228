import { type Db, unsafeWithAllSites } from '../../../platform/db/db.ts';
import { unsafeDeleteOldClaimKeys, unsafeReleaseExpiredHolds } from './claims.sql.ts';

/** Writes down what the clock has already decided, so that old holds do not pile up. */
export const sweepHolds = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeReleaseExpiredHolds);

/** For whom a claim was taken is forgotten a day after it ended. */
export const sweepClaimKeys = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeDeleteOldClaimKeys);
