import type { Db } from '../../../platform/db/db.ts';
import { type Allowance, defaultLimit } from '../../approvals/approvals.rules.ts';
import { splitRefund } from './refund.rules.ts';
import { findAllowance } from './refund-allowance.sql.ts';

/**
 * What a member of staff may refund of an order alone, by the same rules as the refund itself. Nothing is locked: the
 * refund decides again.
 */
export async function readRefundAllowance(
  db: Db,
  key: { readonly siteId: number; readonly code: string },
): Promise<Allowance> {
  const row = await findAllowance(db, key);
  if (!row) return { leftMinor: 0, aloneMinor: 0 };
  const all = splitRefund(row.attempts, null);
  const limitMinor = row.has_rule ? row.min_amount_minor : defaultLimit(row.currency);
  return {
    leftMinor: all.ok ? all.totalMinor : 0,
    aloneMinor: limitMinor === null ? 0 : Math.max(0, limitMinor - row.before_minor),
  };
}
