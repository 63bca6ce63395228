import { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { defineJob, type JobInput, specsOf } from '../../platform/jobs/jobs.ts';
import { insertMail } from './mails.sql.ts';

export const sendMailJob = defineJob({
  name: 'mails.send',
  payload: z.object({ siteId: z.number(), mailId: z.number() }),
  maxAttempts: 12,
});

/** The job that sends a mail which has no id yet. */
export const sendingOf = (siteId: number): object =>
  Object(specsOf([{ job: sendMailJob, payload: { siteId, mailId: 0 } }])[0]);

/** Every mail about an order. What each says is in `messages.en.json`, what it shows of the order in `mail-content.ts`. */
export type MailKind =
  | 'order_received'
  | 'order_confirmed'
  | 'payment_reminder'
  | 'payment_failed'
  // data: due_minor, received_minor, currency
  | 'payment_missing'
  | 'payment_late'
  | 'order_cancelled'
  | 'order_preparing'
  | 'order_ready_for_pickup'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_refunded'
  // data: promise_id, told_on, promised_on
  | 'delivery_revised'
  | 'address_changed'
  // data: return_code, and reason (rejected) or until (approved: the day it should be on its way)
  | 'return_requested'
  | 'return_approved'
  | 'return_rejected'
  | 'return_received'
  // data: the statement (sender, items, reply_to, withdrawn_at), and what follows (status, is_whole, until, refund_by)
  | 'withdrawal_received'
  // asked for by who knows the code and the address
  | 'order_link'
  | 'review_invitation';

export interface MailInput {
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
export const queueMail = (tx: Tx, input: MailInput, others: readonly JobInput[] = []): Promise<void> =>
  insertMail(tx, input, sendingOf(input.siteId), specsOf(others));
