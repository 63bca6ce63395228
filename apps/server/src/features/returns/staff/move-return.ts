import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovalRequired } from '../../approvals/approvable-act.ts';
import { retireBikes } from '../../bikes/my-bikes.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import { endQuarantine, takeBackUnits } from '../../inventory/claims/move-claims.ts';
import { type Actor, type LockedOrder, recordEvent } from '../../orders/moves/order-moves.ts';
import { endReturn, takeOrderBack } from '../../orders/moves/return-moves.ts';
import type { Payments } from '../../payments/payments.ts';
import { requestRefund } from '../../payments/refunds/request-refund.ts';
import { type LockedReturn, moveReturn, setOutcome } from '../returns.sql.ts';

/** Approves the return and mails the buyer how to send it. False: its status does not allow it. */
export async function approveReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  actor: Actor,
): Promise<boolean> {
  if (!(await moveReturn(tx, one, { from: ['requested'], to: 'approved' }))) return false;
  await recordEvent(tx, order, { kind: 'return_approved', actor, data: { return_code: one.code } });
  return true;
}

/** The return has arrived: its units are in quarantine, and it can be refunded. */
export async function receiveReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  actor: Actor,
): Promise<boolean> {
  if (!(await moveReturn(tx, one, { from: ['approved'], to: 'received' }))) return false;
  const { siteId, unitIds } = one;
  await takeBackUnits(tx, { siteId, orderId: order.id, unitIds, reason: `return ${one.code}` });
  await retireBikes(tx, siteId, unitIds);
  return takeOrderBack(tx, order, { actor, returnCode: one.code, isWhole: one.isWhole });
}

/** No, and why: the buyer reads the reason. Not once it is here: then its money has to go back. */
export async function rejectReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  input: { readonly actor: Actor; readonly reason: string },
): Promise<boolean> {
  const { actor, reason } = input;
  if (!(await moveReturn(tx, one, { from: ['requested', 'approved'], to: 'rejected', rejection: reason })))
    return false;
  return endReturn(tx, order, { actor, returnCode: one.code, event: 'return_rejected', reason });
}

/** After the inspection: for sale again, or scrap. Each unit once; without names, all that are not inspected. */
export async function inspectReturn(
  tx: Tx,
  order: LockedOrder,
  one: LockedReturn,
  input: {
    readonly actor: Actor;
    readonly outcome: 'resell' | 'scrap';
    readonly unitIds: readonly string[] | null;
  },
): Promise<boolean> {
  const { actor, outcome } = input;
  const unitIds = input.unitIds ?? one.uninspected;
  const isHere = one.status === 'received' || one.status === 'refunded';
  if (!isHere || unitIds.length === 0 || !unitIds.every((id) => one.uninspected.includes(id))) return false;
  await setOutcome(tx, one, unitIds, outcome);
  const products = await endQuarantine(tx, { siteId: one.siteId, unitIds, outcome });
  const data = { return_code: one.code, outcome, units: unitIds };
  await recordEvent(tx, order, { kind: 'return_inspected', actor, data });
  if (outcome === 'resell' && products.length > 0)
    await queuePurge(
      tx,
      products.map((slug) => `product:${slug}`),
    );
  return true;
}

type RefundedReturn =
  | { readonly ok: true; readonly refundedMinor: number }
  | { readonly ok: false; readonly code: 'order_move_impossible' }
  | ApprovalRequired;

/**
 * What was paid for the lines goes back; when nothing of the order is left with the buyer, all there is, the delivery
 * included. What an earlier refund has taken is not given twice. The credit note comes with the booking of the money.
 */
export async function refundReturn(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'>,
  order: LockedOrder,
  one: LockedReturn,
  { actor, approvalId }: { readonly actor: Actor; readonly approvalId: number | null },
): Promise<RefundedReturn> {
  if (one.status !== 'received') return { ok: false, code: 'order_move_impossible' };
  const input = { siteId: one.siteId, orderId: order.id, reason: `return_${one.code}`, actor, approvalId };
  const all = { ...input, amountMinor: null };
  const requested = one.isWhole ? all : { ...input, amountMinor: one.linesMinor };
  let refund = await requestRefund(tx, requested, payments);
  if (!refund.ok && refund.code === 'more_than_paid') refund = await requestRefund(tx, all, payments);
  if (!refund.ok && refund.code === 'approval_required') return refund;
  const refundedMinor = refund.ok ? refund.amountMinor : 0;
  const moved = await moveReturn(tx, one, { from: ['received'], to: 'refunded', refundMinor: refundedMinor });
  return moved ? { ok: true, refundedMinor } : { ok: false, code: 'order_move_impossible' };
}
