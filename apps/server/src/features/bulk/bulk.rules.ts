import type { Permission } from '../staff/staff.rules.ts';
import type { BulkAction } from './bulk.contract.ts';

/** The permission of the action on one subject: it holds for each row. */
export const PERMISSION_OF: Record<BulkAction, Permission> = {
  'order.prepare': 'order.fulfil',
  'order.ready': 'order.fulfil',
  'ticket.close': 'ticket.answer',
};

/** The list whose query "all that match" names; null: rows are chosen one by one. */
export const LIST_OF: Record<BulkAction, 'orders' | null> = {
  'order.prepare': 'orders',
  'order.ready': 'orders',
  'ticket.close': null,
};
