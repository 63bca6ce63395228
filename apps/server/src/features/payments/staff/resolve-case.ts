import type { Tx } from '../../../platform/db/db.ts';
import { type Actor, type LockedOrder, recordEvent, reinstateOrder } from '../../orders/moves/order-moves.ts';
import { actOnOrder } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { Payments } from '../payments.ts';
import { requestRefund, withdrawRefund } from '../refunds/request-refund.ts';
import { bookRefundByHand } from '../settle/book-refund-by-hand.ts';
import { closeCase, type LockedCase, lockCase } from './cases.staff.sql.ts';
import type { RefundDone, RefundResult } from './money-refusal.ts';
import type { ResolvedCase } from './payments.staff.contract.ts';

interface Decision {
  readonly caseId: number;
  readonly resolution: 'reinstate' | 'refund' | 'close';
  readonly note: string;
}

export type ResolvedResult = { ok: true; acted: ResolvedCase } | Extract<RefundResult, { ok: false }>;

/** Decides a case of money that does not fit: bring the order back, give the money back, or nothing more to do. */
export async function resolveCase(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  decision: Decision,
): Promise<ResolvedResult> {
  const { siteId } = call;
  const { caseId, resolution, note } = decision;
  const seen = await lockCase(tx, siteId, caseId);
  if (!seen) return { ok: false, code: 'not_found' };
  if (seen.order_code === null) return closeWithoutOrder(tx, call, seen, decision);
  const input = { code: seen.order_code, action: `case.${resolution}`, reason: note };
  const acted = await actOnOrder(tx, call, input, async (order, actor): Promise<RefundDone> => {
    if (seen.status !== 'open') return { ok: false, code: 'order_move_impossible' };
    let refundedMinor = 0;
    if (resolution === 'reinstate') {
      // Only money that is here and stays here can pay for anything.
      if (!seen.paid || seen.refunding || !(await reinstateOrder(tx, order, actor)))
        return { ok: false, code: 'order_move_impossible' };
    } else if (resolution === 'refund') {
      const refunded = await giveBack(tx, payments, seen, {
        siteId,
        orderId: order.id,
        actor,
        note,
        approvalId: call.approval?.id ?? null,
      });
      if (!refunded.ok) return refunded;
      refundedMinor = refunded.refundedMinor ?? 0;
    } else {
      const closed = await dropRefund(tx, seen, order, `close: ${note}`);
      if (!closed.ok) return closed;
    }
    await closeCase(tx, siteId, caseId, `${resolution}: ${note}`);
    const data = { case: caseId, kind: seen.kind, resolution };
    await recordEvent(tx, order, { kind: 'case_resolved', actor, data });
    return { ok: true, outcome: resolution, refundedMinor, note: { case: caseId, kind: seen.kind } };
  });
  return acted;
}

/** A charge that belongs to no order can only be closed: what was done about it is in the note. */
async function closeWithoutOrder(
  tx: Tx,
  call: StaffCall,
  { kind, status }: LockedCase,
  { caseId, resolution, note }: Decision,
): Promise<ResolvedResult> {
  if (status !== 'open' || resolution !== 'close') return { ok: false, code: 'order_move_impossible' };
  await closeCase(tx, call.siteId, caseId, `close: ${note}`);
  await writeAudit(tx, call, {
    action: 'case.close',
    subject: { kind: 'payment_case', ref: String(caseId) },
    reason: note,
    before: { status },
    after: { status: 'resolved', kind },
  });
  const order = { code: null, status: null, payment_status: null, fulfilment_status: null };
  return {
    ok: true,
    acted: { ...order, outcome: 'close', approval: null, missing_minor: 0, refunded_minor: 0 },
  };
}

/** Closing the task of a refund means that the money stays here, so the refund is withdrawn with it. */
async function dropRefund(
  tx: Tx,
  { kind, refund_id: refundId }: LockedCase,
  order: LockedOrder,
  resolution: string,
): Promise<RefundDone> {
  if (kind !== 'refund_by_hand' || refundId === null) return { ok: true };
  const withdrawn = await withdrawRefund(tx, { order, refundId, resolution });
  return withdrawn ? { ok: true } : { ok: false, code: 'refund_still_owed' };
}

async function giveBack(
  tx: Tx,
  payments: Payments,
  { kind, refund_id: refundId }: LockedCase,
  input: { siteId: number; orderId: number; actor: Actor; note: string; approvalId: number | null },
): Promise<RefundDone> {
  const { siteId, orderId, actor, note, approvalId } = input;
  // The refund was asked for when the case was opened: it is booked, not asked for a second time.
  if (refundId) {
    const booking = { siteId, refundId, reference: note, actor, approvalId };
    const booked = await bookRefundByHand(tx, booking, payments);
    if (booked.ok) return { ok: true, refundedMinor: booked.amountMinor };
    return booked.code === 'approval_required' ? booked : { ok: false, code: 'order_move_impossible' };
  }
  const refund = await requestRefund(
    tx,
    { siteId, orderId, amountMinor: null, reason: kind, actor, approvalId },
    payments,
  );
  if (refund.ok) return { ok: true, refundedMinor: refund.amountMinor };
  return refund.code === 'order_unknown' ? { ok: false, code: 'not_found' } : refund;
}
