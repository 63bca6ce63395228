import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { PROMISED_ON } from '../../delivery/ready-days.fragment.ts';

/** `next_try_at` of a new delay is the time of its revision, so that the oldest ones come first. */
export const LIST_OPEN = statement<Known<Statements['unsafe_delays_open'], { orderId: number }>>(
  'unsafe_delays_open',
  `
select p.site_id as "siteId", p.order_id as "orderId"
  from delays d join delivery_promises p on p.site_id = d.site_id and p.id = d.promise_id
 where d.status = 'open' and d.next_try_at <= now()
 group by p.site_id, p.order_id
 order by min(d.next_try_at), p.site_id, p.order_id limit $1`,
);

/** Orders of all sites with a revised promise whose buyer has not been notified yet. */
export const unsafeListDelayedOrders = (tx: Tx, limit: number) => runPrepared(tx, LIST_OPEN, [limit]);

const TAKE = statement<Statements['delays_take'], { promiseId: number }>(
  'delays_take',
  `
select d.promise_id as "promiseId"
  from delivery_promises p join delays d on d.site_id = p.site_id and d.promise_id = p.id
 where p.site_id = $1 and p.order_id = $2 and d.status = 'open'
   for update of d skip locked`,
);

/** Locks the open delays of an order. Rows locked by another worker are skipped (SKIP LOCKED). */
export async function takeDelays(tx: Tx, siteId: number, orderId: number): Promise<number[]> {
  return (await runPrepared(tx, TAKE, [siteId, orderId])).map(({ promiseId }) => promiseId);
}

const SETTLE = statement(
  'delays_settle',
  `
update delays set status = $3, settled_at = now() where site_id = $1 and promise_id = any ($2::bigint[])`,
);

export async function settleDelays(
  tx: Tx,
  siteId: number,
  promiseIds: readonly number[],
  status: 'notified' | 'skipped',
): Promise<void> {
  await runPrepared(tx, SETTLE, [siteId, promiseIds, status]);
}

// After a minute, two, four, up to eight and a half hours.
const POSTPONE = statement(
  'delays_postpone',
  `
update delays d
   set attempts = d.attempts + 1, next_try_at = now() + interval '1 minute' * power(2, least(d.attempts, 9))
  from delivery_promises p
 where p.site_id = $1 and p.order_id = $2 and d.site_id = p.site_id and d.promise_id = p.id and d.status = 'open'`,
);

/** After a failure: the open delays of the order wait longer each time, behind those of other orders. */
export async function postponeDelays(tx: Tx, siteId: number, orderId: number): Promise<void> {
  await runPrepared(tx, POSTPONE, [siteId, orderId]);
}

export interface RevisedDate {
  /** The day of the order as the shopper knows it: from placing, or from the last mail about a revision. */
  readonly knownOn: string | null;
  readonly promisedOn: string | null;
  /** The newest promise that was read. */
  readonly promiseId: number;
}

// The shopper knows a promise from placing the order, a revised one from the mail that has read it.
const DATE = statement<Statements['order_revised_date'], RevisedDate>(
  'order_revised_date',
  `
select max(coalesce((
         select dp.promised_on from delivery_promises dp
          where dp.site_id = l.site_id and dp.order_id = l.order_id and dp.unit_id = l.unit_id
            and (dp.reason = 'placed' or dp.id <= mailed.id)
          order by dp.id desc limit 1), l.promised_on)) as "knownOn",
       max(${PROMISED_ON}) as "promisedOn",
       (select coalesce(max(dp.id), 0) from delivery_promises dp
         where dp.site_id = $1 and dp.order_id = $2) as "promiseId"
  from order_lines l
 cross join (
   select coalesce(max((m.data ->> 'promise_id')::bigint), 0) as id from mails m
    where m.site_id = $1 and m.order_id = $2 and m.kind = 'delivery_revised') mailed
 where l.site_id = $1 and l.order_id = $2`,
);

/** The caller has locked the order. */
export async function findRevisedDate(tx: Tx, siteId: number, orderId: number): Promise<RevisedDate | null> {
  return (await runPrepared(tx, DATE, [siteId, orderId]))[0] ?? null;
}
