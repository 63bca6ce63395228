import type { Permission } from '../../staff/staff.rules.ts';
import type { Action } from '../../staff/staff-list.contract.ts';

export interface ReturnState {
  readonly status: string;
  readonly lines: readonly { readonly outcome: string | null }[];
}

interface Rule {
  readonly name: string;
  readonly permission: Permission;
  readonly is_money: boolean;
  readonly from: readonly string[];
  /** Why not, although the status fits. */
  readonly refuses?: (state: ReturnState) => string | null;
}

const RULES: readonly Rule[] = [
  { name: 'return.approve', permission: 'return.decide', is_money: false, from: ['requested'] },
  { name: 'return.receive', permission: 'return.receive', is_money: false, from: ['approved'] },
  {
    name: 'return.inspect',
    permission: 'return.receive',
    is_money: false,
    from: ['received', 'refunded'],
    refuses: ({ lines }) => (lines.every(({ outcome }) => outcome) ? 'already_inspected' : null),
  },
  { name: 'return.refund', permission: 'order.refund', is_money: true, from: ['received'] },
  { name: 'return.reject', permission: 'return.decide', is_money: false, from: ['requested', 'approved'] },
];

const WAYS = ['requested', 'approved', 'received', 'refunded'];

/** Why a status does not fit: the return is over, has passed this step, or has not reached it. */
function statusReason({ status }: ReturnState, from: readonly string[]): string {
  if (status === 'rejected' || status === 'withdrawn') return `already_${status}`;
  const last = Math.max(...from.map((one) => WAYS.indexOf(one)));
  return WAYS.indexOf(status) > last ? `already_${status}` : 'not_yet';
}

/**
 * What the caller can do to a return; the first allowed is the next step. `refundWaits`: the refund needs a second
 * person.
 */
export const returnActions = (
  state: ReturnState,
  may: (permission: Permission) => boolean,
  refundWaits = false,
): Action[] =>
  RULES.map(({ name, permission, is_money, from, refuses }) => {
    const fits = from.includes(state.status) ? (refuses?.(state) ?? null) : statusReason(state, from);
    const reason = may(permission) ? fits : 'not_permitted';
    const allowed = reason === null;
    const needs_approval = allowed && name === 'return.refund' && refundWaits;
    return { name, allowed, reason, is_money, needs_approval };
  });
