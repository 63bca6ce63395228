import type { Permission } from '../../staff/staff.rules.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import type { WarrantyStatus } from '../warranty.contract.ts';
import { mayMove } from '../warranty.rules.ts';

const STEPS = [
  ['warranty.verify', 'verified', 'warranty.decide'],
  ['warranty.reject', 'rejected', 'warranty.decide'],
  ['warranty.repair', 'in_repair', 'warranty.repair'],
  ['warranty.close', 'closed', 'warranty.repair'],
] as const;

/** What the caller can do to a request, and why not. */
export const warrantyActions = (status: WarrantyStatus, may: (permission: Permission) => boolean): Action[] =>
  STEPS.map(([name, to, permission]) => {
    const reason = !may(permission) ? 'not_permitted' : mayMove(status, to) ? null : `warranty_${status}`;
    return { name, allowed: reason === null, reason, is_money: false, needs_approval: false };
  });
