import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import { PROMISED_ON } from '../../delivery/promise.fragment.ts';
import type { OrderRevisedDateSql, UnsafeRevisedOrdersSql } from './revised-dates.sql.types.ts';

/** Older revisions are not told: a shop that begins to tell them does not write about dates of last month. */
const MAX_AGE = `interval '3 days'`;

const REVISED = statement<UnsafeRevisedOrdersSql>(
  'unsafe_revised_orders',
  `
select p.site_id as "siteId", p.order_id as "orderId"
  from delivery_promises p
 where p.reason = 'revised' and p.shown_at > now() - ${MAX_AGE} and p.order_id is not null
   and not exists (select from mails m where m.site_id = p.site_id and m.order_id = p.order_id
                      and m.kind = 'delivery_revised' and (m.data ->> 'promise_id')::bigint >= p.id)
 group by p.site_id, p.order_id
 order by max(p.id) limit 500`,
);

/** Orders of all sites with a revised promise that no mail has told. */
export const unsafeListRevisedOrders = (tx: Tx) => runPrepared(tx, REVISED, []);

export interface RevisedDate {
  /** The day of the order as the shopper knows it: told at placing, or by the last mail about a revision. */
  readonly toldOn: string | null;
  readonly promisedOn: string | null;
  /** The newest promise that was read. */
  readonly promiseId: number;
}

// A promise is told when the order is placed; a revised one by the mail that has read it.
const DATE = statement<OrderRevisedDateSql, RevisedDate>(
  'order_revised_date',
  `
select max(coalesce((
         select dp.promised_on from delivery_promises dp
          where dp.site_id = l.site_id and dp.order_id = l.order_id and dp.unit_id = l.unit_id
            and (dp.reason = 'placed' or dp.id <= told.id)
          order by dp.id desc limit 1), l.promised_on)) as "toldOn",
       max(${PROMISED_ON}) as "promisedOn",
       (select coalesce(max(dp.id), 0) from delivery_promises dp
         where dp.site_id = $1 and dp.order_id = $2) as "promiseId"
  from order_lines l
 cross join (
   select coalesce(max((m.data ->> 'promise_id')::bigint), 0) as id from mails m
    where m.site_id = $1 and m.order_id = $2 and m.kind = 'delivery_revised') told
 where l.site_id = $1 and l.order_id = $2`,
);

/** The caller has locked the order. */
export async function findRevisedDate(tx: Tx, siteId: number, orderId: number): Promise<RevisedDate | null> {
  return (await runPrepared(tx, DATE, [siteId, orderId]))[0] ?? null;
}
