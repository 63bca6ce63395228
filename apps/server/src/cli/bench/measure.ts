import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { cpuOf, cpuOfServer } from './cpu.ts';
import type { BenchRequest } from './question.ts';

const API = path.resolve(import.meta.dirname, '../../api.ts');

export interface RunningApi {
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** An api of its own on a free port, as in production, with limits out of the way. */
export async function startApi(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<RunningApi> {
  const port = await freePort();
  const child = spawn(process.execPath, [API], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PADDOCK_DATABASE_URL: databaseUrl,
      PADDOCK_API_PORT: String(port),
      PADDOCK_LOG_LEVEL: 'error',
      PADDOCK_UPLOADS_DIR: path.join(tmpdir(), 'paddock-bench-uploads'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The api ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (ready?.ok) return { pid: child.pid ?? 0, port, stop: () => stop(child) };
    await wait(100);
  }
  await stop(child);
  throw new Error('The api did not become ready');
}

export interface Spent {
  readonly requests: number;
  readonly apiMs: number;
  readonly postgresMs: number;
  readonly medianMs: number;
}

const LANES = 2;

/** CPU per request of api and PostgreSQL, after a warm-up; the machine should have nothing else to do. */
export async function spend(
  api: RunningApi,
  postmaster: number,
  requests: readonly BenchRequest[],
  seconds: number,
): Promise<Spent> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  await drive(api.port, agent, requests, Math.min(seconds, 2));
  const before = { api: cpuOf(api.pid), postgres: cpuOfServer(postmaster) };
  const times = await drive(api.port, agent, requests, seconds);
  const after = { api: cpuOf(api.pid), postgres: cpuOfServer(postmaster) };
  agent.destroy();
  return {
    requests: times.length,
    apiMs: (after.api - before.api) / times.length,
    postgresMs: (after.postgres - before.postgres) / times.length,
    medianMs: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
  };
}

async function drive(port: number, agent: Agent, requests: readonly BenchRequest[], seconds: number) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const asked = requests[next++ % requests.length];
      if (!asked) return;
      const started = performance.now();
      await ask(port, agent, asked);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return times;
}

let visitor = 0;

function ask(port: number, agent: Agent, { path: url, site }: BenchRequest): Promise<void> {
  // Each request comes from another visitor, so that no limit is met.
  visitor = (visitor + 1) % 16_000_000;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  return new Promise((resolve, reject) => {
    const headers = { 'x-tenant': site, 'x-locale': 'en', 'x-forwarded-for': address };
    const call = httpRequest({ host: '127.0.0.1', port, path: url, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** The same statements by pgbench: CPU of PostgreSQL per round of them, and of pgbench itself. */
export function spendBare(
  databaseUrl: string,
  postmaster: number,
  statements: readonly string[][],
  seconds: number,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-bench-'));
  try {
    const files = statements.map((group, n) => {
      const file = path.join(folder, `${n}.sql`);
      writeFileSync(file, `${group.map((text) => (/^\\|;$/.test(text) ? text : `${text};`)).join('\n')}\n`);
      return ['-f', file];
    });
    const run = (duration: number) => {
      const args = ['-n', '-M', 'prepared', '-c', String(LANES), '-T', String(duration), ...files.flat()];
      const done = spawnSync('pgbench', [...args, databaseUrl], { encoding: 'utf8' });
      const count = /number of transactions actually processed: (\d+)/.exec(done.stdout ?? '')?.[1];
      if (done.status !== 0 || !count) throw new Error(`pgbench: ${done.stderr}`);
      return Number(count);
    };
    run(1);
    const before = cpuOfServer(postmaster);
    const rounds = run(seconds);
    return { postgresMs: (cpuOfServer(postmaster) - before) / rounds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Backends are children of the server's first process; its number is in the file the server keeps. */
export async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
