import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { unsafeDeleteOldProofs } from './proofs.sql.ts';

/** What a shopper showed for a cart is of no use once its order is paid or over. */
export const sweepProofs = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeDeleteOldProofs);
