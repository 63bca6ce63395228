import type { Tx } from '../../../platform/db/db.ts';
import { orderSums } from '../../orders/money/order-sums.rules.ts';
import { recordEvent } from '../../orders/moves/order-moves.ts';
import { actOnOrder, type Done } from '../../orders/staff/order-acts.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { whyNotRequested } from './case-actions.rules.ts';
import { findOwed, lockCase } from './cases.staff.sql.ts';
import type { MoneyResult } from './money-refusal.ts';

/** Mails the buyer of an underpaid order what is missing and how to pay it, at most once a day. */
export async function requestPayment(tx: Tx, call: StaffCall, caseId: number): Promise<MoneyResult> {
  const seen = await lockCase(tx, call.siteId, caseId);
  if (!seen) return { ok: false, code: 'not_found' };
  const { order_code: code, kind, status } = seen;
  if (code === null || kind !== 'underpaid' || status !== 'open')
    return { ok: false, code: 'order_move_impossible' };
  return actOnOrder(
    tx,
    call,
    { code, action: 'case.request_payment', reason: null },
    async (order, actor): Promise<Done> => {
      const owed = await findOwed(tx, call.siteId, order.id);
      if (!owed) return { ok: false, code: 'not_found' };
      const { due_minor: dueMinor, paid_minor, refunded_minor } = orderSums(owed, owed.attempts);
      const isRefunding = refunded_minor > 0;
      if (whyNotRequested({ dueMinor, isRefunding, isRequestedToday: owed.is_requested_today }) !== null)
        return { ok: false, code: 'order_move_impossible' };
      const data = { due_minor: dueMinor, received_minor: paid_minor, currency: order.currency };
      await recordEvent(tx, order, { kind: 'payment_requested', actor, data });
      return { ok: true, outcome: 'requested', missingMinor: dueMinor, note: { case: caseId, ...data } };
    },
  );
}
