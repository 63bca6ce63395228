import { sql } from 'kysely';
import type { Fragment, OrderFilter } from './order-filter.fragment.ts';
import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from './order-list.staff.contract.ts';

/**
 * Up to so many sites are read one by one and merged. For more, indexes that do not begin with the site are read until
 * the page is full, and row-level security leaves out the orders of other sites.
 */
export const MAX_MERGED_SITES = 60;

/** Groups of orders, each of which an index has in the order of time. The newest of all groups are merged. */
export interface Driver {
  /** Rows `d`, one for each group. */
  readonly from: Fragment;
  /** Which `orders o` are of the group `d`. */
  readonly condition: Fragment;
  readonly groups: number;
}

/** Only a few orders of a site are in these: they have an index of their own. */
const ON_THE_WAY = ['preparing', 'ready_for_pickup', 'shipped', 'returned'];

/** Null: many sites and no filter, read by time alone. */
export function driverOf(siteIds: readonly number[], filter: OrderFilter): Driver | null {
  if (filter.has_case) return driveByCase(siteIds);
  const isAll = siteIds.length > MAX_MERGED_SITES && filter.sort === 'placed' && !filter.store;
  if (!isAll) return driveBySite(siteIds, filter);
  const { status, payment_status: payment, fulfilment_status: fulfilment, method } = filter;
  if (status || payment || fulfilment) return driveByState(filter);
  return method ? driveByMethod(method) : null;
}

/** Every combination of the three statuses that the filter admits; most of them have no order. */
function driveByState({
  status,
  payment_status: payment,
  fulfilment_status: fulfilment,
}: OrderFilter): Driver {
  const [statuses, payments, fulfilments] = [
    status ?? [...ORDER_STATUSES],
    payment ?? [...PAYMENT_STATUSES],
    fulfilment ?? [...FULFILMENT_STATUSES],
  ];
  return {
    from: sql`(select * from unnest(${statuses}::text[]) s (status) cross join unnest(${payments}::text[]) p (payment)
      cross join unnest(${fulfilments}::text[]) f (fulfilment)) d`,
    condition: sql`o.status = d.status and o.payment_status = d.payment and o.fulfilment_status = d.fulfilment`,
    groups: statuses.length * payments.length * fulfilments.length,
  };
}

/** Its index begins with the site, so there is a group for each site that has the method. */
const driveByMethod = (method: string): Driver => ({
  from: sql`(select m.site_id, m.id as method_id from payment_methods m where m.code = ${method}) d`,
  condition: sql`o.site_id = d.site_id and o.payment_method_id = d.method_id`,
  groups: MAX_MERGED_SITES,
});

const driveByCase = (siteIds: readonly number[]): Driver => ({
  from: sql`(select distinct c.site_id, c.order_id from payment_cases c
    where c.site_id = any (${[...siteIds]}::int[]) and c.status = 'open' and c.order_id is not null) d`,
  condition: sql`o.site_id = d.site_id and o.id = d.order_id`,
  groups: 1,
});

/** Sites, or sites and the values of a selective filter. */
function driveBySite(siteIds: readonly number[], filter: OrderFilter): Driver {
  const sites = sql`unnest(${[...siteIds]}::int[])`;
  const pairs = (values: readonly string[], condition: Fragment): Driver => ({
    from: sql`(select s.site_id, v.value from ${sites} s (site_id)
      cross join unnest(${[...values]}::text[]) v (value)) d`,
    condition: sql`o.site_id = d.site_id and ${condition}`,
    groups: siteIds.length * values.length,
  });
  const { status, payment_status: payment, fulfilment_status: fulfilment } = filter;
  if (status) return pairs(status, sql`o.status = d.value`);
  if (payment && !payment.includes('paid'))
    return pairs(payment, sql`o.payment_status = d.value and o.payment_status <> 'paid'`);
  if (fulfilment?.every((one) => ON_THE_WAY.includes(one)))
    return pairs(
      fulfilment,
      sql`o.fulfilment_status = d.value
        and o.fulfilment_status in ('preparing', 'ready_for_pickup', 'shipped', 'returned')`,
    );
  return {
    from: sql`${sites} d (site_id)`,
    condition: sql`o.site_id = d.site_id`,
    groups: siteIds.length,
  };
}
