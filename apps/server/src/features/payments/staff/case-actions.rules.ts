import type { Action } from '../../staff/staff-list.contract.ts';

interface CaseState {
  readonly kind: string;
  readonly status: string;
  readonly order_code: string | null;
  readonly refund_id: string | null;
  readonly payment_status: string | null;
  readonly due_minor?: number;
  readonly is_refunding?: boolean;
  readonly is_requested_today?: boolean;
}

/** Why the buyer is not asked for the rest of the price, or null. */
export function whyNotRequested(order: {
  dueMinor: number;
  isRefunding: boolean;
  isRequestedToday: boolean;
}): string | null {
  if (order.dueMinor <= 0) return 'nothing_due';
  if (order.isRefunding) return 'refund_requested';
  return order.isRequestedToday ? 'requested_today' : null;
}

/**
 * What can be decided of a case, and why not. `resolveCase` has the last word: it looks at the ledger. `refundWaits`: the
 * refund needs a second person.
 */
export function caseActions(found: CaseState, mayResolve: boolean, refundWaits = false): Action[] {
  const general = mayResolve ? (found.status === 'open' ? null : 'already_resolved') : 'not_permitted';
  const needsOrder = found.order_code === null ? 'no_order' : null;
  const act = (name: string, reason: string | null, isMoney: boolean): Action => ({
    name,
    allowed: (general ?? reason) === null,
    reason: general ?? reason,
    is_money: isMoney,
    needs_approval: name === 'case.refund' && (general ?? reason) === null && refundWaits,
  });
  const paid = found.payment_status === 'paid' ? null : 'not_paid';
  const {
    due_minor: dueMinor = 0,
    is_refunding: isRefunding = false,
    is_requested_today: isRequestedToday = false,
  } = found;
  const whyNot = whyNotRequested({ dueMinor, isRefunding, isRequestedToday });
  return [
    ...(found.kind === 'underpaid' ? [act('case.request_payment', needsOrder ?? whyNot, false)] : []),
    act('case.refund', needsOrder, true),
    act('case.reinstate', needsOrder ?? (found.refund_id ? 'refund_requested' : paid), false),
    act('case.close', null, false),
  ];
}
