import type { Db } from '../../platform/db.ts';
import { findSessions } from './customer-tokens.sql.ts';
import type { CustomerSession } from './customers.contract.ts';

const DEVICES: Record<string, CustomerSession['device']> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Where the customer is signed in, the latest seen first. */
export async function listSessions(
  db: Db,
  { siteId, customerId, tokenId }: { siteId: number; customerId: number; tokenId: number },
): Promise<CustomerSession[]> {
  // Hundreds of patterns, needed on one page.
  const [rows, { default: Bowser }] = await Promise.all([
    findSessions(db, siteId, customerId),
    import('bowser'),
  ]);
  return rows.map((row) => {
    const { browser, os, platform } = row.user_agent
      ? Bowser.parse(row.user_agent)
      : { browser: {}, os: {}, platform: {} };
    return {
      id: row.id,
      browser: ('name' in browser && browser.name) || null,
      system: ('name' in os && os.name) || null,
      device: DEVICES[('type' in platform && platform.type) || ''] ?? 'other',
      current: row.id === tokenId,
      opened_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    };
  });
}
