import type { Db } from '../../platform/db/db.ts';
import { drawInThread } from './drawing/draw-in-thread.ts';
import { readInvoiceDocument, readOrderDocument } from './invoices.sql.ts';

/** The invoice of an order as a file; null while it has none. Drawn when asked: its document never changes. */
export async function readInvoicePdf(
  db: Db,
  { siteId, orderId }: { siteId: number; orderId: number },
): Promise<{ number: string; pdf: Buffer } | null> {
  const document = await readInvoiceDocument(db, siteId, orderId);
  return document ? { number: document.number, pdf: await drawInThread(document) } : null;
}

/** Invoice or credit note; null when the order has no such document. */
export async function readDocumentPdf(
  db: Db,
  { siteId, orderId, documentId }: { siteId: number; orderId: number; documentId: number },
): Promise<{ number: string; pdf: Buffer } | null> {
  const document = await readOrderDocument(db, { siteId, orderId, documentId });
  return document ? { number: document.number, pdf: await drawInThread(document) } : null;
}
