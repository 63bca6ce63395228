import { sql } from 'kysely';
import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { MAX_COUNT } from '../../staff/staff-list.contract.ts';
import { IS_WHOLE, MINE } from '../returns.sql.ts';
import { ListedReturn } from './returns.staff.contract.ts';

const shown = (site: string) => `json_build_object(
  'site', (select s.slug from sites s where s.id = ${site}), 'code', r.code, 'order_code', o.code, 'status', r.status,
  'reason', r.reason, 'refund_by', w.refund_by, 'send_back_by', w.send_back_by,
  'note', r.note, 'rejection', r.rejection, 'name', o.given_name || ' ' || o.family_name, 'email', o.email,
  'currency', o.currency, 'refund_minor', r.refund_minor, 'requested_at', r.requested_at,
  'age_seconds', extract(epoch from now() - r.requested_at)::int,
  'lines', (select json_agg(json_build_object('unit', rl.unit_id, 'name', l.name, 'serial', l.serial,
      'price_minor', l.price_minor, 'outcome', rl.outcome) order by l.line_no)
    from return_lines rl
    join order_lines l on l.site_id = ${site} and l.order_id = rl.order_id and l.unit_id = rl.unit_id
   where rl.site_id = ${site} and rl.return_id = r.id),
  'photos', coalesce((select json_agg(f.upload_id) from return_files f
   where f.site_id = ${site} and f.return_id = r.id), '[]'))`;

export interface ReturnPageInput {
  readonly siteIds: readonly number[];
  readonly state: 'open' | 'ended';
  readonly after: { readonly at: string; readonly id: number; readonly count: number } | null;
  readonly limit: number;
}

export interface ReturnPageRow {
  readonly shown: ListedReturn;
  readonly id: number;
  /** The sort key, to the microsecond. */
  readonly at: string;
}

/** One row more than the limit if there is another page; and, on the first page, the capped count. */
export async function readReturnPage(
  tx: Tx,
  { siteIds, state, after, limit }: ReturnPageInput,
): Promise<{ rows: ReturnPageRow[]; count: number }> {
  const isOpen = state === 'open';
  const sites = sql`unnest(${[...siteIds]}::int[]) d (site_id)`;
  const ofState = sql`r.site_id = d.site_id and ${isOpen ? sql`r.ended_at is null` : sql`r.ended_at is not null`}`;
  const direction = isOpen ? sql`asc` : sql`desc`;
  const isLater = after
    ? sql`(r.requested_at, r.id) ${isOpen ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::bigint)`
    : sql`true`;
  const { rows } = await sql<ReturnPageRow>`
    with page as materialized (
      select k.* from ${sites} cross join lateral (
        select r.site_id, r.id, r.requested_at as at from returns r where ${ofState} and ${isLater}
         order by r.requested_at ${direction}, r.id ${direction} limit ${limit + 1}) k
       order by k.at ${direction}, k.id ${direction} limit ${limit + 1})
    select ${sql.raw(shown('r.site_id'))} as shown, r.id, to_json(page.at) #>> '{}' as at
      from page
      join returns r on r.site_id = page.site_id and r.id = page.id
      join orders o on o.site_id = r.site_id and o.id = r.order_id
      left join withdrawals w on w.site_id = r.site_id and w.return_id = r.id
     order by page.at ${direction}, page.id ${direction}`.execute(tx);
  if (after) return { rows, count: after.count };
  if (rows.length <= limit) return { rows, count: rows.length };
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sites} cross join lateral (select from returns r where ${ofState}) r limit ${MAX_COUNT + 1}) c`.execute(
    tx,
  );
  return { rows, count: counted[0]?.count ?? 0 };
}

const SHOW = statement(
  'staff_show_return',
  `
select ${shown('$1')} as shown from returns r join orders o on o.site_id = $1 and o.id = r.order_id
  left join withdrawals w on w.site_id = $1 and w.return_id = r.id
 where r.site_id = $1 and r.code = $2`,
  { shown: ListedReturn },
);

export async function readStaffReturn(db: Db, siteId: number, code: string): Promise<ListedReturn | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, code]);
  return row?.shown ?? null;
}

const DUE = statement<Statements['staff_return_due'], { is_whole: boolean; minor: number }>(
  'staff_return_due',
  `
select ${IS_WHOLE} as is_whole, mine.minor
  from returns r
  join orders o on o.site_id = $1 and o.id = r.order_id
  cross join lateral ${MINE}
 where r.site_id = $1 and r.code = $2`,
);

/** What was paid for the lines of a return; null: everything of the order has come back, so all that is left is due. */
export async function findReturnDue(db: Db, siteId: number, code: string): Promise<number | null> {
  const [row] = await readSite(db, siteId, DUE, [siteId, code]);
  return row && !row.is_whole ? row.minor : null;
}

const ORDER = statement(
  'staff_order_of_return',
  `
select o.code from returns r join orders o on o.site_id = r.site_id and o.id = r.order_id
 where r.site_id = $1 and r.code = $2`,
);

/** The order is what is locked first, so it has to be known first. */
export async function findOrderOfReturn(tx: Tx, siteId: number, code: string): Promise<string | null> {
  const [row] = await runPrepared(tx, ORDER, [siteId, code]);
  return row?.code ?? null;
}

const STATUS = statement(
  'staff_return_status',
  `select status from returns where site_id = $1 and code = $2`,
);

/** Behind the lock of its order it does not change. */
export async function findReturnStatus(tx: Tx, siteId: number, code: string): Promise<string | null> {
  const [row] = await runPrepared(tx, STATUS, [siteId, code]);
  return row?.status ?? null;
}
