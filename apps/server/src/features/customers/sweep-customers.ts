import { type Db, unsafeWithAllSites } from '../../platform/db.ts';
import { unsafeDeleteExpiredTokens } from './customer-tokens.sql.ts';
import { unsafeDeleteOldCounters } from './login-counters.sql.ts';

/** What has expired and proves nothing any more. */
export const sweepCustomers = (db: Db) =>
  unsafeWithAllSites(db, async (tx) => ({
    tokens: await unsafeDeleteExpiredTokens(tx),
    counters: await unsafeDeleteOldCounters(tx),
  }));
