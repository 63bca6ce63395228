import { APPROVABLE } from '../approvals/approvals.rules.ts';
import type { Permission } from '../staff/staff.rules.ts';
import type { InboxItem, InboxKind } from './inbox.contract.ts';

/** The permissions that show a kind: the item waits for staff with one of them. */
export const PERMISSIONS_OF: Record<InboxKind, readonly Permission[]> = {
  approval: APPROVABLE,
  transfer: ['payment.confirm'],
  case: ['case.resolve'],
  prepare: ['order.fulfil'],
  handover: ['order.fulfil'],
  return: ['return.decide'],
  ticket: ['ticket.answer'],
  warranty: ['warranty.decide'],
  activation: ['bike.decide'],
};

const FOUR_HOURS_MS = 4 * 3_600_000;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Late, within four hours, until the end of the caller's day, within a week, later. */
export function groupOf(dueAt: Date, now: Date, dayEndsAt: Date): InboxItem['group'] {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  if (left <= FOUR_HOURS_MS) return 'four_hours';
  if (dueAt <= dayEndsAt) return 'today';
  return left <= WEEK_MS ? 'week' : 'later';
}

export function endOfUtcDay(now: Date): Date {
  const end = new Date(now);
  end.setUTCHours(23, 59, 59, 999);
  return end;
}
