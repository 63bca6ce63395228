import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  type CronItem,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Log } from '../observability/log.ts';
import { type Metrics, runInContext } from '../observability/metrics.ts';
import type { ReportError } from '../observability/sentry-client.ts';
import { endJobSpan, runInSpan, startJobSpan } from '../observability/tracing.ts';
import type { JobContract } from './jobs.ts';

export interface JobRun {
  /** The last try: the job must record that it gives up. */
  readonly isLastTry: boolean;
}

export interface ImplementedJob {
  readonly contract: JobContract;
  /** Runs the job. It may run twice (a worker can die after the work and before saying so). */
  readonly handle: (payload: never, signal: AbortSignal, run: JobRun) => Promise<void>;
  /** Cron pattern, for jobs that are queued by the clock. */
  readonly every?: string;
}

export function implementJob<P extends z.ZodType>(
  contract: JobContract<P>,
  handle: (payload: z.output<P>, signal: AbortSignal, run: JobRun) => Promise<void>,
  every?: string,
): ImplementedJob {
  return { contract, handle, ...(every ? { every } : {}) };
}

interface Options {
  pool: Pool;
  log: Log;
  metrics: Metrics;
  /** Gets every failed attempt; the reporter caps how many leave in a minute. */
  reportError: ReportError;
  concurrency: number;
  jobs: readonly ImplementedJob[];
}

interface RunningJobs {
  readonly runner: Runner;
  readonly workerId: string;
  readonly lastJobAt: () => number;
}

/** Starts working. `workerId` is the name under which this process locks its jobs. */
export async function runJobs(options: Options): Promise<RunningJobs> {
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  let lastJobAt = Date.now();
  events.on('job:start', () => {
    lastJobAt = Date.now();
  });
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  const runner = await run({
    pgPool: options.pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    taskList: Object.fromEntries(
      options.jobs.map((job) => [job.contract.name, asTask(job, options)]),
    ) as TaskList,
    parsedCronItems: parseCronItems(options.jobs.flatMap(asCronItem)),
    events,
    logger: new Logger((scope) => (level, message) => {
      const line = level === 'warning' ? 'warn' : level;
      // The queue reports every job at info; our own line per job says more.
      options.log[line === 'info' ? 'debug' : line]({ scope: scope.label }, message);
    }),
  });
  return { runner, workerId, lastJobAt: () => lastJobAt };
}

function asCronItem({ contract, every }: ImplementedJob): CronItem[] {
  if (!every) return [];
  return [
    {
      task: contract.name,
      match: every,
      options: { maxAttempts: contract.maxAttempts },
      payload: { data: {} },
    },
  ];
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

const Envelope = z.looseObject({ data: z.unknown(), traceparent: z.string().optional() });

function asTask({ contract, handle }: ImplementedJob, { log, metrics, reportError }: Options): Task {
  // A counter that appears with its first failure shows no increase: it exists from the start.
  for (const outcome of ['done', 'failed']) metrics.jobs.inc({ task: contract.name, outcome }, 0);
  return async (raw, helpers) => {
    const { data, traceparent } = Envelope.parse(raw);
    const requestId = `job-${helpers.job.id}-${randomUUID().slice(0, 8)}`;
    const { span, scope } = startJobSpan(contract.name, traceparent);
    const stopTimer = metrics.jobDuration.startTimer({ task: contract.name });
    const line = {
      task: contract.name,
      job_id: helpers.job.id,
      attempt: helpers.job.attempts,
      request_id: requestId,
    };
    try {
      const payload = contract.payload.parse(data) as never;
      const isLastTry = helpers.job.attempts >= helpers.job.max_attempts;
      await runInContext({ requestId, statements: 0 }, () =>
        runInSpan(scope, () => handle(payload, helpers.abortSignal, { isLastTry })),
      );
      metrics.jobs.inc({ task: contract.name, outcome: 'done' });
      log.info(line, 'job done');
      endJobSpan(span, false);
    } catch (error) {
      metrics.jobs.inc({ task: contract.name, outcome: 'failed' });
      log.error({ ...line, err: error }, 'job failed');
      reportError(toError(error), { route: `job ${contract.name}`, requestId });
      endJobSpan(span, true);
      throw error;
    } finally {
      stopTimer();
    }
  };
}
