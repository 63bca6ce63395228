import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runningPid, stopPid } from './services/process.ts';
import { readSettings } from './services/settings.ts';
import { takeBrandArgument } from './system/brand-argument.ts';
import { isBuilt } from './system/build-freshness.ts';
import { runSystem } from './system/run-system.ts';
import { printAddresses, untilStopped } from './system/until-stopped.ts';

const USAGE = `npm start                 the built system in this terminal, until Ctrl-C
npm start -- --detach     the same in the background, logs in a file
npm start -- --stop       ends the one in the background
npm start -- --brand <b>  with another brand than the default one`;

const { values } = parseArgs({
  args: takeBrandArgument(),
  options: { detach: { type: 'boolean' }, stop: { type: 'boolean' }, help: { type: 'boolean' } },
});
const settings = readSettings();
const pidFile = path.join(settings.dataDir, 'start.pid');
const logFile = path.join(settings.dataDir, 'start.log');

try {
  if (values.help) console.log(USAGE);
  else if (values.stop) await stopDetached();
  else if (values.detach) await detach();
  else await foreground();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function foreground(): Promise<void> {
  if (!isBuilt()) throw new Error('The storefront is not built yet: npm run build');
  const system = await runSystem(settings, { mode: 'start' });
  printAddresses(system);
  await untilStopped(system);
}

async function detach(): Promise<void> {
  if (runningPid(pidFile, 'node') !== null) throw new Error('Already running: npm start -- --stop');
  mkdirSync(settings.dataDir, { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [import.meta.filename], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
  // The addresses are the last thing printed before the system is ready.
  while (child.exitCode === null && !readFileSync(logFile, 'utf8').includes('api docs')) await sleep(200);
  console.log(readFileSync(logFile, 'utf8'));
  if (child.exitCode !== null) throw new Error(`It did not start; see ${logFile}`);
}

async function stopDetached(): Promise<void> {
  const pid = runningPid(pidFile, 'node');
  if (pid === null) return console.log('Nothing is running in the background.');
  await stopPid(pid);
  rmSync(pidFile, { force: true });
  console.log('Stopped.');
}
