import type { Db } from '../../../platform/db/db.ts';
import { readDocumentPdf, readInvoicePdf } from '../../invoices/read-invoice-pdf.ts';
import { findOwnOrder } from './find-own-order.ts';
import type { OrderCaller } from './order-caller.ts';

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
