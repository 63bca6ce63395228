import type { Tx } from '../../platform/db.ts';
import { type JobWish, specsOf } from '../../platform/jobs.ts';
import { sendingOf } from './mails.jobs.ts';
import { insertMail } from './mails.sql.ts';

/** Every mail about an order. What each says is in `messages/`, what it shows of the order in `mail-content.ts`. */
export type MailKind =
  | 'order_received'
  | 'order_confirmed'
  | 'payment_reminder'
  | 'payment_failed'
  | 'payment_late'
  | 'order_cancelled'
  | 'order_preparing'
  | 'order_ready_for_pickup'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_refunded'
  // data: return_code, and reason (rejected) or until (approved: the day it should be on its way)
  | 'return_requested'
  | 'return_approved'
  | 'return_rejected'
  | 'return_received';

export interface MailWish {
  readonly siteId: number;
  readonly kind: MailKind;
  /** Says what it is about; a second mail with the same key is not written. */
  readonly key: string;
  readonly orderId: number | null;
  readonly to: string;
  readonly locale: string;
  readonly data?: Record<string, unknown>;
}

/** Writes a mail in the caller's transaction: it is sent exactly if what it tells is committed. Takes other jobs along. */
export const queueMail = (tx: Tx, wish: MailWish, others: readonly JobWish[] = []): Promise<void> =>
  insertMail(tx, wish, sendingOf(wish.siteId), specsOf(others));
