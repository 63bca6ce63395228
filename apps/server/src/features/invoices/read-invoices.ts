import type { Db } from '../../platform/db/db.ts';
import { threadTask } from '../../platform/threads/thread-task.ts';
import { type InvoiceDocument, readInvoiceDocument, readOrderDocument } from './invoices.sql.ts';

const draw = threadTask<InvoiceDocument, Uint8Array>({
  script: new URL('./drawing/draw-invoice.thread.ts', import.meta.url),
  maxMs: 60_000,
});

/**
 * Draws in a worker thread: the first page of a script takes up to half a second, in which the event loop would answer no
 * request. The thread keeps its fonts open.
 */
export const drawInThread = async (document: InvoiceDocument): Promise<Buffer> =>
  Buffer.from(await draw(document));

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
