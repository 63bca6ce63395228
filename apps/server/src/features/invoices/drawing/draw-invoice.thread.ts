import { parentPort } from 'node:worker_threads';
import type { InvoiceDocument } from '../invoices.sql.ts';
import { drawInvoice } from './draw-invoice.ts';

parentPort?.on('message', async ({ id, document }: { id: number; document: InvoiceDocument }) => {
  const answer = await drawInvoice(document).then(
    (pdf) => ({ id, pdf: new Uint8Array(pdf) }),
    (error: Error) => ({ id, error: error.message }),
  );
  parentPort?.postMessage(answer);
});
