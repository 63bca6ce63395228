import type { Permission } from '../staff/staff-call.ts';
import type { BulkAction } from './bulk.contract.ts';

const PERMISSIONS: Record<BulkAction, Permission> = {
  'order.prepare': 'order.fulfil',
  'order.ready': 'order.fulfil',
  'ticket.close': 'ticket.answer',
};

/** The permission of the action on one subject: it holds for each row. */
export const permissionOf = (action: BulkAction): Permission => PERMISSIONS[action];
