import type { Permission } from '../../staff/staff.rules.ts';
import type { Action } from '../../staff/staff-list.contract.ts';

/** What the caller can do to an activation, and why not. */
export const activationActions = (
  status: 'pending' | 'verified' | 'rejected',
  may: (permission: Permission) => boolean,
): Action[] =>
  ['bike.verify', 'bike.reject'].map((name) => {
    const reason = !may('bike.decide') ? 'not_permitted' : status === 'pending' ? null : `bike_${status}`;
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });
