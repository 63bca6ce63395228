import { sql } from 'kysely';
import { type Db, readSites, readSitesComposed } from '../../../../platform/db/db.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Statements } from '../../../../platform/db/statements.ts';
import { PROMISED_ON } from '../../../delivery/ready-days.fragment.ts';
import { ATTEMPTS_OF_ORDER, type AttemptSums } from '../../money/attempt-sums.fragment.ts';
import { LINE_COLORS, LINE_EXPECTED_ON, LINE_PICTURE } from '../staff-order.fragment.ts';
import { type ListedOrder, MAX_VIEW_COUNT } from './order-list.staff.contract.ts';
import { type OrderPageInput, pageOf, totalOf } from './order-list-keys.fragment.ts';

type Sums = 'payment_state' | 'paid_minor' | 'due_minor' | 'refunded_minor';

export interface OrderPageRow extends Omit<ListedOrder, Sums> {
  readonly payments: readonly AttemptSums[];
  readonly id: number;
  /** The sort key, to the microsecond. */
  readonly at: string;
}

/** The rows of a page, one more than the limit if there is another page, and the capped count: one statement. */
export async function readOrderPage(
  db: Db,
  input: OrderPageInput,
): Promise<{ rows: OrderPageRow[]; count: number }> {
  const rows = await readSitesComposed(
    db,
    input.siteIds,
    sql<OrderPageRow & { total: number | null }>`
      with ${pageOf(input)}
      select s.slug as site, o.id, o.code, o.status, o.payment_status, o.fulfilment_status,
             o.given_name || ' ' || o.family_name as name, o.email,
             (select m.code from payment_methods m
               where m.site_id = page.site_id and m.id = o.payment_method_id) as method,
             o.total_minor, o.currency, ${sql.raw(ATTEMPTS_OF_ORDER)} as payments, l.name as item, l.serial, coalesce(l.lines, 0)::int as line_count,
             coalesce(l.colors, '{}') as colors, l.picture, l.promised_on, l.expected_on,
             exists (select from payment_cases c
                      where c.site_id = page.site_id and c.order_id = page.id and c.status = 'open') as has_case,
             exists (select from held_orders h
                      where h.site_id = page.site_id and h.order_id = page.id) as is_held,
             to_json(o.placed_at) #>> '{}' as placed_at, to_json(o.updated_at) #>> '{}' as updated_at,
             to_json(page.at) #>> '{}' as at, ${totalOf(input)} as total
        from page
        join orders o on o.site_id = page.site_id and o.id = page.id
        join sites s on s.id = page.site_id
        left join lateral (
          select l.name, l.serial, count(*) over () as lines, ${sql.raw(LINE_COLORS)} as colors,
                 ${sql.raw(LINE_PICTURE)} as picture,
                 ${sql.raw(PROMISED_ON)} as promised_on, ${sql.raw(LINE_EXPECTED_ON)} as expected_on
            from order_lines l where l.site_id = page.site_id and l.order_id = page.id
           order by l.line_no limit 1) l on true
       order by page.at desc, page.id desc`,
  );
  const count = input.after?.count ?? rows[0]?.total ?? rows.length;
  return { rows: rows.map(({ total: _, ...row }) => row), count };
}

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
