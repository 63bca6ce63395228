import type { Action } from '../../staff/staff-list.contract.ts';

interface CaseState {
  readonly kind: string;
  readonly status: string;
  readonly order_code: string | null;
  readonly refund_id: string | null;
  readonly payment_status: string | null;
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
  return [
    act('case.refund', needsOrder, true),
    act('case.reinstate', needsOrder ?? (found.refund_id ? 'refund_requested' : paid), false),
    act('case.close', null, false),
  ];
}
