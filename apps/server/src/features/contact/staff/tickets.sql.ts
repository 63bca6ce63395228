import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { staffName } from './staff-name.fragment.ts';
import { Ticket } from './tickets.staff.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const MESSAGES = `coalesce((select json_agg(json_build_object('id', m.id, 'direction', m.direction, 'body', m.body,
    'author', coalesce(m.author, ${staffName('m.staff_id')}), 'author_email', m.author_email,
    'attachments', m.attachments, 'is_unreadable', m.is_unreadable, 'mail_status', mail.status, 'created_at', ${ISO('m.created_at')})
    order by m.created_at, m.id)
  from ticket_messages m left join mails mail on mail.site_id = $1 and mail.id = m.mail_id
 where m.site_id = $1 and m.ticket_id = t.id), '[]')`;

const MAX_ROWS = 5;
const listed = (shape: string, from: string, order: string) =>
  `coalesce((select json_agg(x.shape) from (select ${shape} as shape from ${from} order by ${order} limit ${MAX_ROWS}) x), '[]')`;

const BIKES = listed(
  `json_build_object('name', p.original_name, 'serial', b.serial, 'warranty_until', ${ISO('b.expires_at')})`,
  'bikes b join products p on p.id = b.product_id where b.site_id = $1 and b.customer_id = c.id',
  'b.id desc',
);
const ORDER = `json_build_object('code', o.code, 'status', o.status, 'payment_status', o.payment_status,
  'total_minor', o.total_minor, 'currency', o.currency, 'placed_at', ${ISO('o.placed_at')})`;
const ORDERS = listed(
  ORDER,
  `(select * from orders where site_id = $1 and customer_id = c.id
     union all
    select * from orders where site_id = $1 and customer_id is null and lower(email) = t.email_key) o`,
  'o.placed_at desc',
);
const WARRANTIES = listed(
  `json_build_object('code', w.code, 'status', w.status, 'part', w.part, 'created_at', ${ISO('w.created_at')})`,
  'warranty_requests w where w.site_id = $1 and w.customer_id = c.id',
  'w.created_at desc',
);
const OTHERS = listed(
  `json_build_object('number', o.code, 'summary', left(coalesce(o.subject, o.message), 120), 'received_at', ${ISO('o.received_at')})`,
  `contact_tickets o where o.site_id = $1 and o.email_key = t.email_key and o.email <> 'nobody@erased.invalid'
     and o.id <> t.id and o.merged_into_id is null`,
  'o.received_at desc',
);

export type ShownTicket = Omit<Ticket, 'state' | 'actions'>;

const SHOW = statement<Statements['ticket_show'], ShownTicket>(
  'ticket_show',
  `
select s.slug as site, t.code as number, t.department, t.channel, t.subject, t.name, t.email, t.phone, t.order_code, t.serial,
       t.message, t.locale, ${ISO('t.received_at')} as received_at, ${ISO('t.due_at')} as due_at,
       ${ISO('t.answered_at')} as answered_at, ${ISO('t.closed_at')} as closed_at,
       t.answered_at is null and t.closed_at is null and t.due_at <= now() as is_overdue,
       extract(epoch from now() - t.received_at)::int as age_seconds,
       (select o.code from contact_tickets o where o.site_id = $1 and o.id = t.merged_into_id) as merged_into,
       case when t.taken_by is not null
         then json_build_object('id', t.taken_by, 'name', coalesce(${staffName('t.taken_by')}, '')) end as taken_by,
       ${MESSAGES} as messages,
       json_build_object('customer', case when c.id is not null then json_build_object('id', c.id,
           'name', c.given_name || ' ' || c.family_name, 'since', ${ISO('c.created_at')},
           'is_confirmed', c.email_verified_at is not null) end,
         'bikes', ${BIKES}, 'orders', ${ORDERS}, 'warranties', ${WARRANTIES}, 'tickets', ${OTHERS}) as context
  from contact_tickets t
  join sites s on s.id = t.site_id
  left join customers c on c.site_id = $1 and c.email_key = t.email_key and c.erased_at is null
 where t.site_id = $1 and t.code = $2`,
  {
    taken_by: Ticket.shape.taken_by,
    messages: Ticket.shape.messages,
    context: Ticket.shape.context,
  },
);

export async function findTicket(db: Db, siteId: number, code: string): Promise<ShownTicket | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, code]);
  return row ?? null;
}

export interface LockedTicket {
  readonly id: string;
  readonly email: string;
  readonly locale: string;
  readonly channel: 'form' | 'mail';
  readonly taken_by: number | null;
  readonly answered: boolean;
  readonly closed: boolean;
  readonly merged: boolean;
}

const LOCK = statement<Statements['ticket_lock'], LockedTicket>(
  'ticket_lock',
  `
select id, email, locale, channel, taken_by, answered_at is not null as answered, closed_at is not null as closed,
       merged_into_id is not null as merged
  from contact_tickets where site_id = $1 and code = $2 for no key update`,
);

export async function lockTicket(tx: Tx, siteId: number, code: string): Promise<LockedTicket | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, code]);
  return row ?? null;
}

const REFERENCES = statement<
  Statements['ticket_references'],
  { received_mail: number | null; ids: string[] }
>(
  'ticket_references',
  `
