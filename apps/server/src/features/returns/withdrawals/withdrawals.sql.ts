import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

/** To send back and to refund, from the statement on (articles 13 and 14). */
const DAYS_AFTER = 14;

const PERIOD_END = `period_ends_at(o.delivered_at, (s.settings -> 'withdrawal' ->> 'days')::int, s.timezone,
  s.settings -> 'holidays')`;

const WithdrawableLines = z.array(
  z.object({
    unitId: z.uuid(),
    name: z.string(),
    /** Made to order, being returned already, or owned by another customer by now. */
    isGone: z.boolean(),
    /** The open withdrawal that has it. */
    withdrawalId: z.number().nullable(),
  }),
);

interface Withdrawable {
  /** The site grants the right. */
  readonly isGranted: boolean;
  readonly inTime: boolean;
  readonly isRegistered: boolean;
  /** Another return of the order has not come to its end. */
  readonly hasOpenReturn: boolean;
  readonly lines: z.infer<typeof WithdrawableLines>;
}

const WITHDRAWABLE = statement<Statements['withdrawal_withdrawable'], Withdrawable>(
  'withdrawal_withdrawable',
  `
select (s.settings -> 'withdrawal' ->> 'days') is not null as "isGranted",
       coalesce(now() < ${PERIOD_END}, true) as "inTime",
       o.registered_at is not null as "isRegistered",
       exists (select from returns r where r.site_id = $1 and r.order_id = o.id and r.ended_at is null) as "hasOpenReturn",
       (select json_agg(json_build_object('unitId', l.unit_id, 'name', l.name, 'isGone',
            coalesce((l.details ->> 'made_to_order')::boolean, false)
            or exists (select from return_lines rl
                         join returns r on r.site_id = rl.site_id and r.id = rl.return_id
                        where rl.site_id = $1 and rl.order_id = o.id and rl.unit_id = l.unit_id
                          and r.status not in ('rejected', 'withdrawn'))
            or exists (select from bikes b where b.site_id = $1 and b.unit_id = l.unit_id
                        and b.customer_id <> o.customer_id),
            'withdrawalId', (select wl.withdrawal_id from withdrawal_lines wl
                              where wl.site_id = $1 and wl.order_id = o.id and wl.unit_id = l.unit_id
                                and wl.ended_at is null)) order by l.line_no)
          from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines
  from orders o join sites s on s.id = o.site_id where o.site_id = $1 and o.id = $2`,
  { lines: WithdrawableLines },
);

/** What of a locked order can be withdrawn from now, by the database's clock. */
export async function findWithdrawable(tx: Tx, siteId: number, orderId: number): Promise<Withdrawable> {
  const [row] = await runPrepared(tx, WITHDRAWABLE, [siteId, orderId]);
  if (!row) throw new Error(`No order ${orderId}`);
  return row;
}

const INSERT = statement(
  'withdrawal_insert',
  `
with made as (
  insert into withdrawals (site_id, order_id, name, email, locale, refund_by)
  select $1, $2, $3, $4, $5, (now() at time zone s.timezone)::date + ${DAYS_AFTER} from sites s where s.id = $1
  returning id
), lines as (
  insert into withdrawal_lines (site_id, withdrawal_id, order_id, unit_id)
  select $1, made.id, $2, unit from made, unnest($6::uuid[]) unit
)
select id from made`,
);

export async function insertWithdrawal(
  tx: Tx,
  input: {
    readonly siteId: number;
    readonly orderId: number;
    readonly name: string;
    readonly email: string;
    readonly locale: string;
    readonly unitIds: readonly string[];
  },
): Promise<number> {
  const { siteId, orderId, name, email, locale, unitIds } = input;
  const [row] = await runPrepared(tx, INSERT, [siteId, orderId, name, email, locale, unitIds]);
  if (!row) throw new Error('No withdrawal was made');
  return row.id;
}

export interface LockedWithdrawal {
  readonly siteId: number;
  readonly id: number;
  readonly orderId: number;
  readonly code: string;
  readonly status: 'declared' | 'order_cancelled' | 'return_opened' | 'ended';
  readonly declaredAt: Date;
  readonly refundBy: string;
  readonly sendBackBy: string | null;
  readonly returnCode: string | null;
  readonly unitIds: readonly string[];
}

const LOCK = statement<Statements['withdrawal_lock'], LockedWithdrawal>(
  'withdrawal_lock',
  `
select w.site_id as "siteId", w.id, w.order_id as "orderId", w.code, w.status, w.declared_at as "declaredAt",
       w.refund_by::text as "refundBy", w.send_back_by::text as "sendBackBy",
       (select r.code from returns r where r.site_id = $1 and r.id = w.return_id) as "returnCode",
       array(select wl.unit_id from withdrawal_lines wl
              where wl.site_id = $1 and wl.withdrawal_id = w.id order by wl.unit_id) as "unitIds"
  from withdrawals w where w.site_id = $1 and w.id = $2 for no key update of w`,
);

/** The order is locked before it. */
export async function lockWithdrawal(tx: Tx, siteId: number, id: number): Promise<LockedWithdrawal> {
  const [row] = await runPrepared(tx, LOCK, [siteId, id]);
  if (!row) throw new Error(`No withdrawal ${id}`);
  return row;
}

const ORDER = statement(
  'withdrawal_order',
  `select order_id as "orderId" from withdrawals where site_id = $1 and id = $2 and status = 'declared'`,
);

/** Null: it has been carried out. */
export async function findWaitingOrder(tx: Tx, siteId: number, id: number): Promise<number | null> {
  const [row] = await runPrepared(tx, ORDER, [siteId, id]);
  return row?.orderId ?? null;
}

const SETTLE = statement(
  'withdrawal_settle',
  `update withdrawals set status = 'order_cancelled' where site_id = $1 and id = $2 and status = 'declared'`,
);

export async function markOrderCancelled(tx: Tx, siteId: number, id: number): Promise<void> {
  await runPrepared(tx, SETTLE, [siteId, id]);
}

// Items declared before their delivery have the whole time from the delivery on.
const RETURN_OPENED = statement<Known<Statements['withdrawal_return_opened'], { sendBackBy: string }>>(
  'withdrawal_return_opened',
  `
update withdrawals w
   set status = 'return_opened', return_id = r.id,
       send_back_by = (period_ends_at(greatest(w.declared_at, o.delivered_at), ${DAYS_AFTER}, s.timezone,
                         s.settings -> 'holidays') at time zone s.timezone)::date - 1
  from returns r, orders o, sites s
 where w.site_id = $1 and w.id = $2 and w.status = 'declared' and r.site_id = $1 and r.code = $3
   and o.site_id = $1 and o.id = w.order_id and s.id = $1
returning w.send_back_by::text as "sendBackBy"`,
);

/** The last day to send the items back. */
export async function markReturnOpened(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number; readonly returnCode: string },
): Promise<string> {
  const [row] = await runPrepared(tx, RETURN_OPENED, [key.siteId, key.id, key.returnCode]);
  if (!row) throw new Error(`Withdrawal ${key.id} has been carried out`);
  return row.sendBackBy;
}

const WAITING = statement(
  'withdrawals_waiting',
  `
select w.site_id as "siteId", w.id
  from withdrawals w join orders o on o.site_id = w.site_id and o.id = w.order_id
 where w.status = 'declared' and o.status not in ('shipped', 'return_requested')
 order by w.site_id, w.id limit 500`,
);

/** Of all sites: those whose order can be cancelled or returned now. */
export const unsafeListWaiting = (tx: Tx) => runPrepared(tx, WAITING, []);
