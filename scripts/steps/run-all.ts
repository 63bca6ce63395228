import { spawn } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

export interface Step {
  name: string;
  command: string;
  cwd?: string;
  env?: Record<string, string>;
}

interface RunOptions {
  atOnce: number;
  /** Without it, no further step is begun after a failure. */
  keepGoing?: boolean;
}

/** Runs the steps, some at a time; a failed step's output is shown, without the log lines of what it tested. */
export async function runAll(steps: Step[], { atOnce, keepGoing = false }: RunOptions): Promise<boolean> {
  const waiting = [...steps];
  let failed = false;
  const lane = async () => {
    while (waiting.length > 0 && (keepGoing || !failed)) {
      const step = waiting.shift();
      if (step && !(await runStep(step))) failed = true;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return !failed;
}

/** One step: its result, name and seconds on a line; its output only when it failed. */
async function runStep(step: Step): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await execute(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(28)} ${seconds.padStart(6)} s`);
  if (code !== 0) console.log(withoutLogLines(output).trimEnd());
  return code === 0;
}

// Hundreds of these stand before the one failure that is looked for.
export function withoutLogLines(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"level":'))
    .join('\n');
}

function execute({ command, cwd = '.', env = {} }: Step): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, {
    shell: true,
    cwd: path.join(REPOSITORY, cwd),
    env: { ...process.env, ...withLocalTools(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

// Straight to the tools: `npx` costs a third of a second each time and may ask the network.
function withLocalTools(): { PATH: string } {
  return { PATH: `${path.join(REPOSITORY, 'node_modules', '.bin')}:${process.env.PATH ?? ''}` };
}
