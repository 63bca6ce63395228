import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovalRequired } from '../../approvals/approvable-act.ts';
import { type Actor, lockOrder, recordEvent } from '../../orders/moves/order-moves.ts';
import { lockAttempt } from '../attempts/attempts.sql.ts';
import { updateAttempt } from '../attempts/update-attempt.sql.ts';
import type { Payments } from '../payments.ts';
import { checkRefundLimit } from '../refunds/check-refund-limit.ts';
import { findRefund, updateRefund } from '../refunds/refunds.sql.ts';
import { applyPostings } from './apply-postings.ts';
import { isMoney, statusOf } from './settle.rules.ts';

export type BookedRefund =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly code: 'refund_unknown' }
  | ApprovalRequired;

interface BookRefundByHandInput {
  readonly siteId: number;
  readonly refundId: string;
  /** The bank's own name for the transfer that took the money back. */
  readonly reference: string;
  readonly actor: Actor;
  /** A second person has approved it. */
  readonly approvalId?: number | null;
}

/**
 * Staff have sent money back where no provider can. It is booked like any other refund. A refund that staff asked for has
 * been checked against the limit by then; one that the system asked for, say for money too much, is checked here.
 */
export async function bookRefundByHand(
  tx: Tx,
  { siteId, refundId, reference, actor, approvalId = null }: BookRefundByHandInput,
  payments: Pick<Payments, 'log' | 'metrics'> | null = null,
): Promise<BookedRefund> {
  const seen = await findRefund(tx, siteId, refundId);
  if (!seen) return { ok: false, code: 'refund_unknown' };
  const order = await lockOrder(tx, siteId, seen.order_id);
  const attempt = await lockAttempt(tx, siteId, seen.attempt_id);
  // Looked at again behind the order's lock: a second click must find it done.
  const refund = await findRefund(tx, siteId, refundId);
  if (!order || !attempt || refund?.status !== 'manual') return { ok: false, code: 'refund_unknown' };
  if (refund.requested_by === null && refund.approval_id === null) {
    const { amount_minor: amountMinor, currency } = refund;
    const required =
      approvalId === null ? await checkRefundLimit(tx, { order, actor, amountMinor, currency }) : null;
    if (required) return required;
    const approval = approvalId !== null && { approval: approvalId };
    const data = { amount_minor: amountMinor, refund: refundId, ...approval };
    await recordEvent(tx, order, { kind: 'refund_booked', actor, data });
  }
  const txnId = `${refundId}:${reference}`;
  await updateRefund(tx, siteId, refundId, { status: 'manual', providerRef: txnId });
  const posting = { kind: 'refunded', txnId, amountMinor: refund.amount_minor } as const;
  await applyPostings(tx, { payments, order, attempt, actor, postings: [{ ...posting, occurredAt: null }] });
  const status = statusOf([...attempt.postings, posting], attempt.status === 'lost');
  if (isMoney(attempt.status) && status !== attempt.status)
    await updateAttempt(tx, siteId, refund.attempt_id, { status });
  return { ok: true, amountMinor: refund.amount_minor };
}
