import type { Tx } from '../../platform/db.ts';
import type { JobWish } from '../../platform/jobs.ts';
import { type MailKind, type MailWish, queueMail, writeMail } from '../mails/queue-mail.ts';
import type { LockedOrder } from './order-moves.sql.ts';

const MAIL_OF: Readonly<Record<string, MailKind>> = {
  registered: 'order_received',
  confirmed: 'order_confirmed',
  reinstated: 'order_confirmed',
  reminded: 'payment_reminder',
  payment_failed: 'payment_failed',
  payment_late: 'payment_late',
  cancelled: 'order_cancelled',
  preparing: 'order_preparing',
  ready_for_pickup: 'order_ready_for_pickup',
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  refunded: 'order_refunded',
  return_requested: 'return_requested',
  return_approved: 'return_approved',
  return_rejected: 'return_rejected',
  returned: 'return_received',
};

// These may happen more than once to one order, and each time is news.
const EACH_TIME = new Set<MailKind>([
  ...(['payment_failed', 'order_refunded'] as const),
  ...(['return_requested', 'return_approved', 'return_rejected', 'return_received'] as const),
]);

/** Queues the mail that an event brings, if it brings one. */
export async function mailOf(tx: Tx, ...of: Parameters<typeof wishOf>): Promise<void> {
  const wish = wishOf(...of);
  if (wish) await queueMail(tx, wish);
}

/** Writes that mail; who has more to queue takes its job along. */
export async function writeMailOf(tx: Tx, ...of: Parameters<typeof wishOf>): Promise<JobWish[]> {
  const wish = wishOf(...of);
  return wish ? writeMail(tx, wish) : [];
}

function wishOf(
  order: LockedOrder,
  event: string,
  seq: number,
  data: Record<string, unknown> = {},
): MailWish | null {
  const kind = MAIL_OF[event];
  if (!kind) return null;
  return {
    siteId: order.siteId,
    kind,
    key: `order:${order.id}:${kind}${EACH_TIME.has(kind) ? `:${seq}` : ''}`,
    orderId: order.id,
    to: order.email,
    locale: order.locale,
    data,
  };
}
