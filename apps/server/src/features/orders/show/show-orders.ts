import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Send } from '../../../platform/http/event-streams.ts';
import { readDocumentPdf, readInvoicePdf } from '../../invoices/read-invoices.ts';
import type { SalesOrder } from '../sales-order.contract.ts';
import type { OrderCaller } from './order-caller.ts';
import {
  findLatestCode,
  findOwnOrderId,
  findOwnOrderIdIn,
  findOwnOrderRow,
  listOwnOrders,
} from './orders.sql.ts';
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

/** The id of an order, if the caller may see it (H-45). */
export const findOwnOrder = (db: Db, caller: OrderCaller, code: string): Promise<number | null> =>
  findOwnOrderId(db, caller, code);

/** The same in the caller's transaction. */
export const findOwnOrderIn = (tx: Tx, caller: OrderCaller, code: string): Promise<number | null> =>
  findOwnOrderIdIn(tx, caller, code);

/** For a result page without a code (H-48). */
export const findLatestOrder = (db: Db, caller: OrderCaller): Promise<string | null> =>
  findLatestCode(db, caller);

/** The invoice of an order for callers who may see the order; null also while it has none. */
export async function showInvoice(db: Db, caller: OrderCaller, code: string) {
  const orderId = await findOwnOrder(db, caller, code);
  return orderId === null ? null : readInvoicePdf(db, { siteId: caller.siteId, orderId });
}

/** Any document of the order; one of another order is not found. */
export async function showDocument(db: Db, caller: OrderCaller, code: string, documentId: number) {
  const orderId = await findOwnOrder(db, caller, code);
  return orderId === null ? null : readDocumentPdf(db, { siteId: caller.siteId, orderId, documentId });
}

/** An order to be told about; null for callers who may not see it. */
export async function watchOrder(db: Db, caller: OrderCaller, code: string) {
  const order = await showOrder(db, caller, code);
  if (!order) return null;
  let told = '';
  return {
    key: `order:${caller.siteId}:${code}`,
    /** Says how it stands, if that is news. */
    async look(send: Send) {
      const now = await showOrder(db, caller, code);
      if (!now) return;
      const standing = { status: now.status, payment_status: now.payment_status };
      if (JSON.stringify(standing) === told) return;
      told = JSON.stringify(standing);
      send('order', standing);
    },
  };
}
