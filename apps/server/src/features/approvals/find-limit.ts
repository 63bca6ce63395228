import type { Tx } from '../../platform/db/db.ts';
import { findRule } from './approval-rules.sql.ts';
import { type Approvable, defaultLimit } from './approvals.rules.ts';

/** Above this an act of the permission needs a second person; null: always. */
export async function findLimit(
  tx: Tx,
  key: { readonly siteId: number; readonly permission: Approvable; readonly currency: string },
): Promise<number | null> {
  const rule = await findRule(tx, key);
  return rule ? rule.min_amount_minor : defaultLimit(key.currency);
}
