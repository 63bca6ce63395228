import { existsSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The pid in our own pid file, if that process is still alive and still the program we started. */
export function runningPid(pidFile: string, program: string): number | null {
  if (!existsSync(pidFile)) return null;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!Number.isInteger(pid) || !isAlive(pid)) return null;
  // After a reboot the number may belong to a stranger, who must not be stopped.
  const name = `/proc/${pid}/comm`;
  if (existsSync(name) && !readFileSync(name, 'utf8').startsWith(program.slice(0, 15))) return null;
  return pid;
}

/** Ends one process by its pid and waits for it; only ever called with a pid from our own pid file. */
export async function stopPid(pid: number, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  process.kill(pid, signal);
  for (let waited = 0; isAlive(pid); waited += 50) {
    if (waited > 30_000) throw new Error(`Process ${pid} does not end`);
    await sleep(50);
  }
}

export async function stopByPidFile(
  pidFile: string,
  program: string,
  signal?: NodeJS.Signals,
): Promise<boolean> {
  const pid = runningPid(pidFile, program);
  if (pid === null) return false;
  await stopPid(pid, signal);
  rmSync(pidFile, { force: true });
  return true;
}

export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 1000 });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

export async function waitForPort(port: number, seconds: number, host?: string): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isListening(port, host))) {
    if (Date.now() > end) throw new Error(`Nothing answers on port ${port} after ${seconds} s`);
    await sleep(50);
  }
}

/** Starting beside a stranger on the same port would silently use the stranger's data. */
export async function refuseTakenPort(port: number, variable: string): Promise<void> {
  if (!(await isListening(port))) return;
  throw new Error(
    `Port ${port} is taken by a program that this checkout did not start. Choose another with ${variable}.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
