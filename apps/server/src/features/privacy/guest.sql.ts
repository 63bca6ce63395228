import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const LINKED = statement(
  'privacy_linked_mail',
  `select to_email as email, locale from mails
          where site_id = $1 and id = $2 and kind = 'privacy_link' and to_email <> 'nobody@erased.invalid'`,
);

export type Mailbox = Statements['privacy_linked_mail']['row'];

/** Where the mail with the link went; null when its row is erased. */
export async function findMailbox(tx: Tx, siteId: number, mailId: number): Promise<Mailbox | null> {
  return (await runPrepared(tx, LINKED, [siteId, mailId]))[0] ?? null;
}

// An account whose address was never confirmed has no owner yet: the reader of the mailbox is.
const ENSURE = statement(
  'privacy_guest_customer',
  `
insert into customers as c (site_id, email, given_name, family_name, locale, email_verified_at)
values ($1, $2, 'Guest', 'Guest', $3, now())
on conflict (site_id, email_key) do update set email_verified_at = now(), password_hash = null
 where c.email_verified_at is null and c.blocked_at is null
returning id`,
);

/** A customer who stands for the guest in this transaction; null when the address has an account. */
export async function ensureGuestCustomer(tx: Tx, siteId: number, { email, locale }: Mailbox) {
  return (await runPrepared(tx, ENSURE, [siteId, email, locale]))[0]?.id ?? null;
}

const ACCOUNT = statement(
  'privacy_account',
  'select id from customers where site_id = $1 and email_key = lower($2) and erased_at is null',
);

export async function findAccount(tx: Tx, siteId: number, email: string): Promise<number | null> {
  return (await runPrepared(tx, ACCOUNT, [siteId, email]))[0]?.id ?? null;
}
