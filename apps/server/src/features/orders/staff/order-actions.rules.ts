import { type Allowance, waitsForApproval } from '../../approvals/approvals.rules.ts';
import type { Permission } from '../../staff/staff.rules.ts';
import type { Action } from '../../staff/staff-list.contract.ts';
import type { OrderState } from './order-source.staff.contract.ts';

type Reason = string | null;

interface Rule {
  readonly name: string;
  readonly permission: Permission;
  readonly is_money: boolean;
  /** Why not, or null. */
  readonly refuses: (order: OrderState) => Reason;
}

const BEFORE_SALE = ['pending_confirmation', 'processing', 'payment_failed'];
const UNTIL_SHIPPING = [...BEFORE_SALE, 'confirmed', 'preparing', 'ready_for_pickup'];
/** Sold and on its way: cash on delivery may still be unpaid here. */
const SOLD = ['confirmed', 'preparing', 'ready_for_pickup', 'shipped', 'delivered'];

/** A parcel that has left cannot be sent elsewhere, and a store does not move. */
export const mayChangeAddress = (status: string, deliveryMethod: string): boolean =>
  deliveryMethod === 'shipment' && UNTIL_SHIPPING.includes(status);

const only = (condition: boolean, reason: string): Reason => (condition ? null : reason);

/** Why an order has left the states in which an action is possible. */
function stateReason({ status }: OrderState): string {
  if (status === 'cancelled') return 'already_cancelled';
  if (['shipped', 'delivered'].includes(status)) return `already_${status}`;
  if (['return_requested', 'returned', 'refunded'].includes(status)) return 'already_returned';
  return 'not_yet';
}

function refusesConfirmation(order: OrderState): Reason {
  if (!order.has_offline_attempt) return 'paid_by_provider';
  if (order.payment_status !== 'unpaid') return 'already_paid';
  return only([...BEFORE_SALE, ...SOLD, 'cancelled'].includes(order.status), stateReason(order));
}

function refusesRefund({ payment_status }: OrderState): Reason {
  if (payment_status === 'refunded') return 'already_refunded';
  return only(['paid', 'partly_refunded'].includes(payment_status), 'nothing_paid');
}

const step = (name: string, from: readonly string[], delivery: string | null = null): Rule => ({
  name,
  permission: 'order.fulfil',
  is_money: false,
  refuses: (order) =>
    delivery !== null && order.delivery_method !== delivery
      ? 'other_delivery'
      : (only(from.includes(order.status), stateReason(order)) ?? only(!order.is_held, 'waits_for_approval')),
});

const RULES: readonly Rule[] = [
  { name: 'payment.confirm', permission: 'payment.confirm', is_money: true, refuses: refusesConfirmation },
  {
    name: 'payment.refuse',
    permission: 'payment.confirm',
    is_money: true,
    refuses: (order) =>
      order.has_offline_attempt
        ? only(
            order.is_registered && order.status === 'pending_confirmation',
            order.payment_status === 'unpaid' ? stateReason(order) : 'already_paid',
          )
        : 'paid_by_provider',
  },
  {
    name: 'order.accept',
    permission: 'order.accept',
    is_money: false,
    refuses: (order) =>
      order.method_component === 'CashPayment'
        ? only(order.is_registered && BEFORE_SALE.includes(order.status), stateReason(order))
        : 'not_paid_on_delivery',
  },
  step('order.prepare', ['confirmed']),
  step('order.ready', ['preparing'], 'pickup'),
  step('order.ship', ['preparing'], 'shipment'),
  step('order.deliver', ['ready_for_pickup', 'shipped']),
  { name: 'order.refund', permission: 'order.refund', is_money: true, refuses: refusesRefund },
  {
    name: 'order.cancel',
    permission: 'order.cancel',
    is_money: true,
    refuses: (order) => only(UNTIL_SHIPPING.includes(order.status), stateReason(order)),
  },
  {
    name: 'order.change_address',
    permission: 'order.change_address',
    is_money: false,
    refuses: (order) =>
      order.delivery_method === 'shipment'
        ? only(mayChangeAddress(order.status, order.delivery_method), stateReason(order))
        : 'other_delivery',
  },
  { name: 'order.note', permission: 'order.note', is_money: false, refuses: () => null },
  {
    name: 'order.mail_again',
    permission: 'order.mail_again',
    is_money: false,
    refuses: (order) => only(order.has_mails, 'no_mail_sent'),
  },
  {
    name: 'order.revoke_links',
    permission: 'order.revoke_links',
    is_money: false,
    refuses: () => null,
  },
];

/** Above the limit of one person these wait for a second one. */
const ALLOWANCE_OF: Readonly<Record<string, keyof Allowances>> = {
  'order.refund': 'refund',
  'order.cancel': 'refund',
  'payment.confirm': 'payment',
};
/** With a sum that is typed: the dialog compares it while it is typed. */
const TYPED = ['order.refund', 'payment.confirm'];

export interface Allowances {
  readonly refund: Allowance | null;
  readonly payment: Allowance | null;
}

/** What the caller can do to an order. The order of the list is the way of an order: the first allowed is the next step. */
export const orderActions = (
  order: OrderState,
  may: (permission: Permission) => boolean,
  allowances: Allowances = { refund: null, payment: null },
): Action[] =>
  RULES.map(({ name, permission, is_money, refuses }) => {
    const reason = may(permission) ? refuses(order) : 'not_permitted';
    const allowed = reason === null;
    const kind = ALLOWANCE_OF[name];
    const allowance = allowed && kind ? allowances[kind] : null;
    const needs_approval = allowance !== null && waitsForApproval(allowance);
    const limit = allowance && TYPED.includes(name) ? { alone_up_to_minor: allowance.aloneMinor } : {};
    return { name, allowed, reason, is_money, needs_approval, ...limit };
  });
