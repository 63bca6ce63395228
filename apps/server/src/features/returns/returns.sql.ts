import { z } from 'zod';
import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { OrderReturn } from '../orders/sales-order.contract.ts';

// Of a return `r` of the order `o`. `$1` is the site.

/** Everything of the order has come back with this return; `mine` are its lines. */
export const IS_WHOLE = `not exists (select from order_lines l
                    where l.site_id = $1 and l.order_id = r.order_id and l.unit_id <> all(mine.units)
                      and not exists (select from return_lines rl
                                        join returns other on other.site_id = rl.site_id and other.id = rl.return_id
                                       where rl.site_id = $1 and rl.order_id = r.order_id and rl.unit_id = l.unit_id
                                         and other.status in ('received', 'refunded')))`;

/** The units of the return, those without an inspection, and what was paid for them, tax included. */
export const MINE = `(
    select array_agg(rl.unit_id order by rl.unit_id) as units,
           coalesce(array_agg(rl.unit_id order by rl.unit_id) filter (where rl.outcome is null), '{}') as uninspected,
           sum(l.price_minor - l.discount_minor + case when o.prices_include_tax then 0 else l.tax_minor end)::bigint
             as minor
      from return_lines rl
      join order_lines l on l.site_id = $1 and l.order_id = rl.order_id and l.unit_id = rl.unit_id
     where rl.site_id = $1 and rl.return_id = r.id) mine`;

const OWN = statement(
  'return_own_order',
  `select id from orders where site_id = $1 and customer_id = $2 and code = $3`,
);

/** Null: there is none, or it is another customer's; the caller cannot tell which. */
export async function findCustomersOrder(
  tx: Tx,
  key: { readonly siteId: number; readonly customerId: number; readonly code: string },
): Promise<number | null> {
  const [row] = await runPrepared(tx, OWN, [key.siteId, key.customerId, key.code]);
  return row?.id ?? null;
}

const ReturnableLines = z.array(
  z.object({
    unitId: z.uuid(),
    /** In a return already, or owned by another customer by now. */
    isGone: z.boolean(),
  }),
);

interface Returnable {
  readonly inTime: boolean;
  /** Another one has not come to its end. */
  readonly hasOpen: boolean;
  readonly lines: z.infer<typeof ReturnableLines>;
}

const RETURNABLE = statement<Statements['return_returnable'], Returnable>(
  'return_returnable',
  `
select coalesce(now() < o.delivered_at + interval '30 days', false) as "inTime",
       exists (select from returns r where r.site_id = $1 and r.order_id = o.id and r.ended_at is null) as "hasOpen",
       (select json_agg(json_build_object('unitId', l.unit_id, 'isGone',
            exists (select from return_lines rl
                      join returns r on r.site_id = rl.site_id and r.id = rl.return_id
                     where rl.site_id = $1 and rl.order_id = o.id and rl.unit_id = l.unit_id
                       and r.status not in ('rejected', 'withdrawn'))
            or exists (select from bikes b where b.site_id = $1 and b.unit_id = l.unit_id
                        and b.customer_id <> o.customer_id)))
          from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines
  from orders o where o.site_id = $1 and o.id = $2`,
  { lines: ReturnableLines },
);

/** What of a locked order can be given back now, by the database's clock. */
export async function findReturnable(tx: Tx, siteId: number, orderId: number): Promise<Returnable> {
  const [row] = await runPrepared(tx, RETURNABLE, [siteId, orderId]);
  return row ?? { inTime: false, hasOpen: false, lines: [] };
}

const INSERT = statement(
  'return_insert',
  `
with made as (
  insert into returns (site_id, order_id, reason, note) values ($1, $2, $3, $4) returning id, code
), lines as (
  insert into return_lines (site_id, return_id, order_id, unit_id)
  select $1, made.id, $2, unit from made, unnest($5::uuid[]) unit
), files as (
  insert into return_files (site_id, return_id, upload_id)
  select $1, made.id, upload from made, unnest($6::uuid[]) upload
)
select code from made`,
);

