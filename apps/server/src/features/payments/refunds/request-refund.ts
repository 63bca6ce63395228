import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovalRequired } from '../../approvals/approvable-act.ts';
import { type Actor, type LockedOrder, lockOrder, recordEvent } from '../../orders/moves/order-moves.ts';
import { resolveCasesOfRefund } from '../cases/cases.sql.ts';
import type { Payments } from '../payments.ts';
import { checkRefundLimit } from './check-refund-limit.ts';
import { mayWithdraw, splitRefund } from './refund.rules.ts';
import { refundAttempt } from './refund-attempt.ts';
import { findRefund, listRefundable, updateRefund } from './refunds.sql.ts';

export type RequestedRefund =
  | { readonly ok: true; readonly amountMinor: number; readonly refunds: readonly string[] }
  | { readonly ok: false; readonly code: 'order_unknown' }
  | { readonly ok: false; readonly code: 'nothing_to_refund' | 'more_than_paid' }
  | ApprovalRequired;

interface RequestRefundInput {
  readonly siteId: number;
  readonly orderId: number;
  /** In the order's currency; null: all there is. */
  readonly amountMinor: number | null;
  readonly reason: string;
  readonly actor: Actor;
  /** A second person has approved it. */
  readonly approvalId?: number | null;
}

/**
 * Gives money back: what is asked for is written down here, a job does it. Asking for everything twice gives it back
 * once, because what is under way counts as given. Above the limit of one person staff get `approval_required`.
 */
export async function requestRefund(
  tx: Tx,
  input: RequestRefundInput,
  payments: Pick<Payments, 'log' | 'metrics'> | null = null,
): Promise<RequestedRefund> {
  const { siteId, orderId, reason, actor, approvalId = null } = input;
  const order = await lockOrder(tx, siteId, orderId);
  if (!order) return { ok: false, code: 'order_unknown' };
  const parts = splitRefund(await listRefundable(tx, siteId, orderId), input.amountMinor);
  if (!parts.ok) return parts;
  const { totalMinor: amountMinor } = parts;
  const { currency } = order;
  const required =
    approvalId === null ? await checkRefundLimit(tx, { order, actor, amountMinor, currency }) : null;
  if (required) return required;
  const requestedBy = actor.kind === 'staff' ? Number(actor.ref) : null;
  const refunds: string[] = [];
  for (const { attempt, amountMinor: partMinor } of parts.parts) {
    const key = { id: attempt.attempt_id, account_ref: attempt.account_ref, currency: attempt.currency };
    const part = { order, attempt: key, amountMinor: partMinor, reason, requestedBy, approvalId };
    refunds.push(await refundAttempt(tx, payments, part));
  }
  await recordEvent(tx, order, {
    kind: 'refund_requested',
    actor,
    data: {
      amount_minor: amountMinor,
      reason,
      refunds,
      ...(approvalId !== null && { approval: approvalId }),
    },
  });
  return { ok: true, amountMinor, refunds };
}

/** Takes back a refund that staff asked for by mistake and have not sent. False: the money has to go back. */
export async function withdrawRefund(
  tx: Tx,
  { order, refundId, resolution }: { order: LockedOrder; refundId: string; resolution: string },
): Promise<boolean> {
  const { siteId } = order;
  const refund = await findRefund(tx, siteId, refundId);
  if (refund?.status !== 'manual' || !mayWithdraw(order.status, refund.reason)) return false;
  await updateRefund(tx, siteId, refundId, { status: 'failed', error: 'withdrawn' });
  await resolveCasesOfRefund(tx, { siteId, refundId, resolution });
  return true;
}
