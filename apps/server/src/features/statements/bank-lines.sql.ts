import { type Db, queueWrite, readSite, readSites, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { BankLine, type DueOrder } from './statements.contract.ts';

export interface NewLine {
  readonly booked_on: string;
  readonly value_on: string;
  readonly bank_ref: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly ordinal: number;
  readonly name: string;
  readonly iban: string | null;
  readonly text: string;
  readonly state: string;
}

const INSERT = statement(
  'bank_lines_insert',
  `
insert into bank_lines (site_id, account_id, statement_id, booked_on, value_on, bank_ref, amount_minor, currency, ordinal,
  name, iban, text, state)
select $1, $2, $3, l.booked_on, l.value_on, l.bank_ref, l.amount_minor, l.currency, l.ordinal, l.name, l.iban, l.text, l.state
  from jsonb_to_recordset($4::jsonb) as l(booked_on date, value_on date, bank_ref text, amount_minor bigint,
    currency char(3), ordinal int, name text, iban text, text text, state text)
on conflict on constraint bank_lines_once do nothing
returning id`,
);

/** How many were new; lines that another file brought already are left as they are. */
export async function insertLines(
  tx: Tx,
  key: { siteId: number; accountId: number; statementId: number },
  lines: readonly NewLine[],
): Promise<number> {
  const values = [key.siteId, key.accountId, key.statementId, JSON.stringify(lines)] as const;
  return (await runPrepared(tx, INSERT, values)).length;
}

export type LineRow = Omit<BankLine, 'match'>;

const LINE = `s.slug as site, l.id, l.statement_id, l.booked_on, l.bank_ref, l.amount_minor, l.currency, l.name, l.iban,
       l.text, l.state, l.bookings, l.note`;

const OF_STATEMENT = statement<Statements['bank_lines_of_statement'], LineRow>(
  'bank_lines_of_statement',
  `
select ${LINE} from bank_lines l join sites s on s.id = l.site_id
 where l.site_id = $1 and l.statement_id = $2 order by l.id`,
  { bookings: BankLine.shape.bookings },
);

export const listLinesOfStatement = (db: Db, siteId: number, statementId: number) =>
  readSite(db, siteId, OF_STATEMENT, [siteId, statementId]);

const OPEN = statement<Statements['bank_lines_open'], LineRow>(
  'bank_lines_open',
  `
select ${LINE} from bank_lines l join sites s on s.id = l.site_id
 where l.site_id = any($1::int[]) and l.state in ('new', 'matched') order by l.booked_on, l.id limit $2`,
  { bookings: BankLine.shape.bookings },
);

/** Lines without a decision, the oldest first. */
export const listOpenLines = (db: Db, siteIds: readonly number[], limit: number) =>
  readSites(db, siteIds, OPEN, [[...siteIds], limit]);

// The attempt that staff book on is the latest that no provider looks after; see order-acts.sql.ts of orders.
const DUE = statement<Statements['due_orders'], DueOrder>(
  'due_orders',
  `
select s.slug as site, o.code, o.given_name || ' ' || o.family_name as name, a.amount_minor - p.paid_minor as due_minor,
       p.paid_minor, a.currency, to_json(o.registered_at) #>> '{}' as since_at, to_json(o.deadline_at) #>> '{}' as deadline_at,
       o.payment_ref, o.status
  from orders o
  join sites s on s.id = o.site_id
 cross join lateral (
   select t.id, t.amount_minor, t.currency from payment_attempts t
    where t.site_id = o.site_id and t.order_id = o.id and t.account_ref is null order by t.created_at desc limit 1) a
 cross join lateral (
   select coalesce(sum(e.amount_minor), 0)::bigint as paid_minor
     from ledger_postings g join ledger_entries e on e.site_id = g.site_id and e.posting_id = g.id and e.entry_no = 1
    where g.site_id = o.site_id and g.attempt_id = a.id and g.kind = 'captured') p
 where o.site_id = any($1::int[]) and o.status = 'pending_confirmation' and o.registered_at is not null
   and a.amount_minor > p.paid_minor
 order by o.registered_at, o.id limit $2`,
);

/** Orders that wait for a transfer or cheque, the oldest first. */
export const listDueOrders = (db: Db, siteIds: readonly number[], limit: number) =>
  readSites(db, siteIds, DUE, [[...siteIds], limit]);

/** The same inside a transaction of one site. */
export const readDueOrders = (tx: Tx, siteId: number, limit: number) =>
  runPrepared(tx, DUE, [[siteId], limit]);

const LOCK = statement<
  Statements['bank_line_lock'],
  Statements['bank_line_lock']['row'] & { is_ref_shared: boolean }
>(
  'bank_line_lock',
  `
select l.id, l.statement_id, l.booked_on, l.value_on, l.bank_ref, l.amount_minor, l.currency, l.state,
       exists (select from bank_lines o
                where o.site_id = l.site_id and o.bank_ref = l.bank_ref and o.id <> l.id) as is_ref_shared
  from bank_lines l where l.site_id = $1 and l.id = $2 for update`,
);

export type LockedLine = Awaited<ReturnType<typeof lockLine>> & object;

export async function lockLine(tx: Tx, siteId: number, id: number) {
  const [row] = await runPrepared(tx, LOCK, [siteId, id]);
  return row ?? null;
}

const DECIDE = statement(
  'bank_line_decide',
  `
update bank_lines set state = $3, bookings = $4::jsonb, note = $5, decided_by = $6, decided_at = now(), order_code = $7
 where site_id = $1 and id = $2`,
);

export interface LineDecision {
  readonly state: 'booked' | 'split' | 'not_ours' | 'returned';
  readonly bookings: readonly { order: string; amount_minor: number; outcome: string }[];
  readonly note: string | null;
  readonly staffId: number;
}

export const decideLine = (tx: Tx, siteId: number, id: number, decision: LineDecision) =>
  queueWrite(tx, DECIDE, [
    siteId,
    id,
    decision.state,
    JSON.stringify(decision.bookings),
    decision.note,
    decision.staffId,
    decision.bookings.length === 1 ? (decision.bookings[0]?.order ?? null) : null,
  ]);
