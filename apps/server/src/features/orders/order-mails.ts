import type { Tx } from '../../platform/db/db.ts';
import { type JobInput, queueJobs } from '../../platform/jobs/jobs.ts';
import { type MailInput, type MailKind, queueMail } from '../mails/queue-mail.ts';
import type { LockedOrder } from './moves/order-moves.sql.ts';

const MAIL_OF: Readonly<Record<string, MailKind>> = {
  registered: 'order_received',
  confirmed: 'order_confirmed',
  reinstated: 'order_confirmed',
  reminded: 'payment_reminder',
  payment_failed: 'payment_failed',
  payment_requested: 'payment_missing',
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
  ...(['payment_failed', 'payment_missing', 'order_refunded'] as const),
  ...(['return_requested', 'return_approved', 'return_rejected', 'return_received'] as const),
]);

/** What happened to an order. */
interface News {
  readonly event: string;
  readonly seq: number;
  readonly data?: Record<string, unknown> | undefined;
}

/** Queues the mail that an event brings, if it brings one, and the jobs that go with it. */
export async function mailOf(
  tx: Tx,
  order: LockedOrder,
  news: News,
  others: readonly JobInput[] = [],
): Promise<void> {
  const kind = MAIL_OF[news.event];
  if (kind) await queueMail(tx, toMailInput(order, kind, news), others);
  else if (others.length > 0) await queueJobs(tx, others);
}

const toMailInput = (order: LockedOrder, kind: MailKind, { seq, data = {} }: News): MailInput => ({
  siteId: order.siteId,
  kind,
  key: `order:${order.id}:${kind}${EACH_TIME.has(kind) ? `:${seq}` : ''}`,
  orderId: order.id,
  to: order.email,
  locale: order.locale,
  data,
});
