import { type Db, unsafeWithAllSites } from '../../../platform/db/db.ts';
import { unsafeReadUnpaidShares } from './unpaid-share.sql.ts';

/** How much of each site's stock is kept for shoppers who have not paid: hoarding shows here first. */
export const measureUnpaid = (db: Db) => unsafeWithAllSites(db, unsafeReadUnpaidShares);
