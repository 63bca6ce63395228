import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

export interface PrivateRedis {
  readonly url: string;
  /** Stops the process at once, as a crash would. */
  readonly kill: () => Promise<void>;
  /** The process stays and does not answer (SIGSTOP). */
  readonly freeze: () => void;
}

/** A Redis of the test's own, so that killing it does not disturb other tests. */
export async function privateRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await untilPrinted(child, 'Ready to accept connections');
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
    freeze: () => void child.kill('SIGSTOP'),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits for a line on the process's stdout; fails when the process ends first. */
export function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stdout?.on('data', (part: Buffer) => {
      seen += part.toString();
      if (seen.includes(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before printing "${text}":\n${seen}`)));
  });
}
