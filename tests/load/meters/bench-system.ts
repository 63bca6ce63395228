import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PORT_OFFSETS } from '@paddock/sandbox/accounts';
import { ensureOwnDatabase } from '../../../apps/server/src/cli/own-database.ts';
import { withDatabase } from '../../../apps/server/src/cli/owner-database.ts';
import { environmentOf, REPOSITORY, readSettings } from '../../../scripts/services/settings.ts';
import { startEdge, stopEdge } from '../../../scripts/services/varnish.ts';
import { freePorts, freePortWith } from '../../../scripts/system/free-ports.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';

export interface BenchSystem {
  readonly edgePort: number;
  readonly storefrontPort: number;
  readonly apiPort: number;
  /** Milliseconds of processor time since each began. */
  readonly cpu: () => { readonly edge: number; readonly storefront: number; readonly api: number };
  readonly stop: () => Promise<void>;
}

/**
 * The built system beside whatever else runs here, on free ports and a database of the demo brand that is its own:
 * sandbox, api, worker, storefront and the edge.
 */
export async function startBenchSystem(database: string, { worker = false } = {}): Promise<BenchSystem> {
  if (!existsSync(path.join(REPOSITORY, 'apps/storefront/build/server/index.js')))
    throw new Error('The storefront is not built yet: npm run build');
  const ports = await freePorts(7);
  const [edgePort = 0, storefrontPort = 0, apiPort = 0, workerPort = 0, ...others] = ports;
  const [webhooksPort = 0, staffPort = 0, internalPort = 0] = others;
  const sandboxPort = await freePortWith(Object.values(PORT_OFFSETS), ports);
  const usual = readSettings();
  const directory = mkdtempSync(path.join(tmpdir(), 'paddock-bench-edge-'));
  const settings = {
    ...usual,
    uploadsDir: path.join(tmpdir(), 'paddock-bench-uploads'),
    postgres: {
      ...usual.postgres,
      ownerUrl: withDatabase(usual.postgres.ownerUrl, database),
      appUrl: withDatabase(usual.postgres.appUrl, database),
    },
    redis: { ...usual.redis, url: withDatabase(usual.redis.url, '2') },
    varnish: {
      port: edgePort,
      url: `http://localhost:${edgePort}`,
      isExternal: false,
      directory,
      development: false,
    },
    storefrontPort,
    apiPort,
    webhooksPort,
    staffPort,
    internalPort,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    workerPort,
    sandboxPort,
  };
  const env = {
    ...process.env,
    ...environmentOf(settings),
    NODE_ENV: 'production',
    PADDOCK_LOG_LEVEL: 'error',
    // Visitors come from other loopback addresses: to be told apart, only the edge's own may be a proxy's.
    PADDOCK_TRUSTED_PROXIES: '127.0.0.1/32',
  };
  await ensureOwnDatabase(usual.postgres.ownerUrl, database);
  for (const script of ['migrate', 'demo']) loadDemo(script, env);
  const children: ChildProcess[] = [];
  const start = (app: string, script: string) => {
    const child = spawn(process.execPath, [script], {
      cwd: path.join(REPOSITORY, 'apps', app),
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    return child.pid ?? 0;
  };
  const stop = async () => {
    await stopEdge(directory);
    await Promise.all(children.reverse().map(stopChild));
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    start('sandbox', 'src/main.ts');
    const api = start('server', 'src/api.ts');
    if (worker) start('server', 'src/worker.ts');
    const storefront = start('storefront', 'server/main.ts');
    await untilAnswers(`http://127.0.0.1:${apiPort}/ready`);
    await untilAnswers(`http://127.0.0.1:${storefrontPort}/health`);
    await startEdge({ directory, port: edgePort, storefrontPort });
    const edge = Number(readFileSync(path.join(directory, 'varnish.pid'), 'utf8'));
    const cpu = () => ({ edge: cpuOfFamily(edge), storefront: cpuOf(storefront), api: cpuOf(api) });
    return { edgePort, storefrontPort, apiPort, cpu, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function loadDemo(script: string, env: NodeJS.ProcessEnv) {
  const done = spawnSync(process.execPath, [path.join(REPOSITORY, `apps/server/src/cli/${script}.ts`)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${script} failed`);
}

async function untilAnswers(url: string) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer`);
}

export async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
