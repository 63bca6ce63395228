import type { Db } from '../../../platform/db/db.ts';
import { findLimit } from '../../approvals/approvable-act.ts';
import type { Allowance, ReadAllowance } from '../../approvals/approvals.rules.ts';
import type { Permission } from '../../staff/staff.rules.ts';
import { orderSums } from '../money/order-sums.rules.ts';
import { orderActions } from './order-actions.rules.ts';
import { mergeTimeline } from './order-timeline.rules.ts';
import type { OrderSums, StaffOrder } from './orders.staff.contract.ts';
import { readStaffOrder } from './orders.staff.sql.ts';

/** The permissions of the caller, and what the caller may refund alone. */
interface OrderReader {
  readonly may: (permission: Permission) => boolean;
  readonly readAllowance: ReadAllowance;
}

/** All there is about an order, what the caller can do to it, and one history. */
export async function showStaffOrder(
  db: Db,
  siteId: number,
  code: string,
  { may, readAllowance }: OrderReader,
): Promise<StaffOrder | null> {
  const found = await readStaffOrder(db, siteId, code);
  if (!found) return null;
  const {
    notes,
    audit,
    mails,
    payments,
    method_component,
    is_registered,
    has_offline_attempt,
    is_held,
    ...order
  } = found;
  // Without a payment there is nothing to give back, and the limit need not be read.
  const givesBack = order.ledger.length > 0 && (may('order.refund') || may('order.cancel'));
  const state = {
    ...order,
    method_component,
    is_registered,
    has_offline_attempt,
    is_held,
    has_mails: mails.length > 0,
  };
  const sums = orderSums(order, payments);
  const isConfirmed = has_offline_attempt && sums.due_minor > 0 && may('payment.confirm');
  return {
    ...order,
    ...sums,
    mails: [...mails],
    actions: orderActions(state, may, {
      refund: givesBack ? await readAllowance() : null,
      payment: isConfirmed ? await readConfirmAllowance(db, siteId, order.currency, sums) : null,
    }),
    timeline: mergeTimeline({ events: order.events, mails, notes, audit }),
  };
}

/** What the caller may confirm alone of what is due: what was booked before counts with it. */
async function readConfirmAllowance(
  db: Db,
  siteId: number,
  currency: string,
  { due_minor: leftMinor, paid_minor: paidMinor }: OrderSums,
): Promise<Allowance> {
  const limitMinor = await findLimit(db, { siteId, permission: 'payment.confirm', currency });
  return { leftMinor, aloneMinor: limitMinor === null ? 0 : Math.max(0, limitMinor - paidMinor) };
}
