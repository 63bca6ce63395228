import type { z } from 'zod';
import { queueWrite, type Tx } from '../db/db.ts';
import { statement } from '../db/statement.ts';
import { currentTraceparent } from '../observability/tracing.ts';

/** A job's name and payload. Callers that queue it need nothing else; the handler lives elsewhere. */
export interface JobContract<P extends z.ZodType = z.ZodType> {
  readonly name: `${string}.${string}`;
  readonly payload: P;
  readonly maxAttempts: number;
  /** Its jobs run one at a time over all workers, and waiting ones take no slot: a decoded picture fills the memory. */
  readonly queue?: 'pictures';
}

export const defineJob = <P extends z.ZodType>(job: JobContract<P>): JobContract<P> => job;

export interface QueueOptions {
  /** At most one waiting job per key; queueing again replaces it. */
  key?: string;
  runAt?: Date;
}

/** Queues a job in the caller's transaction: it exists exactly if the change it follows is committed. */
export const queueJob = <P extends z.ZodType>(
  tx: Tx,
  job: JobContract<P>,
  payload: z.input<P>,
  options: QueueOptions = {},
): Promise<void> => queueJobs(tx, [{ job, payload, ...options }]);

export interface JobInput {
  readonly job: JobContract;
  readonly payload: unknown;
  readonly key?: string;
  readonly runAt?: Date;
}

const ADD_JOBS = statement(
  'add_jobs',
  `
select from graphile_worker.add_jobs(array(
  select spec from json_populate_recordset(null::graphile_worker.job_spec, $1::json) spec))`,
);

/** As graphile-worker's `add_jobs` takes them. */
export function specsOf(inputs: readonly JobInput[]): object[] {
  const traceparent = currentTraceparent();
  return inputs.map(({ job, payload, key, runAt }) => ({
    identifier: job.name,
    payload: { data: job.payload.parse(payload), traceparent },
    queue_name: job.queue ?? null,
    max_attempts: job.maxAttempts,
    job_key: key ?? null,
    run_at: runAt ?? null,
  }));
}

/** Several at once. */
export const queueJobs = (tx: Tx, inputs: readonly JobInput[]): Promise<void> =>
  queueWrite(tx, ADD_JOBS, [JSON.stringify(specsOf(inputs))]);
