import { z } from 'zod';
import { type Db, transact } from '../../platform/db/db.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import { toCsv } from '../exports/csv.rules.ts';
import { type BulkInput, MAX_BULK_ROWS } from './bulk.contract.ts';
import type { RunKey } from './bulk.sql.ts';
import * as runs from './bulk.sql.ts';
import { freezeRows, type ScopeReader } from './freeze-rows.ts';

/** Goes on with the dry run or the run, row by row, where the last worker left off. */
export const bulkRunJob = defineJob({
  name: 'bulk.run',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 25,
});

/** Every night: deletes runs older than 90 days. */
export const sweepBulkJob = defineJob({ name: 'bulk.sweep', payload: z.object({}), maxAttempts: 3 });

export type { RunKey };

export const readRun = (db: Db, key: RunKey) => runs.readRun(db, key);

/** Freezes the rows and queues the dry run. A repeated call with the same id changes nothing. */
export async function createRun(
  db: Db,
  key: RunKey & { readonly requestId: string },
  { input, scopeOf }: { readonly input: BulkInput; readonly scopeOf: ScopeReader },
) {
  if (await readRun(db, key)) return { ok: true as const };
  const frozen = await freezeRows(db, scopeOf, input);
  if (!frozen.ok) return frozen;
  return transact(db, async (tx) => {
    await runs.insertRun(tx, { ...key, action: input.action }, frozen.rows);
    await queueJob(tx, bulkRunJob, { id: key.id });
    return { ok: true as const };
  });
}

const FROM = { running: ['checked', 'stopped'], stopping: ['running'] } as const;

/** The job is queued for both moves: without a worker on the run, it would stay `stopping`. */
export async function moveRun(db: Db, key: RunKey, to: 'running' | 'stopping') {
  const moved = await transact(db, async (tx) => {
    const ok = await runs.moveRun(tx, key, { to, from: FROM[to] });
    if (ok) await queueJob(tx, bulkRunJob, { id: key.id });
    return { ok };
  });
  // Repeating a call that has been done is no error.
  return moved.ok ? moved : { ok: (await readRun(db, key))?.status === to };
}

export const listRows = (db: Db, key: RunKey, page: { readonly after: number; readonly refused: boolean }) =>
  runs.listRows(db, key, { ...page, limit: 100 });

/** The refused rows as CSV. */
export async function writeErrors(db: Db, key: RunKey): Promise<string> {
  const rows = await runs.listRows(db, key, { after: 0, refused: true, limit: MAX_BULK_ROWS });
  const lines = rows.map(({ site, ref, refusal, dry_refusal }) => [site, ref, refusal ?? dry_refusal]);
  return toCsv([['site', 'ref', 'reason'], ...lines]);
}
