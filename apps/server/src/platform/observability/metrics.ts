import { AsyncLocalStorage } from 'node:async_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface Build {
  readonly app: string;
  readonly build: string;
}

/** One registry per process (or per test), so that nothing is shared by accident. */
export function createMetrics(pool: () => PoolCounts, build: Build = { app: 'test', build: 'dev' }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  addProcessGauges(registry, pool, build);
  return {
    registry,
    ...requestMetrics(registers),
    ...workMetrics(registers),
  };
}

function requestMetrics(registers: Registry[]) {
  return {
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered', registers }),
    statements: new Histogram({
      name: 'http_request_sql_statements',
      help: 'Statements sent per request by route',
      labelNames: ['route'],
      buckets: [0, 1, 2, 3, 5, 8, 13, 21, 50],
      registers,
    }),
    limited: new Counter({
      name: 'http_requests_limited_total',
      help: 'Requests refused by a limit',
      labelNames: ['limit', 'scope'],
      registers,
    }),
    insured: new Counter({
      name: 'rate_limit_insured_total',
      help: 'Times Redis failed and the process counted by itself',
      registers,
    }),
  };
}

/** Jobs and mails. */
function workMetrics(registers: Registry[]) {
  return {
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Jobs by task and outcome',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    jobDuration: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time a job ran',
      labelNames: ['task'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2, 10, 60],
      registers,
    }),
    rowsMoved: new Counter({
      name: 'job_rows_moved_total',
      help: 'Rows a nightly job had to put right, by task and site',
      labelNames: ['task', 'site'],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails by kind and what became of them: sent, failed (tried again), given_up, overtaken',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    // Without labels it exists from zero: an alert sees the first of them too.
    mailsAbandoned: new Counter({
      name: 'mails_abandoned_total',
      help: 'Mails that could not be sent and are not tried again',
      registers,
    }),
    rescued: new Counter({
      name: 'jobs_rescued_workers_total',
      help: 'Dead workers whose jobs were freed',
      registers,
    }),
  };
}

/** The release, and the pool's connections. */
function addProcessGauges(registry: Registry, pool: () => PoolCounts, build: Build): void {
  const registers = [registry];
  new Gauge({
    name: 'paddock_build_info',
    help: 'Always 1; the labels name the process and its build',
    labelNames: ['app', 'build', 'node'],
    registers,
  }).set({ ...build, node: process.version }, 1);
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers,
    collect() {
      const counts = pool();
      this.set({ state: 'used' }, counts.totalCount - counts.idleCount);
      this.set({ state: 'idle' }, counts.idleCount);
      this.set({ state: 'waiting' }, counts.waitingCount);
    },
  });
}

/** What follows one request or job through every await: its id for the logs, its statements for the metrics. */
export interface RequestContext {
  readonly requestId: string;
  statements: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export function countStatement() {
  const context = storage.getStore();
  if (context) context.statements += 1;
}
