import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from './thread-task.ts';

/** The thread's side of `threadTask`. */
export function answerInThread<Input>(handle: (input: Input) => Promise<unknown>): void {
  parentPort?.on('message', async (input: Input) => {
    const reply: ThreadReply = await handle(input).then(
      (output) => ({ ok: true as const, output }),
      (error: Error) => ({ ok: false as const, error: error.message }),
    );
    parentPort?.postMessage(reply);
  });
}
