import { type ChildProcess, spawn } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const STOP_SECONDS = 12;

export interface Child {
  name: string;
  pid: number;
  /** Resolves with the exit code, or null when it was ended by a signal. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

interface Start {
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** Where its lines go; without it, to our own output with the name in front. */
  log?: WriteStream;
}

/** Starts a Node process whose lines carry its name, and which can be ended together with all it started itself. */
export function startChild({ name, args, cwd, env, log }: Start): Child {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: a watcher's inner process ends with it, and Ctrl-C reaches it only through us, in order.
    detached: true,
  });
  if (child.pid === undefined) throw new Error(`${name} could not be started`);
  for (const stream of [child.stdout, child.stderr]) forward(stream, name, log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { name, pid: child.pid, ended, stop: () => stop(child, ended) };
}

function forward(stream: Readable, name: string, log: WriteStream | undefined): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (log) log.write(`${name.padEnd(10)} ${line}\n`);
    else console.log(`${name.padEnd(10)} ${line}`);
  });
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_SECONDS * 1000);
  await ended;
  clearTimeout(patience);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // Already gone, which is what we want.
  }
}
