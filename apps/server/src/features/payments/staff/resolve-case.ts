import type { Tx } from '../../../platform/db/db.ts';
import { type Actor, type LockedOrder, recordEvent, reinstateOrder } from '../../orders/moves/order-moves.ts';
import { actOnOrder } from '../../orders/staff/act-on-order.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { withdrawRefund } from '../refunds/withdraw-refund.ts';
import { bookRefundByHand } from '../settle/book-refund-by-hand.ts';
import { closeCase, type LockedCase, lockCase } from './cases.staff.sql.ts';
import type { MoneyDone, MoneyResult } from './money-refusal.ts';
import type { ResolvedCase } from './payments.staff.contract.ts';

interface Decision {
  readonly caseId: number;
  readonly resolution: 'reinstate' | 'refund' | 'close';
  readonly note: string;
}

type Result = { ok: true; resolved: ResolvedCase } | Extract<MoneyResult, { ok: false }>;

/** Decides a case of money that does not fit: bring the order back, give the money back, or nothing more to do. */
export async function resolveCase(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  decision: Decision,
): Promise<Result> {
  const { siteId } = call;
  const { caseId, resolution, note } = decision;
  const seen = await lockCase(tx, siteId, caseId);
  if (!seen) return { ok: false, code: 'not_found' };
  if (seen.order_code === null) return closeWithoutOrder(tx, call, seen, decision);
  const input = { code: seen.order_code, action: `case.${resolution}`, reason: note };
  const acted = await actOnOrder(tx, call, input, async (order, actor): Promise<MoneyDone> => {
    if (seen.status !== 'open') return { ok: false, code: 'order_move_impossible' };
    let refundedMinor = 0;
    if (resolution === 'reinstate') {
      // Only money that is here and stays here can pay for anything.
      if (!seen.paid || seen.refunding || !(await reinstateOrder(tx, order, actor)))
        return { ok: false, code: 'order_move_impossible' };
    } else if (resolution === 'refund') {
      const refunded = await giveBack(tx, payments, seen, { siteId, orderId: order.id, actor, note });
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
  return acted.ok ? { ok: true, resolved: acted.acted } : acted;
}

/** A charge that belongs to no order can only be closed: what was done about it is in the note. */
async function closeWithoutOrder(
  tx: Tx,
  call: StaffCall,
  { kind, status }: LockedCase,
  { caseId, resolution, note }: Decision,
): Promise<Result> {
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
  return { ok: true, resolved: { ...order, outcome: 'close', missing_minor: 0, refunded_minor: 0 } };
}

/** Closing the task of a refund means that the money stays here, so the refund is withdrawn with it. */
async function dropRefund(
  tx: Tx,
  { kind, refund_id: refundId }: LockedCase,
  order: LockedOrder,
  resolution: string,
): Promise<MoneyDone> {
  if (kind !== 'refund_by_hand' || refundId === null) return { ok: true };
  const withdrawn = await withdrawRefund(tx, { order, refundId, resolution });
  return withdrawn ? { ok: true } : { ok: false, code: 'refund_still_owed' };
}

async function giveBack(
  tx: Tx,
  payments: Payments,
  { kind, refund_id: refundId }: LockedCase,
  input: { siteId: number; orderId: number; actor: Actor; note: string },
): Promise<MoneyDone> {
  const { siteId, orderId, actor, note } = input;
  // The refund was asked for when the case was opened: it is booked, not asked for a second time.
  if (refundId) {
    const booked = await bookRefundByHand(tx, { siteId, refundId, reference: note, actor }, payments);
    return booked.ok
      ? { ok: true, refundedMinor: booked.amountMinor }
      : { ok: false, code: 'order_move_impossible' };
  }
  const refund = await requestRefund(
    tx,
    { siteId, orderId, amountMinor: null, reason: kind, actor },
    payments,
  );
  if (refund.ok) return { ok: true, refundedMinor: refund.amountMinor };
  return { ok: false, code: refund.code === 'order_unknown' ? 'not_found' : refund.code };
}
