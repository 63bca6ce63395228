import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { type BulkAction, BulkRow, BulkRun } from './bulk.contract.ts';

export interface RunKey {
  readonly id: string;
  readonly staffId: number;
}

const SITES = statement('bulk_sites', 'select id, slug from sites where slug = any ($1::text[])');

export const findSitesOfRows = (db: Db, slugs: readonly string[]) => runPrepared(db, SITES, [[...slugs]]);

const CREATE = statement(
  'bulk_create',
  `
with run as (
  insert into bulk_runs (id, staff_id, action, request_id, row_count)
  values ($1::uuid, $2, $3, $4, cardinality($6::text[])) on conflict (id) do nothing returning id
)
insert into bulk_rows (run_id, no, for_site_id, subject_ref)
select run.id, r.no, r.site, r.ref from run, unnest($5::int[], $6::text[]) with ordinality r (site, ref, no)
returning no`,
);

/** Nothing happens when the id is taken: the caller reads what is there. */
export const insertRun = (
  tx: Tx,
  run: RunKey & { readonly action: BulkAction; readonly requestId: string },
  rows: readonly { readonly siteId: number; readonly ref: string }[],
) =>
  runPrepared(tx, CREATE, [
    run.id,
    run.staffId,
    run.action,
    run.requestId,
    rows.map(({ siteId }) => siteId),
    rows.map(({ ref }) => ref),
  ]);

const reasons = (column: string, when: string) => `coalesce((select json_object_agg(reason, n) from (
    select b.${column} as reason, count(*) as n from bulk_rows b
     where b.run_id = r.id and ${when} group by 1) by_reason), '{}')`;

const READ = statement(
  'bulk_read',
  `
select json_build_object('id', r.id, 'action', r.action, 'status', r.status, 'row_count', r.row_count,
  'checked', (select count(*) from bulk_rows b where b.run_id = r.id and b.checked_at is not null),
  'dry_refusals', ${reasons('dry_refusal', 'b.dry_refusal is not null')},
  'done', (select count(*) from bulk_rows b where b.run_id = r.id and b.outcome = 'done'),
  'refused', (select count(*) from bulk_rows b where b.run_id = r.id and b.outcome = 'refused'),
  'refusals', ${reasons('refusal', 'b.refusal is not null')},
  'created_at', r.created_at, 'ended_at', r.ended_at) as run
  from bulk_runs r where r.id = $1::uuid and r.staff_id = $2`,
  { run: BulkRun },
);

export async function readRun(db: Db | Tx, { id, staffId }: RunKey): Promise<BulkRun | null> {
  const [row] = await runPrepared(db, READ, [id, staffId]);
  return row?.run ?? null;
}

const ROWS = statement(
  'bulk_rows',
  `
select b.no, s.slug as site, b.subject_ref as ref, b.dry_refusal, b.change, b.outcome, b.refusal
  from bulk_runs r join bulk_rows b on b.run_id = r.id join sites s on s.id = b.for_site_id
 where r.id = $1::uuid and r.staff_id = $2 and b.no > $3
   and (not $4::boolean or b.outcome = 'refused' or (b.outcome is null and b.dry_refusal is not null))
 order by b.no limit $5::int`,
  { change: BulkRow.shape.change },
);

export const listRows = (
  db: Db,
  { id, staffId }: RunKey,
  page: { readonly after: number; readonly refused: boolean; readonly limit: number },
): Promise<BulkRow[]> => runPrepared(db, ROWS, [id, staffId, page.after, page.refused, page.limit]);

const MOVE = statement(
  'bulk_move',
  `
update bulk_runs set status = $3, started_at = case when $3 = 'running' then coalesce(started_at, now()) else started_at end
 where id = $1::uuid and staff_id = $2 and status = any ($4::text[]) returning id`,
);

/** False: the run is in none of these states. */
export const moveRun = async (
  tx: Tx,
  { id, staffId }: RunKey,
  move: { readonly to: 'running' | 'stopping'; readonly from: readonly string[] },
): Promise<boolean> => (await runPrepared(tx, MOVE, [id, staffId, move.to, [...move.from]])).length > 0;

const SWEEP = statement(
  'bulk_sweep',
  `delete from bulk_runs where created_at < now() - interval '90 days' returning 1 as one`,
);

export const deleteOldRuns = async (db: Db): Promise<number> => (await runPrepared(db, SWEEP, [])).length;
