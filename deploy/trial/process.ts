// process.ts start|stop <part> <port>, process.ts migrate: what systemd does on a real machine.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENVIRONMENT_FILE, PLACE } from './place.ts';

const MAIN: Record<string, { folder: string; file: string; port: string }> = {
  api: { folder: 'server/apps/server', file: 'src/api.ts', port: 'PADDOCK_API_PORT' },
  worker: { folder: 'server/apps/server', file: 'src/worker.ts', port: 'PADDOCK_WORKER_PORT' },
  storefront: {
    folder: 'storefront/apps/storefront',
    file: 'server/main.ts',
    port: 'PADDOCK_STOREFRONT_PORT',
  },
  desk: { folder: 'desk/apps/desk', file: 'server/main.ts', port: 'PADDOCK_DESK_PORT' },
};
const MAX_STOP_SECONDS = 40;

const [verb = '', part = '', port = ''] = process.argv.slice(2);
const environment = JSON.parse(readFileSync(ENVIRONMENT_FILE, 'utf8')) as Record<string, string>;
const pidFile = path.join(PLACE, `${part}-${port}.pid`);

if (verb === 'start') start();
else if (verb === 'stop') await stop();
else migrate();

function start(): void {
  const main = MAIN[part];
  if (!main) throw new Error(`There is no ${part}`);
  const release = realpathSync(path.join(PLACE, `slots/${part}-${port}`));
  const {
    PADDOCK_WEBHOOKS_PORT: _,
    PADDOCK_STAFF_PORT: __,
    PADDOCK_INTERNAL_PORT: ___,
    ...shared
  } = environment;
  const log = openSync(path.join(PLACE, `logs/${part}-${port}.log`), 'a');
  const child = spawn(path.join(release, 'base/node'), [main.file], {
    cwd: path.join(release, main.folder),
    env: { ...shared, [main.port]: port, PADDOCK_BUILD_ID: path.basename(release), PATH: process.env.PATH },
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

async function stop(): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (isRunning(pid)) process.kill(pid, 'SIGTERM');
  for (const end = Date.now() + MAX_STOP_SECONDS * 1000; isRunning(pid); await sleep(50))
    if (Date.now() > end) throw new Error(`${part} ${port} does not end`);
  rmSync(pidFile);
}

function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return false;
  // Ended, and not yet collected by its parent.
  return readFileSync(stat, 'utf8').split(') ')[1]?.startsWith('Z') === false;
}

function migrate(): void {
  const release = realpathSync(path.join(PLACE, 'next'));
  const done = spawnSync(path.join(release, 'base/node'), ['src/cli/migrate.ts'], {
    cwd: path.join(release, 'server/apps/server'),
    env: { ...environment, PATH: process.env.PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.exitCode = done.status ?? 1;
}
