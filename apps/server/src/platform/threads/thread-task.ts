import { parentPort, Worker } from 'node:worker_threads';

const IDLE_MS = 60_000;

export type ThreadReply =
  | { readonly ok: true; readonly output: unknown }
  | { readonly ok: false; readonly error: string };

interface Options {
  /** A module that calls `answerInThread`. */
  readonly script: URL;
  /** A run that takes longer is ended together with its thread. */
  readonly maxMs: number;
  readonly maxHeapMb?: number;
}

/**
 * Runs a function of another module in a worker thread, so that the event loop stays free for requests. One run at a
 * time: each has the whole time limit. The thread is kept for a minute after the last run, because its modules take
 * longer to load than most runs.
 */
export function threadTask<Input, Output>({ script, maxMs, maxHeapMb }: Options) {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const worker = new Worker(script, {
      ...(maxHeapMb ? { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } } : {}),
    });
    worker.unref();
    worker.on('exit', () => {
      if (thread === worker) thread = null;
    });
    // Without a listener the error of an idle thread would end the process.
    worker.on('error', () => {});
    return worker;
  }

  function end(worker: Worker) {
    if (thread === worker) thread = null;
    void worker.terminate();
  }

  async function runOnce(input: Input): Promise<Output> {
    clearTimeout(idle);
    thread ??= start();
    const worker = thread;
    try {
      return await answerOf<Output>(worker, input, maxMs);
    } catch (error) {
      if (!(error instanceof ThreadRefusal)) end(worker);
      throw error;
    } finally {
      idle = setTimeout(() => end(worker), IDLE_MS).unref();
    }
  }

  return (input: Input): Promise<Output> => {
    const run = last.then(() => runOnce(input));
    last = run.catch(() => {});
    return run;
  };
}

/** The function threw: its thread is unharmed. */
class ThreadRefusal extends Error {}

function answerOf<Output>(worker: Worker, input: unknown, maxMs: number): Promise<Output> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', read).off('error', fail).off('exit', stopped);
      act();
    };
    const read = (reply: ThreadReply) =>
      settle(() => (reply.ok ? resolve(reply.output as Output) : reject(new ThreadRefusal(reply.error))));
    const fail = (error: unknown) => settle(() => reject(error));
    const stopped = () => settle(() => reject(new Error('The thread ended before it answered')));
    const timer = setTimeout(
      () => settle(() => reject(new Error(`The thread did not answer in ${maxMs} ms`))),
      maxMs,
    );
    worker.on('message', read).on('error', fail).on('exit', stopped);
    worker.postMessage(input);
  });
}

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
