import type { Db } from '../../../platform/db/db.ts';
import type { SalesOrder } from '../sales-order.contract.ts';
import { listOwnOrders } from './orders.sql.ts';
import { toSalesOrder } from './to-sales-order.ts';

const PER_PAGE = 10;

/** A customer's orders, the newest first. */
export async function listOrders(
  db: Db,
  key: { readonly siteId: number; readonly customerId: number; readonly locale: string },
  page: number,
): Promise<{ data: SalesOrder[]; meta: Meta }> {
  const window = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
  const { rows, total, since } = await listOwnOrders(db, key, window);
  return {
    data: rows.map((row) => toSalesOrder(row, key.locale)),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
      total,
      per_page: PER_PAGE,
      since: since?.toISOString() ?? null,
    },
  };
}

interface Meta {
  readonly current_page: number;
  readonly last_page: number;
  readonly total: number;
  readonly per_page: number;
  readonly since: string | null;
}
