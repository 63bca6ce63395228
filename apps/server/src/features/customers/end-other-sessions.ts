import { type Db, withSite } from '../../platform/db.ts';
import { revokeTokens } from './customer-tokens.sql.ts';

/** Signs out everywhere but where the call comes from; says how many that were. */
export const endOtherSessions = (
  db: Db,
  of: { siteId: number; customerId: number; tokenId: number },
): Promise<number> => withSite(db, of.siteId, (tx) => revokeTokens(tx, of, ['session'], of.tokenId));
