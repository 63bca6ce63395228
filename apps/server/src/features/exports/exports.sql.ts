import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Export } from './exports.contract.ts';

const INSERT = statement(
  'export_insert',
  `
insert into exports (id, staff_id, list, query, site_ids, status, row_count)
values ($1::uuid, $2, $3, $4, $5::int[], $6, $7) on conflict (id) do nothing`,
);

export interface NewExport {
  readonly id: string;
  readonly staffId: number;
  readonly list: Export['list'];
  readonly query: string;
  readonly siteIds: readonly number[];
  readonly status: 'ready' | 'queued';
  readonly rowCount: number | null;
}

export const insertExport = (tx: Tx, one: NewExport) =>
  runPrepared(tx, INSERT, [
    one.id,
    one.staffId,
    one.list,
    one.query,
    [...one.siteIds],
    one.status,
    one.rowCount,
  ]);

const READ = statement(
  'export_read',
  `
select json_build_object('id', id, 'list', list, 'status', status, 'row_count', row_count, 'created_at', created_at) as export
  from exports where id = $1::uuid and staff_id = $2 and created_at > now() - interval '24 hours'`,
  { export: Export },
);

export async function readExport(db: Db, key: { readonly id: string; readonly staffId: number }) {
  const [row] = await runPrepared(db, READ, [key.id, key.staffId]);
  return row?.export ?? null;
}

export interface ExportRow {
  readonly id: string;
  readonly staff_id: number;
  readonly list: Export['list'];
  readonly query: string;
  readonly site_ids: number[];
  readonly status: Export['status'];
}

const FIND = statement<Known<Statements['export_find'], { list: Export['list'] }>, ExportRow>(
  'export_find',
  `
select id, staff_id, list, query, site_ids, status from exports
 where id = $1::uuid and created_at > now() - interval '24 hours'`,
);

export async function findExport(db: Db, id: string): Promise<ExportRow | null> {
  const [row] = await runPrepared(db, FIND, [id]);
  return row ?? null;
}

const STORED = statement(
  'export_stored',
  `
update exports set status = 'stored', row_count = $2, stored_at = now()
 where id = $1::uuid and status = 'queued'`,
);

export const noteStored = (db: Db, id: string, rowCount: number) => runPrepared(db, STORED, [id, rowCount]);

const SWEEP = statement(
  'exports_sweep',
  `delete from exports where created_at < now() - interval '24 hours' returning id, staff_id`,
);

/** What is deleted, so that the files can be too. */
export const deleteOldExports = (db: Db) => runPrepared(db, SWEEP, []);
