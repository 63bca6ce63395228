import { threadTask } from '../../../platform/threads/thread-task.ts';
import type { InboundMail } from './inbound-mail.rules.ts';

/** In a worker thread: no mail may keep the event loop from other requests. */
export const parseMail = threadTask<Uint8Array, InboundMail>({
  script: new URL('./parse-mail.thread.ts', import.meta.url),
  maxMs: 10_000,
  maxHeapMb: 128,
});
