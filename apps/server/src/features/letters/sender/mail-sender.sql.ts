import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { MailSender } from '../../mails/mail-site.fragment.ts';

const SET = statement(
  'mail_sender_set',
  `update sites set settings = jsonb_set(settings, '{mail_sender}', $2::jsonb) where id = $1`,
);

export async function setSender(tx: Tx, siteId: number, sender: MailSender): Promise<void> {
  await runPrepared(tx, SET, [siteId, JSON.stringify(sender)]);
}

const STAFF_EMAIL = statement('staff_email', `select email from staff where id = $1 and status = 'active'`);

/** Null: an API key, or a person who has left. */
export async function findStaffEmail(tx: Tx, staffId: number): Promise<string | null> {
  const [row] = await runPrepared(tx, STAFF_EMAIL, [staffId]);
  return row?.email ?? null;
}