select (select m.id from mails m where m.site_id = $1 and m.key = $3) as received_mail,
       array(select m.message_id from ticket_messages m
              where m.site_id = $1 and m.ticket_id = $2 and m.message_id is not null
              order by m.created_at desc, m.id desc limit 20) as ids`,
);

/** Message-IDs of the thread, the oldest first, and the mail that told the visitor its number. */
export async function readReferences(tx: Tx, siteId: number, ticketId: string, receivedKey: string) {
  const [row] = await runPrepared(tx, REFERENCES, [siteId, ticketId, receivedKey]);
  return { receivedMail: row?.received_mail ?? null, ids: [...(row?.ids ?? [])].reverse() };
}

// The mail was queued in this transaction; its id is part of its Message-ID.
const REPLY = statement(
  'ticket_insert_reply',
  `
insert into ticket_messages (site_id, ticket_id, direction, body, staff_id, mail_id, message_id, in_reply_to)
select $1, $2, 'out', $3, $4, m.id, '<' || $1::int || '.' || m.id || '@' || $6::text || '>', $7
  from mails m where m.site_id = $1 and m.key = $5
returning id`,
);

export interface NewReply {
  readonly siteId: number;
  readonly ticketId: string;
  readonly body: string;
  readonly staffId: number;
  readonly mailKey: string;
  readonly host: string;
  readonly inReplyTo: string | null;
}

export async function insertReply(tx: Tx, reply: NewReply): Promise<void> {
  const { siteId, ticketId, body, staffId, mailKey, host, inReplyTo } = reply;
  const rows = await runPrepared(tx, REPLY, [siteId, ticketId, body, staffId, mailKey, host, inReplyTo]);
  if (rows.length === 0) throw new Error(`mail ${mailKey} is not there`);
}

const NOTE = statement(
  'ticket_insert_note',
  `insert into ticket_messages (site_id, ticket_id, direction, body, staff_id) values ($1, $2, 'note', $3, $4)`,
);

export async function insertNote(
  tx: Tx,
  note: { siteId: number; ticketId: string; body: string; staffId: number },
): Promise<void> {
  await runPrepared(tx, NOTE, [note.siteId, note.ticketId, note.body, note.staffId]);
}

const CHANGE = statement<Statements['ticket_change'], { in_time: boolean | null }>(
  'ticket_change',
  `
update contact_tickets
   set answered_at = case when $3::boolean then coalesce(answered_at, now()) else answered_at end,
       closed_at = case when $4::boolean then coalesce(closed_at, now()) else closed_at end,
       taken_by = $5::bigint, taken_at = case when $5::bigint is null then null
                                              when taken_by = $5::bigint then taken_at else now() end
 where site_id = $1 and id = $2
returning answered_at <= due_at as in_time`,
);

/** `takenBy` replaces who looks after it. */
export async function changeTicket(
  tx: Tx,
  key: { readonly siteId: number; readonly id: string },
  change: { readonly answered?: boolean; readonly closed?: boolean; readonly takenBy: number | null },
): Promise<{ in_time: boolean | null }> {
  const values = [
    key.siteId,
    key.id,
    change.answered ?? false,
    change.closed ?? false,
    change.takenBy,
  ] as const;
  const [row] = await runPrepared(tx, CHANGE, values);
  return row ?? { in_time: null };
}

// The question of a form becomes a message of the other ticket; a mail is one already. Tickets that were merged into
// this one before follow it.
const MERGE = statement(
  'ticket_merge',
  `
with moved as (
  update ticket_messages set ticket_id = $3 where site_id = $1 and ticket_id = $2
), question as (
  insert into ticket_messages (site_id, ticket_id, direction, body, author, author_email, created_at)
  select $1, $3, 'in', t.message, t.name, t.email, t.received_at from contact_tickets t
   where t.site_id = $1 and t.id = $2 and t.channel = 'form'
), target as (
  update contact_tickets g
     set due_at = case when t.answered_at is null and t.closed_at is null
                       then case when g.answered_at is null and g.closed_at is null then least(g.due_at, greatest(t.due_at, g.received_at + interval '1 second')) else greatest(t.due_at, g.received_at + interval '1 second') end
                       else g.due_at end,
         answered_at = case when t.answered_at is null and t.closed_at is null then null else g.answered_at end,
         closed_at = case when t.answered_at is null and t.closed_at is null then null else g.closed_at end
    from contact_tickets t
   where g.site_id = $1 and g.id = $3 and t.site_id = $1 and t.id = $2
)
update contact_tickets set merged_into_id = $3, closed_at = coalesce(closed_at, now())
 where site_id = $1 and (id = $2 or merged_into_id = $2)`,
);

export async function mergeTickets(tx: Tx, siteId: number, from: string, into: string): Promise<void> {
  await runPrepared(tx, MERGE, [siteId, from, into]);
}
