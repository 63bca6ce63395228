import { type Db, withSite } from '../../../platform/db/db.ts';
import { revokeSession } from './customer-tokens.sql.ts';

/** Ends this session only; the customer's other devices stay signed in. */
export async function logout(db: Db, key: { siteId: number; customerId: number; tokenId: number }) {
  await withSite(db, key.siteId, (tx) => revokeSession(tx, key.siteId, key.customerId, key.tokenId));
}
