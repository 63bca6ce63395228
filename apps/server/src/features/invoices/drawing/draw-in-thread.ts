import { Worker } from 'node:worker_threads';
import type { InvoiceDocument } from '../invoices.sql.ts';

const IDLE_MS = 60_000;

type Reply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };
type PendingDrawing = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let count = 0;
const pending = new Map<number, PendingDrawing>();

/**
 * Draws in a worker thread: the first page of a script takes up to half a second, in which the event loop would answer no
 * request. The thread keeps its fonts open and ends after a minute without an invoice.
 */
export function drawInThread(document: InvoiceDocument): Promise<Buffer> {
  const worker = thread ?? start();
  count += 1;
  const id = count;
  clearTimeout(idle);
  worker.postMessage({ id, document });
  return new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
}

function start(): Worker {
  const worker = new Worker(new URL('./draw-invoice.thread.ts', import.meta.url));
  worker.unref();
  worker.on('message', (reply: Reply) => {
    const drawing = pending.get(reply.id);
    pending.delete(reply.id);
    if ('pdf' in reply) drawing?.resolve(Buffer.from(reply.pdf));
    else drawing?.reject(new Error(reply.error));
    if (pending.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
  });
  const stop = () => {
    thread = null;
    void worker.terminate();
  };
  const end = (error: Error) => {
    if (thread !== worker) return;
    thread = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('Drawing thread ended before the invoice was drawn')));
  thread = worker;
  return worker;
}
