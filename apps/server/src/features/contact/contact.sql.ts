import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { Department } from './contact.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export interface NewTicket {
  readonly siteId: number;
  /** Made by the caller, so that a repeated call finds it. */
  readonly id: string;
  readonly department: Department;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly orderCode: string | null;
  readonly serial: string | null;
  readonly message: string;
  readonly locale: string;
}

export interface MadeTicket {
  readonly code: string;
  /** Where the office reads its mail, and in which language; null where a site has none. */
  readonly office_email: string | null;
  readonly office_locale: string;
}

const INSERT = statement<Statements['contact_insert'], MadeTicket>(
  'contact_insert',
  `
with made as (
  insert into contact_tickets (site_id, id, department, name, email, phone, order_code, serial, message, locale)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  returning code, site_id
)
select made.code, s.settings ->> 'office_email' as office_email,
       coalesce((select coalesce(l.edition, l.locale) from site_locales l where l.site_id = s.id and l.is_default), 'en') as office_locale
  from made join sites s on s.id = made.site_id`,
);

export async function insertTicket(tx: Tx, input: NewTicket): Promise<MadeTicket> {
  const [row] = await runPrepared(tx, INSERT, [
    input.siteId,
    input.id,
    input.department,
    input.name,
    input.email,
    input.phone,
    input.orderCode,
    input.serial,
    input.message,
    input.locale,
  ]);
  if (!row) throw new Error('an insert without a row');
  return row;
}

const FIND = statement<Statements['contact_find'], { number: string; due_at: string }>(
  'contact_find',
  `select code as number, ${ISO('due_at')} as due_at from contact_tickets where site_id = $1 and id = $2`,
);

export async function getTicket(db: Db, siteId: number, id: string) {
  const [row] = await readSite(db, siteId, FIND, [siteId, id]);
  if (!row) throw new Error(`ticket ${id} is not there`);
  return row;
}

export interface DeskTicket {
  readonly number: string;
  readonly department: Department;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly order_code: string | null;
  readonly serial: string | null;
  readonly message: string;
  readonly locale: string;
  readonly received_at: string;
  readonly due_at: string;
  readonly answered_at: string | null;
  readonly is_overdue: boolean;
  readonly age_seconds: number;
}

const SHOWN = `t.code as number, t.department, t.name, t.email, t.phone, t.order_code, t.serial, t.message, t.locale,
  ${ISO('t.received_at')} as received_at, ${ISO('t.due_at')} as due_at, ${ISO('t.answered_at')} as answered_at,
  t.answered_at is null and t.closed_at is null and t.due_at <= now() as is_overdue,
  extract(epoch from now() - t.received_at)::int as age_seconds`;

const LIST = statement<Statements['contact_desk_list'], DeskTicket & { total: number }>(
  'contact_desk_list',
  `
select ${SHOWN}, count(*) over () as total from contact_tickets t
 where t.site_id = $1 and t.answered_at is null and t.closed_at is null and (not $2::boolean or t.due_at <= now())
 order by t.due_at, t.id limit $3 offset $4`,
);

/** Those that wait for an answer, the one that is due first at the top. */
export async function listWaiting(
  db: Db,
  siteId: number,
  { overdue, limit, offset }: { overdue: boolean; limit: number; offset: number },
): Promise<{ rows: DeskTicket[]; total: number }> {
  const found = await readSite(db, siteId, LIST, [siteId, overdue, limit, offset]);
  return { rows: found.map(({ total: _, ...row }) => row), total: found[0]?.total ?? 0 };
}

export interface Promise24 {
  readonly waiting: number;
  readonly overdue: number;
  readonly answered_in_time: number;
  readonly answered_late: number;
}

const MEASURE = statement<Statements['contact_measure'], Promise24>(
  'contact_measure',
  `
select count(*) filter (where answered_at is null and closed_at is null) as waiting,
       count(*) filter (where answered_at is null and closed_at is null and due_at <= now()) as overdue,
       count(*) filter (where answered_at <= due_at) as answered_in_time,
       count(*) filter (where answered_at > due_at) as answered_late
  from contact_tickets where site_id = $1 and received_at > now() - interval '30 days'`,
);

/** How the office has kept its promise in the last 30 days. */
export async function measurePromise(db: Db, siteId: number): Promise<Promise24> {
  const [row] = await readSite(db, siteId, MEASURE, [siteId]);
  return row as Promise24;
}

const ANSWER = statement<Statements['contact_answer'], { in_time: boolean }>(
  'contact_answer',
  `
update contact_tickets set answered_at = now() where site_id = $1 and code = $2 and answered_at is null and closed_at is null
returning answered_at <= due_at as in_time`,
);

/** Null: no such ticket, or answered already. */
export async function markAnswered(
  tx: Tx,
  siteId: number,
  code: string,
): Promise<{ in_time: boolean } | null> {
  return (await runPrepared(tx, ANSWER, [siteId, code]))[0] ?? null;
}

const OVERDUE = statement<Statements['contact_overdue'], { site: string; overdue: number }>(
  'contact_overdue',
  `
select s.slug as site, count(*)::int as overdue from contact_tickets t join sites s on s.id = t.site_id
 where t.answered_at is null and t.closed_at is null and t.due_at <= now() group by s.slug order by s.slug`,
);

export const unsafeCountOverdue = (tx: Tx) => runPrepared(tx, OVERDUE, []);
