import { answerInThread } from '../../../platform/threads/thread-task.ts';
import type { InvoiceDocument } from '../invoices.sql.ts';
import { drawInvoice } from './draw-invoice.ts';

answerInThread(async (document: InvoiceDocument) => new Uint8Array(await drawInvoice(document)));
