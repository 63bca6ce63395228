import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const INSERT = statement<Known<Statements['insert_preview'], { until_at: Date }>>(
  'insert_preview',
  `
with expired as (delete from previews where site_id = $1 and until_at < now())
insert into previews (site_id, token_hash, at, drafts, until_at, created_by)
values ($1, $2, $3, $4, now() + make_interval(hours => $5), $6)
returning until_at`,
);

export async function insertPreview(
  tx: Tx,
  siteId: number,
  row: { hash: Buffer; at: Date | null; drafts: boolean; hours: number; by: string },
): Promise<Date> {
  const [made] = await runPrepared(tx, INSERT, [siteId, row.hash, row.at, row.drafts, row.hours, row.by]);
  if (!made) throw new Error('The preview was not inserted');
  return made.until_at;
}

const FIND = statement(
  'find_preview',
  'select at, drafts from previews where site_id = $1 and token_hash = $2 and until_at > now()',
);

export async function findPreview(db: Db, siteId: number, hash: Buffer) {
  const [row] = await readSite(db, siteId, FIND, [siteId, hash]);
  return row ?? null;
}

const SITE = statement('preview_site', 'select slug, timezone from sites where id = $1');

export async function findPreviewSite(db: Db | Tx, siteId: number) {
  const [row] = await runPrepared(db, SITE, [siteId]);
  if (!row) throw new Error(`No site ${siteId}`);
  return row;
}
