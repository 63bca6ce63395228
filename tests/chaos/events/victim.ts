import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface Victim {
  readonly kills: () => number;
  readonly lines: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts a process, kills it with SIGKILL at random moments and starts it again at once. */
export function keepKilling(
  file: string,
  environment: Record<string, string>,
  { meanMs, isQuiet }: { meanMs: number; isQuiet: () => boolean },
): Victim {
  let kills = 0;
  let isOver = false;
  const lines: string[] = [];
  let child: ChildProcess = start();

  function start(): ChildProcess {
    const started = spawn(process.execPath, [file], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.stderr?.on('data', (part: Buffer) => lines.push(...part.toString().split('\n').filter(Boolean)));
    started.once('exit', (_code, signal) => {
      if (isOver) return;
      if (signal !== 'SIGKILL') lines.push(`ended by itself (${_code ?? signal})`);
      child = start();
    });
    return started;
  }

  const killing = (async () => {
    while (!isOver) {
      // Exponential: most kills follow soon, some late, so every moment of the work is met.
      await wait(Math.min(-Math.log(1 - Math.random()) * meanMs, meanMs * 4));
      if (isOver || isQuiet()) continue;
      kills += 1;
      child.kill('SIGKILL');
    }
  })();

  return {
    kills: () => kills,
    lines: () => lines,
    async stop() {
      isOver = true;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await Promise.race([ended, wait(5000)]);
      child.kill('SIGKILL');
      await Promise.race([killing, wait(meanMs * 4)]);
    },
  };
}
