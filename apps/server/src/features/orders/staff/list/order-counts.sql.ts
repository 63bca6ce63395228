import { type Db, readSites } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import { MAX_VIEW_COUNT } from './order-list.contract.ts';

/** Counts the rows of the sites up to the limit: the number of rows read does not grow with the table. */
const counted = (table: string, condition: string) => `(select count(*)::int from (
    select from unnest($1::int[]) d (site_id) join ${table} on o.site_id = d.site_id and ${condition}
     limit ${MAX_VIEW_COUNT}) c)`;

const COUNTS = statement<
  Statements['staff_order_counts'],
  { prepare: number; payment: number; handover: number; case: number }
>(
  'staff_order_counts',
  `
select ${counted('orders o', `o.status = 'confirmed'`)} as prepare,
       ${counted('orders o', `o.status = 'pending_confirmation' and o.payment_status = 'unpaid'`)} as payment,
       ${counted('orders o', `o.status in ('preparing', 'ready_for_pickup', 'shipped')`)} as handover,
       ${counted('payment_cases o', `o.status = 'open' and o.order_id is not null`)} as "case"`,
);

export const selectViewCounts = (db: Db, siteIds: readonly number[]) =>
  readSites(db, siteIds, COUNTS, [[...siteIds]]);
