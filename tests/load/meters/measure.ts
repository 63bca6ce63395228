import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { drive, median, visitorAddress } from '../traffic/drive.ts';
import { type BenchRequest, headersOf } from '../traffic/question.ts';
import type { Bytes } from './bare.ts';
import { stopChild } from './bench-system.ts';
import { cpuOf } from './cpu.ts';
import type { PostgresMeter } from './postgres-meter.ts';

const API = path.resolve(import.meta.dirname, '../../../apps/server/src/api.ts');

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
  const [port = 0] = await freePorts(1);
  const child = spawn(process.execPath, [API], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PADDOCK_DEMO_VALUES: 'allowed',
      PADDOCK_DATABASE_URL: databaseUrl,
      // One socket for all routes: the measurements also call staff and metrics.
      PADDOCK_API_PORT: String(port),
      PADDOCK_WEBHOOKS_PORT: String(port),
      PADDOCK_STAFF_PORT: String(port),
      PADDOCK_INTERNAL_PORT: String(port),
      PADDOCK_LOG_LEVEL: 'error',
      PADDOCK_UPLOADS_DIR: path.join(tmpdir(), 'paddock-bench-uploads'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The api ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (ready?.ok) return { pid: child.pid ?? 0, port, stop: () => stopChild(child) };
    await wait(100);
  }
  await stopChild(child);
  throw new Error('The api did not become ready');
}

export interface Spent {
  readonly apiMs: number;
  readonly postgresMs: number;
  readonly medianMs: number;
}

/** CPU per request of api and PostgreSQL, after a warm-up. */
export async function spend(
  api: RunningApi,
  meter: PostgresMeter,
  requests: readonly BenchRequest[],
  seconds: number,
): Promise<Spent> {
  const agent = new Agent({ keepAlive: true });
  const next = (n: number) => {
    const request = requests[n % requests.length] as BenchRequest;
    return { path: request.path, headers: { ...headersOf(request), 'x-forwarded-for': visitorAddress(n) } };
  };
  await drive(api.port, agent, next, Math.min(seconds, 2));
  const before = { api: cpuOf(api.pid), postgres: await meter.read() };
  const times = await drive(api.port, agent, next, seconds);
  const after = { api: cpuOf(api.pid), postgres: await meter.read() };
  agent.destroy();
  return {
    apiMs: (after.api - before.api) / times.length,
    postgresMs: (after.postgres - before.postgres) / times.length,
    medianMs: median(times),
  };
}

/** The response to one of the requests, so that plain node can send the same bytes. */
export async function bytesOf(api: RunningApi, request: BenchRequest): Promise<Bytes> {
  const answer = await fetch(`http://127.0.0.1:${api.port}${request.path}`, { headers: headersOf(request) });
  const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await answer.arrayBuffer()), headers };
}

/** The same statements by pgbench: CPU of PostgreSQL per round of them. */
export async function spendBare(
  databaseUrl: string,
  meter: PostgresMeter,
  statements: readonly string[][],
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-bench-'));
  try {
    const files = statements.map((group, n) => {
      const file = path.join(folder, `${n}.sql`);
      writeFileSync(file, `${group.map((line) => (/^\\|;$/.test(line) ? line : `${line};`)).join('\n')}\n`);
      return ['-f', file];
    });
    const run = (duration: number) =>
      pgbench(['-n', '-M', 'prepared', '-c', '2', '-T', String(duration), ...files.flat(), databaseUrl]);
    await run(1);
    const before = await meter.read();
    const rounds = await run(seconds);
    return ((await meter.read()) - before) / rounds;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Not waited for with a blocking call: its backends are watched while they live.
async function pgbench(args: readonly string[]): Promise<number> {
  const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, reply] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const count = /number of transactions actually processed: (\d+)/.exec(out)?.[1];
  if (!count) throw new Error(`pgbench: ${reply}`);
  return Number(count);
}
