import { Worker } from 'node:worker_threads';
import type { InvoiceDocument } from '../invoices.sql.ts';

const IDLE_MS = 60_000;

type Answer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };
type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

let thread: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/**
 * Draws in a thread of its own, because shaping a page of Arabic or Japanese takes a tenth of a second and more in which
 * nobody else would be answered. The thread keeps its fonts and ends when nobody has wanted an invoice for a minute.
 */
export function drawAside(document: InvoiceDocument): Promise<Buffer> {
  const worker = thread ?? start();
  count += 1;
  const id = count;
  clearTimeout(idle);
  worker.postMessage({ id, document });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function start(): Worker {
  const worker = new Worker(new URL('./draw-invoice.thread.ts', import.meta.url));
  worker.unref();
  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('pdf' in answer) asked?.resolve(Buffer.from(answer.pdf));
    else asked?.reject(new Error(answer.error));
    if (waiting.size === 0) idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  });
  const end = (error: Error) => {
    if (thread === worker) thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The drawing thread has ended')));
  thread = worker;
  return worker;
}
