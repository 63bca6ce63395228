import type { Db } from '../../../platform/db/db.ts';
import type { CustomerSession } from '../customers.contract.ts';
import { findSessions } from './customer-tokens.sql.ts';
import { describeBrowser } from './remember-device.ts';

/** Where the customer is signed in, the latest seen first. */
export async function listSessions(
  db: Db,
  { siteId, customerId, tokenId }: { siteId: number; customerId: number; tokenId: number },
): Promise<CustomerSession[]> {
  const rows = await findSessions(db, siteId, customerId);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      ...(await describeBrowser(row.user_agent)),
      current: row.id === tokenId,
      opened_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    })),
  );
}
