import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from './db.ts';
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

/** Queues a job in the caller's transaction: it exists exactly if the change it follows is committed. */
export async function queueJob<P extends z.ZodType>(
  tx: Tx,
  job: JobContract<P>,
  payload: z.input<P>,
  options: QueueOptions = {},
): Promise<void> {
  const data = JSON.stringify({ data: job.payload.parse(payload), traceparent: currentTraceparent() });
  await sql`select from graphile_worker.add_job(
    ${job.name}, payload => ${data}::json, max_attempts => ${job.maxAttempts},
    job_key => ${options.key ?? null}, run_at => ${options.runAt ?? null}::timestamptz)`.execute(tx);
}
