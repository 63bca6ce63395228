import type { Db } from '../../../platform/db/db.ts';
import type { SalesOrder } from '../sales-order.contract.ts';
import type { OrderCaller } from './order-caller.ts';
import { findOwnOrderRow } from './orders.sql.ts';
import { toSalesOrder } from './to-sales-order.ts';

/** An order as its owner sees it; null to all others. */
export async function showOrder(db: Db, caller: OrderCaller, code: string): Promise<SalesOrder | null> {
  const row = await findOwnOrderRow(db, caller, code);
  return row && toSalesOrder(row, caller.locale);
}

/** To the signed-in customer only: no bag and no link counts here. */
export const showOwnOrder = (
  db: Db,
  customer: { readonly siteId: number; readonly customerId: number; readonly locale: string },
  code: string,
): Promise<SalesOrder | null> => showOrder(db, { ...customer, carts: [], opened: null }, code);
