import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface RunningProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly untilPrinted: (text: string) => Promise<void>;
}

const FREE_PORTS = { PADDOCK_WEBHOOKS_PORT: '0', PADDOCK_STAFF_PORT: '0', PADDOCK_INTERNAL_PORT: '0' };

/** Starts one of our doors as people do. `file` is relative to src. */
export function startProcess(file: string, environment: Record<string, string>): RunningProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${file}`, import.meta.url))], {
    // Listeners that a test does not name take free ports, so that two processes do not meet.
    env: { ...process.env, ...FREE_PORTS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'gone'));
  });
  const untilPrinted = async (text: string) => {
    const deadline = Date.now() + 45_000;
    while (!output.includes(text)) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${file} did not print "${text}":\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  return { child, output: () => output, ended, untilPrinted };
}
