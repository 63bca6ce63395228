import { type Db, unsafeWithAllSites } from '../../platform/db/db.ts';
import { unsafeDeleteOldCounters } from './limits/login-counters.sql.ts';
import { unsafeDeleteExpiredTokens } from './sessions/customer-tokens.sql.ts';
import { unsafeDeleteOldDevices } from './sessions/known-devices.sql.ts';

/** What has expired and proves nothing any more. */
export const sweepCustomers = (db: Db) =>
  unsafeWithAllSites(db, async (tx) => ({
    tokens: await unsafeDeleteExpiredTokens(tx),
    counters: await unsafeDeleteOldCounters(tx),
    devices: await unsafeDeleteOldDevices(tx),
  }));
