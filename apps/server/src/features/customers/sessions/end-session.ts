import { type Db, withSite } from '../../../platform/db/db.ts';
import { revokeSession } from './customer-tokens.sql.ts';

/** False: the customer has no such session. */
export const endSession = (
  db: Db,
  { siteId, customerId, id }: { siteId: number; customerId: number; id: number },
): Promise<boolean> => withSite(db, siteId, (tx) => revokeSession(tx, siteId, customerId, id));
