import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { BulkAction } from './bulk.contract.ts';

// The worker's side of a run.

export interface Standing {
  readonly staff_id: number;
  readonly action: BulkAction;
  readonly status: string;
  readonly request_id: string;
}

const STANDING = statement<Known<Statements['bulk_standing'], { action: BulkAction }>, Standing>(
  'bulk_standing',
  'select staff_id, action, status, request_id from bulk_runs where id = $1::uuid',
);

export async function findRun(db: Db, id: string): Promise<Standing | null> {
  const [row] = await runPrepared(db, STANDING, [id]);
  return row ?? null;
}

const NEXT = statement(
  'bulk_next',
  `
select no, for_site_id as "siteId", subject_ref as ref from bulk_rows
 where run_id = $1::uuid and case when $2::boolean then checked_at is null else outcome is null end
 order by no limit $3::int`,
);
export type WorkRow = Statements['bulk_next']['row'];

export const findOpenRows = (
  db: Db,
  id: string,
  input: { isDry: boolean; limit: number },
): Promise<WorkRow[]> => runPrepared(db, NEXT, [id, input.isDry, input.limit]);

const CHECK = statement(
  'bulk_note_check',
  `
update bulk_rows set checked_at = now(), dry_refusal = $3, change = $4::jsonb
 where run_id = $1::uuid and no = $2 and checked_at is null`,
);

export const noteCheck = (
  db: Db,
  key: { readonly runId: string; readonly no: number },
  checked: { readonly refusal: string | null; readonly change: object },
) => runPrepared(db, CHECK, [key.runId, key.no, checked.refusal, JSON.stringify(checked.change)]);

// Takes the row's lock: a second worker on the same row waits, then finds the outcome and does nothing.
const DONE = statement(
  'bulk_note_done',
  `
update bulk_rows set outcome = 'done', done_at = now()
 where run_id = $1::uuid and no = $2 and outcome is null returning no`,
);

/** In the transaction of the action, before it. False: another worker has done the row. */
export const noteDone = async (
  tx: Tx,
  key: { readonly runId: string; readonly no: number },
): Promise<boolean> => (await runPrepared(tx, DONE, [key.runId, key.no])).length > 0;

const REFUSAL = statement(
  'bulk_note_refusal',
  `
update bulk_rows set outcome = 'refused', refusal = $3, done_at = now()
 where run_id = $1::uuid and no = $2 and outcome is null`,
);

export const noteRefusal = (db: Db, key: { readonly runId: string; readonly no: number }, refusal: string) =>
  runPrepared(db, REFUSAL, [key.runId, key.no, refusal]);

const END = statement(
  'bulk_end',
  `
update bulk_runs set status = $2, ended_at = case when $2 = 'done' then now() else ended_at end
 where id = $1::uuid and status = any ($3::text[])`,
);

export const endRun = (
  db: Db,
  id: string,
  move: { readonly to: 'checked' | 'stopped' | 'done'; readonly from: readonly string[] },
) => runPrepared(db, END, [id, move.to, [...move.from]]);
