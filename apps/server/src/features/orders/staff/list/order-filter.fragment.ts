import { type RawBuilder, sql } from 'kysely';
import type { OrderListQuery } from './order-list.staff.contract.ts';

export type Fragment = RawBuilder<unknown>;

export type OrderFilter = Pick<
  OrderListQuery,
  | 'status'
  | 'payment_status'
  | 'fulfilment_status'
  | 'method'
  | 'store'
  | 'has_case'
  | 'placed_from'
  | 'placed_to'
  | 'sort'
>;

/** The conditions of the filter on `orders o`. */
export function conditionsOf(filter: OrderFilter): Fragment {
  const { status, payment_status: payment, fulfilment_status: fulfilment, method, store } = filter;
  const conditions: Fragment[] = [];
  if (status) conditions.push(sql`o.status = any (${status}::text[])`);
  if (payment) conditions.push(sql`o.payment_status = any (${payment}::text[])`);
  if (fulfilment) conditions.push(sql`o.fulfilment_status = any (${fulfilment}::text[])`);
  if (store) conditions.push(sql`o.store_id = ${store}`);
  // Inside CASE the subselect is not turned into a join, which would lose the order of the index: it is hashed once.
  if (method)
    conditions.push(sql`case when (o.site_id, o.payment_method_id) in (
      select m.site_id, m.id from payment_methods m where m.code = ${method}) then true else false end`);
  if (filter.has_case)
    conditions.push(sql`exists (select from payment_cases c
      where c.site_id = o.site_id and c.order_id = o.id and c.status = 'open')`);
  if (filter.placed_from) conditions.push(sql`o.placed_at >= ${filter.placed_from}::timestamptz`);
  if (filter.placed_to) conditions.push(sql`o.placed_at < ${filter.placed_to}::timestamptz`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
