import { type Db, withSite } from '../../../platform/db/db.ts';
import { revokeTokens } from './customer-tokens.sql.ts';

/** Signs out everywhere but where the call comes from; says how many that were. */
export const endOtherSessions = (
  db: Db,
  key: { siteId: number; customerId: number; tokenId: number },
): Promise<number> => withSite(db, key.siteId, (tx) => revokeTokens(tx, key, ['session'], key.tokenId));
