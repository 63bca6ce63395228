import { type Db, unsafeWithAllSites } from '../../platform/db.ts';
import { unsafeReleaseExpiredHolds } from './claims.sql.ts';

/** Writes down what the clock has already decided, so that old holds do not pile up. */
export const sweepHolds = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeReleaseExpiredHolds);
