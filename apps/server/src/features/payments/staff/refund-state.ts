import type { Tx } from '../../../platform/db/db.ts';
import type { ApprovalFacts } from '../../approvals/approvable-act.ts';
import { dueOf } from '../../orders/money/order-sums.rules.ts';
import { lockStaffOrder } from '../../orders/staff/order-acts.ts';
import { findRefundFacts } from '../refunds/refund-facts.sql.ts';
import { listRefundable } from '../refunds/refunds.sql.ts';

/**
 * What a proposed refund of an order depends on: its states and what is left of each payment. Locks the order. Null: the
 * site has no such order.
 */
export async function readRefundState(tx: Tx, siteId: number, code: string) {
  const order = await lockStaffOrder(tx, siteId, code);
  if (!order) return null;
  const attempts = await listRefundable(tx, siteId, order.id);
  return {
    code,
    status: order.status,
    payment_status: order.paymentStatus,
    fulfilment_status: order.fulfilmentStatus,
    left: Object.fromEntries(attempts.map((attempt) => [attempt.attempt_id, attempt.left_minor])),
  };
}

export type RefundState = NonNullable<Awaited<ReturnType<typeof readRefundState>>>;

/** The answer of an act that has become a proposal. */
export function proposedAnswer({ id, state }: { readonly id: number; readonly state: object }) {
  const { code, status, payment_status, fulfilment_status } = state as RefundState;
  return {
    code,
    status,
    payment_status,
    fulfilment_status,
    outcome: 'approval_requested',
    approval: id,
    missing_minor: 0,
    refunded_minor: 0,
  };
}

/** The sums around a refund, for the person who decides. `ownMinor`: a refund of this very act that exists already. */
export async function readRefundFacts(
  tx: Tx,
  siteId: number,
  { code, ownMinor = 0 }: { readonly code: string; readonly ownMinor?: number },
): Promise<ApprovalFacts | null> {
  const facts = await findRefundFacts(tx, siteId, code);
  if (!facts) return null;
  const { locale, refunded_minor: refunded, ...rest } = facts;
  return { ...rest, refunded_before_minor: refunded - ownMinor, mail: { kind: 'order_refunded', locale } };
}

/** The sums around a payment by hand, for the person who decides: an order of 5,990 with 9,000 entered has to be seen. */
export async function readPaymentFacts(
  tx: Tx,
  siteId: number,
  { code, valueOn }: { readonly code: string; readonly valueOn: string },
): Promise<ApprovalFacts | null> {
  const order = await lockStaffOrder(tx, siteId, code);
  const facts = await readRefundFacts(tx, siteId, { code });
  if (!order || !facts) return null;
  const dueMinor = dueOf(
    { status: order.status, payment_status: order.paymentStatus, total_minor: facts.price_minor },
    facts.paid_minor - facts.refunded_before_minor,
  );
  return { ...facts, mail: null, payment: { due_minor: dueMinor, value_on: valueOn } };
}
