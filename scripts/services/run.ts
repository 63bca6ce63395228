import { spawnSync } from 'node:child_process';
import type { Identity } from './unprivileged.ts';

interface Options {
  identity?: Identity;
  input?: string;
  env?: Record<string, string>;
}

/** Runs a command to its end and returns what it printed; a failure carries the command's own words. */
export function run(command: string, args: string[], options: Options = {}): string {
  const done = spawnSync(command, args, {
    ...options.identity,
    // The services' users may not be able to enter the checkout, and some tools refuse to start in such a place.
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, ...options.env },
    ...(options.input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input: options.input }),
    timeout: 120_000,
  });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`${command} failed (${done.status}): ${done.stderr || done.stdout}`);
  return done.stdout;
}

/** Whether the command ended well; for questions such as "does this exist". */
export function succeeds(command: string, args: string[], identity: Identity = {}): boolean {
  return spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}
