import { expect, test, vi } from 'vitest';
import { threadTask } from './thread-task.ts';

// Answers with the number of its runs; 'throw' is a refusal, 'loop' never answers, 'fill' takes memory without end.
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let runs = 0;
    parentPort.on('message', (word) => {
      runs += 1;
      if (word === 'loop') for (;;);
      if (word === 'fill') for (const kept = []; ; ) kept.push(Array(1000).fill(Math.random()));
      parentPort.postMessage(word === 'throw' ? { ok: false, error: 'no' } : { ok: true, output: runs });
    });`)}`,
);

test('[SEC-02] a run over the time limit is ended with its thread, and the next one has a new thread', async ({
  onTestFinished,
}) => {
  // Only the loop has its time limit moved up: starting a thread takes seconds on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const run = threadTask<string, number>({ script: SCRIPT, maxMs: 60_000 });
  const [first, stuck, third] = [run('x'), run('loop'), run('x')];
  expect(await first).toBe(1);
  const ended = expect(stuck).rejects.toThrow('did not answer in 60000 ms');
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(await third).toBe(1);
});

test('[SEC-02] a run over the memory limit ends its thread, not the process', async () => {
  const run = threadTask<string, number>({ script: SCRIPT, maxMs: 60_000, maxHeapMb: 32 });
  await expect(run('fill')).rejects.toThrow();
  expect(await run('x')).toBe(1);
});

test('a function that throws keeps its thread', async () => {
  const run = threadTask<string, number>({ script: SCRIPT, maxMs: 60_000 });
  await expect(run('throw')).rejects.toThrow('no');
  expect(await run('x')).toBe(2);
});
