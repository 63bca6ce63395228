import { type Db, withSite } from '../../platform/db.ts';
import { revokeToken } from './customers.sql.ts';

/** Ends this session only; the customer's other devices stay signed in. */
export async function logout(db: Db, session: { siteId: number; tokenId: number }): Promise<void> {
  await withSite(db, session.siteId, (tx) => revokeToken(tx, session.siteId, session.tokenId));
}
