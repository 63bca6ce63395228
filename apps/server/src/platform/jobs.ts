import type { z } from 'zod';
import { type Tx, writeAlong } from './db.ts';
import { currentTraceparent } from './tracing.ts';

/** A job's name and payload. Who queues it needs nothing else; the handler lives elsewhere. */
export interface JobContract<P extends z.ZodType = z.ZodType> {
  readonly name: `${string}.${string}`;
  readonly payload: P;
  readonly maxAttempts: number;
}

export const defineJob = <P extends z.ZodType>(job: JobContract<P>): JobContract<P> => job;

export interface QueueOptions {
  /** At most one waiting job per key; queueing again replaces it. */
  key?: string;
  runAt?: Date;
}

const ADD_JOB = {
  name: 'add_job',
  text: `
select from graphile_worker.add_job($1::text, payload => $2::json, max_attempts => $3::int, job_key => $4::text,
                                    run_at => $5::timestamptz)`,
};

/** Queues a job in the caller's transaction: it exists exactly if the change it follows is committed. */
export async function queueJob<P extends z.ZodType>(
  tx: Tx,
  job: JobContract<P>,
  payload: z.input<P>,
  options: QueueOptions = {},
): Promise<void> {
  const data = JSON.stringify({ data: job.payload.parse(payload), traceparent: currentTraceparent() });
  await writeAlong(tx, ADD_JOB, [
    job.name,
    data,
    job.maxAttempts,
    options.key ?? null,
    options.runAt ?? null,
  ]);
}

export interface JobWish {
  readonly job: JobContract;
  readonly payload: unknown;
  readonly key?: string;
  readonly runAt?: Date;
}

const ADD_JOBS = {
  name: 'add_jobs',
  text: `
select from graphile_worker.add_jobs(array(
  select spec from json_populate_recordset(null::graphile_worker.job_spec, $1::json) spec))`,
};

/** As graphile-worker's `add_jobs` takes them. */
export function specsOf(wishes: readonly JobWish[]): object[] {
  const traceparent = currentTraceparent();
  return wishes.map(({ job, payload, key, runAt }) => ({
    identifier: job.name,
    payload: { data: job.payload.parse(payload), traceparent },
    max_attempts: job.maxAttempts,
    job_key: key ?? null,
    run_at: runAt ?? null,
  }));
}

/** Several at once. */
export const queueJobs = (tx: Tx, wishes: readonly JobWish[]): Promise<void> =>
  writeAlong(tx, ADD_JOBS, [JSON.stringify(specsOf(wishes))]);
