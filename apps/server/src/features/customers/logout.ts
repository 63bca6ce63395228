import { type Db, withSite } from '../../platform/db.ts';
import { revokeSession } from './customer-tokens.sql.ts';

/** Ends this session only; the customer's other devices stay signed in. */
export async function logout(db: Db, of: { siteId: number; customerId: number; tokenId: number }) {
  await withSite(db, of.siteId, (tx) => revokeSession(tx, of.siteId, of.customerId, of.tokenId));
}
