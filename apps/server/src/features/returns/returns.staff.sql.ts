import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { StaffReturn } from './returns.staff.contract.ts';
import type {
  StaffOrderOfReturnSql,
  StaffReturnsSql,
  StaffShowReturnSql,
} from './returns.staff.sql.types.ts';

const SHOWN = `json_build_object('code', r.code, 'order_code', o.code, 'status', r.status, 'reason', r.reason,
  'refund_by', w.refund_by, 'send_back_by', w.send_back_by,
  'note', r.note, 'rejection', r.rejection, 'name', o.given_name || ' ' || o.family_name, 'email', o.email,
  'currency', o.currency, 'refund_minor', r.refund_minor, 'requested_at', r.requested_at,
  'age_seconds', extract(epoch from now() - r.requested_at)::int,
  'lines', (select json_agg(json_build_object('unit', rl.unit_id, 'name', l.name, 'serial', l.serial,
      'price_minor', l.price_minor, 'outcome', rl.outcome) order by l.line_no)
    from return_lines rl
    join order_lines l on l.site_id = $1 and l.order_id = rl.order_id and l.unit_id = rl.unit_id
   where rl.site_id = $1 and rl.return_id = r.id),
  'photos', coalesce((select json_agg(f.upload_id) from return_files f
   where f.site_id = $1 and f.return_id = r.id), '[]'))`;

const WITHDRAWAL = 'left join withdrawals w on w.site_id = $1 and w.return_id = r.id';

const LIST = statement<StaffReturnsSql, { shown: StaffReturn; total: number }>(
  'staff_returns',
  `
select ${SHOWN} as shown, count(*) over () as total
  from returns r join orders o on o.site_id = $1 and o.id = r.order_id ${WITHDRAWAL}
 where r.site_id = $1 and r.ended_at is null order by r.requested_at, r.id limit $2 offset $3`,
);

export async function listOpenReturns(
  db: Db,
  siteId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: StaffReturn[]; total: number }> {
  const rows = await readSite(db, siteId, LIST, [siteId, page.limit, page.offset]);
  return { rows: rows.map(({ shown }) => shown), total: rows[0]?.total ?? 0 };
}

const SHOW = statement<StaffShowReturnSql, { shown: StaffReturn }>(
  'staff_show_return',
  `
select ${SHOWN} as shown from returns r join orders o on o.site_id = $1 and o.id = r.order_id ${WITHDRAWAL}
 where r.site_id = $1 and r.code = $2`,
);

export async function readStaffReturn(db: Db, siteId: number, code: string): Promise<StaffReturn | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, code]);
  return row?.shown ?? null;
}

const ORDER = statement<StaffOrderOfReturnSql>(
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
