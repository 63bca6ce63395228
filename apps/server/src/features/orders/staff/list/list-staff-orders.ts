import { z } from 'zod';
import type { Db } from '../../../../platform/db/db.ts';
import type { StaffScope } from '../../../staff/staff-call.ts';
import { cutPage, decodeCursor, listMeta } from '../../../staff/staff-list.ts';
import { orderSums } from '../../money/order-sums.rules.ts';
import { readOrderPage, selectViewCounts } from './order-list.sql.ts';
import type { ListedOrder, OrderListQuery } from './order-list.staff.contract.ts';
import { readSearch } from './order-search.rules.ts';

/** Counting more would cost more than the page. */
const MAX_ORDER_COUNT = 1000;

// The count of the first page is kept in the cursor: it is not counted again.
const Key = z
  .tuple([z.iso.datetime({ offset: true }), z.int().nonnegative(), z.int().nonnegative()])
  .transform(([at, id, count]) => ({ at, id, count }));

/** A page of the orders of the scope, by filter or search, the newest first. */
export async function listStaffOrders(
  db: Db,
  { siteIds }: Pick<StaffScope, 'siteIds'>,
  query: OrderListQuery,
  maxCount = MAX_ORDER_COUNT,
) {
  const { q, after, limit, sites: _, ...filter } = query;
  const branches = q?.trim() ? readSearch(q) : null;
  const { rows, count } = await readOrderPage(db, {
    siteIds,
    // A search is by time of placing: its finds are few.
    filter: branches ? { ...filter, sort: 'placed' as const } : filter,
    branches,
    after: decodeCursor(Key, after),
    limit,
    maxCount,
  });
  const page = cutPage(rows, limit, ({ at, id }) => [at, id, count]);
  return {
    data: page.rows.map(({ at: __, id: ___, payments, ...row }): ListedOrder => {
      const { payment_state, paid_minor, due_minor, refunded_minor } = orderSums(row, payments);
      return { ...row, payment_state, paid_minor, due_minor, refunded_minor };
    }),
    meta: listMeta(page.next, count, maxCount),
  };
}

/** The newest orders that a search text finds, without a count. */
export async function searchStaffOrders(db: Db, siteIds: readonly number[], text: string, limit: number) {
  const { rows } = await readOrderPage(db, {
    siteIds,
    filter: { sort: 'placed' },
    branches: readSearch(text),
    after: null,
    limit,
    maxCount: limit,
  });
  return rows.slice(0, limit);
}

/** How many orders the views of the list have, each counted up to `MAX_VIEW_COUNT`. */
export async function countOrderViews(db: Db, siteIds: readonly number[]) {
  const [row] = await selectViewCounts(db, siteIds);
  return row ?? { prepare: 0, payment: 0, handover: 0, case: 0 };
}
