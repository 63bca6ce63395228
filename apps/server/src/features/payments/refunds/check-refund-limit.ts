import type { Tx } from '../../../platform/db/db.ts';
import { type ApprovalRequired, findLimit } from '../../approvals/approvable-act.ts';
import { isAboveLimit } from '../../approvals/approvals.rules.ts';
import type { Actor, LockedOrder } from '../../orders/moves/order-moves.ts';
import { sumRefundedByStaff } from './refunds.sql.ts';

interface CheckedRefund {
  readonly order: Pick<LockedOrder, 'siteId' | 'id'>;
  readonly actor: Pick<Actor, 'kind'>;
  readonly amountMinor: number;
  readonly currency: string;
}

/**
 * Null: the actor may refund this alone. What staff have refunded of the order within 24 hours counts with it, so that a
 * sum cannot be split below the limit. The system and the buyer have no limit. The order is locked.
 */
export async function checkRefundLimit(
  tx: Tx,
  { order, actor, amountMinor, currency }: CheckedRefund,
): Promise<ApprovalRequired | null> {
  if (actor.kind !== 'staff') return null;
  const { siteId, id: orderId } = order;
  const limitMinor = await findLimit(tx, { siteId, permission: 'order.refund', currency });
  const beforeMinor = await sumRefundedByStaff(tx, siteId, orderId);
  if (!isAboveLimit(limitMinor, { amountMinor, beforeMinor })) return null;
  return { ok: false, code: 'approval_required', amount: { minor: amountMinor, currency }, limitMinor };
}
