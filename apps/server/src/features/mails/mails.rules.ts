import type { MailFacts } from './mails.sql.ts';
import type { MailKind } from './queue-mail.ts';

// A name is letters: a sentence with a link, a digit or a mark that turns the text around is none.
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/** The name for a mail to an address that is not confirmed; empty when it could be an advertisement. */
export const greetableName = (name: string): string => (PLAIN_NAME.test(name) ? name : '');

const ONLY_WHILE: Partial<Record<MailKind, readonly string[]>> = {
  order_received: ['pending_confirmation', 'processing'],
  payment_reminder: ['pending_confirmation'],
  payment_failed: ['payment_failed'],
  payment_missing: [
    ...['pending_confirmation', 'processing', 'confirmed', 'preparing'],
    ...['ready_for_pickup', 'shipped', 'delivered'],
  ],
  review_invitation: ['delivered'],
  delivery_revised: ['pending_confirmation', 'processing', 'confirmed', 'preparing'],
};

export type OrderState = Pick<
  MailFacts['order'],
  'status' | 'payment_status' | 'email_confirmed' | 'is_unannounced' | 'has_failed_again'
>;

// Mails before anything is paid. Any visitor can place such an order under a foreign address.
const BEFORE_PAYMENT: ReadonlySet<MailKind> = new Set([
  'order_received',
  'order_confirmed',
  'payment_reminder',
  'payment_failed',
  'order_cancelled',
  'delivery_revised',
  'withdrawal_received',
]);

/** Whether a visitor could have caused this mail to a foreign address: those have a budget per mailbox. */
export const isUnverifiedGuestMail = (kind: MailKind, order: OrderState): boolean =>
  !order.email_confirmed && order.payment_status === 'unpaid' && BEFORE_PAYMENT.has(kind);

/**
 * Whether the order has gone on since: after a payment no mail says that it is missing, during a new one none says that
 * the last failed, and of several failed payments only the last is told. The end of an order that was cancelled while
 * its first mail waited for the budget is not told either.
 */
export const isOvertaken = (kind: MailKind, order: OrderState): boolean =>
  !(ONLY_WHILE[kind]?.includes(order.status) ?? true) ||
  (kind === 'payment_failed' && order.has_failed_again) ||
  (kind === 'payment_missing' && order.payment_status !== 'unpaid') ||
  (kind === 'order_cancelled' && order.is_unannounced && isUnverifiedGuestMail(kind, order));
