import type { Tx } from '../../platform/db.ts';
import { type Actor, recordEvent, reinstateOrder } from '../orders/order-moves.ts';
import { bookRefundByHand } from '../payments/book-refund-by-hand.ts';
import type { Payments } from '../payments/payments.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { type ActResult, actOnOrder, type Done } from './act-on-order.ts';
import type { StaffCall } from './staff-call.ts';
import { closeCase, type LockedCase, lockCase } from './staff-cases.sql.ts';

interface Decision {
  readonly caseId: number;
  readonly resolution: 'reinstate' | 'refund' | 'close';
  readonly note: string;
}

/** Decides a case of money that does not fit: bring the order back, give the money back, or nothing more to do. */
export async function resolveCase(
  tx: Tx,
  payments: Payments,
  call: StaffCall,
  { caseId, resolution, note }: Decision,
): Promise<ActResult> {
  const { siteId } = call;
  const seen = await lockCase(tx, siteId, caseId);
  if (!seen) return { ok: false, code: 'not_found' };
  const wish = { code: seen.order_code, action: `case.${resolution}`, reason: note };
  return actOnOrder(tx, call, wish, async (order, actor): Promise<Done> => {
    if (seen.status !== 'open') return { ok: false, code: 'order_move_impossible' };
    const of = { siteId, orderId: order.id, actor };
    let refundedMinor = 0;
    if (resolution === 'reinstate') {
      // Only money that is here and stays here can pay for anything.
      if (!seen.paid || seen.refunding || !(await reinstateOrder(tx, order, actor)))
        return { ok: false, code: 'order_move_impossible' };
    } else if (resolution === 'refund') {
      const given = await giveBack(tx, payments, seen, { ...of, note });
      if (!given.ok) return given;
      refundedMinor = given.refundedMinor ?? 0;
    }
    await closeCase(tx, siteId, caseId, `${resolution}: ${note}`);
    const data = { case: caseId, kind: seen.kind, resolution };
    await recordEvent(tx, order, { kind: 'case_resolved', actor, data });
    return { ok: true, outcome: resolution, refundedMinor, note: { case: caseId, kind: seen.kind } };
  });
}

async function giveBack(
  tx: Tx,
  payments: Payments,
  { kind, refund_id: refundId }: LockedCase,
  given: { siteId: number; orderId: number; actor: Actor; note: string },
): Promise<Done> {
  const { siteId, orderId, actor, note } = given;
  if (kind === 'refund_by_hand' && refundId) {
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
