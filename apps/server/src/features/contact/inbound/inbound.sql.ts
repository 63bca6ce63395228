import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

const FIND_OFFICE = statement(
  'inbound_find_office',
  `
select id, slug from sites
 where lower(settings ->> 'office_email') = any($1::text[]) and ($2::text is null or slug = $2)
 order by id limit 1`,
);

/** The site whose office has one of these addresses, in lower case. */
export async function findOffice(db: Db, addresses: readonly string[], site: string | null) {
  const [row] = await runPrepared(db, FIND_OFFICE, [[...addresses], site]);
  return row ?? null;
}

export interface LockedTicket {
  /** The ticket that goes on with the thread, when this one was merged. */
  readonly id: string;
  readonly email: string;
  readonly recent: number;
}

const LOCK = statement<Statements['inbound_lock_ticket'], LockedTicket>(
  'inbound_lock_ticket',
  `
select coalesce(t.merged_into_id, t.id) as id, t.email,
       (select count(*) from ticket_messages m where m.site_id = $1 and m.ticket_id = coalesce(t.merged_into_id, t.id)
           and m.direction = 'in' and m.created_at > now() - interval '1 hour')::int as recent
  from contact_tickets t where t.site_id = $1 and t.code = $2 for no key update of t`,
);

export async function lockTicket(tx: Tx, siteId: number, code: string): Promise<LockedTicket | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, code]);
  return row ?? null;
}

const IS_KNOWN = statement<Statements['inbound_is_known'], { is_known: boolean }>(
  'inbound_is_known',
  'select exists (select from ticket_messages where site_id = $1 and message_id = $2) as is_known',
);

export async function isKnownMessage(tx: Tx, siteId: number, messageId: string): Promise<boolean> {
  const [row] = await runPrepared(tx, IS_KNOWN, [siteId, messageId]);
  return row?.is_known === true;
}

export interface NewMessage {
  readonly siteId: number;
  readonly ticketId: string;
  readonly body: string;
  readonly author: string | null;
  readonly email: string;
  readonly messageId: string;
  readonly inReplyTo: string | null;
  readonly attachments: readonly string[];
  readonly isUnreadable: boolean;
}

const INSERT_MESSAGE = statement(
  'inbound_insert_message',
  `
insert into ticket_messages (site_id, ticket_id, direction, body, author, author_email, message_id, in_reply_to, attachments,
  is_unreadable)
values ($1, $2, 'in', $3, $4, $5, $6, $7, $8, $9) on conflict (site_id, message_id) do nothing
returning id`,
);

/** False: this Message-ID is there already. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const rows = await runPrepared(tx, INSERT_MESSAGE, [
    message.siteId,
    message.ticketId,
    message.body,
    message.author,
    message.email,
    message.messageId,
    message.inReplyTo,
    [...message.attachments],
    message.isUnreadable,
  ]);
  return rows.length > 0;
}

// A ticket that still waits keeps its hour; one that was answered or closed gets a new one.
const REOPEN = statement(
  'inbound_reopen_ticket',
  `
update contact_tickets
   set due_at = case when answered_at is null and closed_at is null then due_at else now() + interval '24 hours' end,
       answered_at = null, closed_at = null
 where site_id = $1 and id = $2`,
);

export async function reopenTicket(tx: Tx, siteId: number, id: string): Promise<void> {
  await runPrepared(tx, REOPEN, [siteId, id]);
}

export interface MailTicket {
  readonly siteId: number;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
}

const INSERT_TICKET = statement<Statements['inbound_insert_ticket'], { code: string; locale: string }>(
  'inbound_insert_ticket',
  `
insert into contact_tickets (site_id, id, department, channel, name, email, subject, message, locale)
select $1, $2, 'general', 'mail', $3, $4, $5, $6,
       coalesce((select coalesce(l.edition, l.locale) from site_locales l where l.site_id = $1 and l.is_default), 'en')
returning code, locale`,
);

/** A question that came by mail, in the language of the site. */
export async function insertMailTicket(tx: Tx, ticket: MailTicket) {
  const [row] = await runPrepared(tx, INSERT_TICKET, [
    ticket.siteId,
    ticket.id,
    ticket.name,
    ticket.email,
    ticket.subject,
    ticket.message,
  ]);
  if (!row) throw new Error('an insert without a row');
  return row;
}
