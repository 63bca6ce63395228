import { threadTask } from '../../../platform/threads/thread-task.ts';
import type { InvoiceDocument } from '../invoices.sql.ts';

const draw = threadTask<InvoiceDocument, Uint8Array>({
  script: new URL('./draw-invoice.thread.ts', import.meta.url),
  maxMs: 60_000,
});

/**
 * Draws in a worker thread: the first page of a script takes up to half a second, in which the event loop would answer no
 * request. The thread keeps its fonts open.
 */
export const drawInThread = async (document: InvoiceDocument): Promise<Buffer> =>
  Buffer.from(await draw(document));