export async function insertReturn(
  tx: Tx,
  input: {
    readonly siteId: number;
    readonly orderId: number;
    readonly reason: OrderReturn['reason'];
    readonly note: string | null;
    readonly unitIds: readonly string[];
    readonly uploadIds: readonly string[];
  },
): Promise<string> {
  const { siteId, orderId, reason, note, unitIds, uploadIds } = input;
  const [row] = await runPrepared(tx, INSERT, [siteId, orderId, reason, note, unitIds, uploadIds]);
  if (!row) throw new Error('No return was made');
  return row.code;
}

export interface LockedReturn {
  readonly siteId: number;
  readonly id: number;
  readonly orderId: number;
  readonly code: string;
  readonly status: OrderReturn['status'];
  readonly unitIds: readonly string[];
  /** Units without an inspection yet. */
  readonly uninspected: readonly string[];
  /** With this one, everything of the order has come back. */
  readonly isWhole: boolean;
  /** What was paid for these lines, tax included. */
  readonly linesMinor: number;
}

const LOCK_ROW = statement(
  'return_lock',
  `select id from returns where site_id = $1 and order_id = $2 and code = $3 for no key update`,
);
const READ = statement<Statements['return_read'], LockedReturn>(
  'return_read',
  `
select r.site_id as "siteId", r.id, r.order_id as "orderId", r.code, r.status, mine.units as "unitIds",
       mine.uninspected, mine.minor as "linesMinor",
       ${IS_WHOLE} as "isWhole"
  from returns r
  join orders o on o.site_id = $1 and o.id = r.order_id
  cross join lateral ${MINE}
 where r.site_id = $1 and r.id = $2`,
);

/** The order is locked before it. Read after the lock, so that concurrent changes are seen. */
export async function lockReturn(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly code: string },
): Promise<LockedReturn | null> {
  const [locked] = await runPrepared(tx, LOCK_ROW, [key.siteId, key.orderId, key.code]);
  if (!locked) return null;
  const [row] = await runPrepared(tx, READ, [key.siteId, locked.id]);
  return row ?? null;
}

const MOVE = statement(
  'return_move',
  `
with kept as (
  update withdrawals w set status = 'ended'
   where $4 in ('rejected', 'withdrawn') and w.site_id = $1 and w.return_id = $2 and w.status = 'return_opened'
  returning w.id
), freed as (
  update withdrawal_lines wl set ended_at = now() from kept where wl.site_id = $1 and wl.withdrawal_id = kept.id
)
update returns
   set status = $4, rejection = $5, refund_minor = coalesce($6, refund_minor),
       approved_at = case when $4 = 'approved' then now() else approved_at end,
       received_at = case when $4 = 'received' then now() else received_at end,
       ended_at = case when $4 in ('rejected', 'refunded', 'withdrawn') then now() end
 where site_id = $1 and id = $2 and status = any($3)
returning id`,
);

/** False: it is not where it would have to be. */
export async function moveReturn(
  tx: Tx,
  key: Pick<LockedReturn, 'siteId' | 'id'>,
  move: {
    readonly from: readonly OrderReturn['status'][];
    readonly to: OrderReturn['status'];
    readonly rejection?: string;
    readonly refundMinor?: number;
  },
): Promise<boolean> {
  const { from, to, rejection = null, refundMinor = null } = move;
  const rows = await runPrepared(tx, MOVE, [key.siteId, key.id, from, to, rejection, refundMinor]);
  return rows.length > 0;
}

const OUTCOME = statement(
  'return_outcome',
  `
update return_lines set outcome = $4
 where site_id = $1 and return_id = $2 and unit_id = any($3::uuid[]) and outcome is null`,
);

export async function setOutcome(
  tx: Tx,
  key: Pick<LockedReturn, 'siteId' | 'id'>,
  unitIds: readonly string[],
  outcome: 'resell' | 'scrap',
): Promise<void> {
  await runPrepared(tx, OUTCOME, [key.siteId, key.id, unitIds, outcome]);
}
