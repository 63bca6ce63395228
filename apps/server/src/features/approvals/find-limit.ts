import type { Db, Tx } from '../../platform/db/db.ts';
import { findRule } from './approval-rules.sql.ts';
import { type Approvable, COUNT_CURRENCY, defaultLimit } from './approvals.rules.ts';

/** No limit: one person may always do it alone. */
export const NO_LIMIT = Number.POSITIVE_INFINITY;

/** Above this an act of the permission needs a second person; null: always. */
export async function findLimit(
  tx: Tx | Db,
  key: { readonly siteId: number; readonly permission: Approvable; readonly currency: string },
): Promise<number | null> {
  const rule = await findRule(tx, key);
  if (rule) return rule.min_amount_minor;
  return key.currency === COUNT_CURRENCY ? NO_LIMIT : defaultLimit(key.currency);
}
