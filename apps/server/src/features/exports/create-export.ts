import { z } from 'zod';
import { type Db, enterSite, type Tx, transact } from '../../platform/db/db.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { Permission, StaffScope } from '../staff/staff-call.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { EXPORTED_LISTS, MAX_STREAMED_ROWS } from './export-lists.ts';
import type { Export } from './exports.contract.ts';
import * as rows from './exports.sql.ts';

/** Writes the file of a long list. */
export const storeExportJob = defineJob({
  name: 'exports.store',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 5,
});

interface ExportKey {
  readonly id: string;
  readonly staffId: number;
}

export const readExport = (db: Db, key: ExportKey) => rows.readExport(db, key);
export const findExport = (db: Db, id: string) => rows.findExport(db, id);

/** Each site's audit log says that its rows were exported, and by which filter. */
async function auditExport(tx: Tx, scope: StaffScope, one: { id: string; list: string; query: string }) {
  const { staffId, requestId } = scope;
  for (const siteId of scope.siteIds) {
    await enterSite(tx, siteId);
    await writeAudit(
      tx,
      { siteId, staffId, requestId },
      {
        action: 'list.export',
        reason: null,
        subject: { kind: 'export', ref: one.id },
        before: {},
        after: { list: one.list, query: one.query },
      },
    );
  }
}

interface ExportRequest {
  readonly list: Export['list'];
  readonly query: string;
  /** The caller's scope of the list; refuses sites outside the permission. */
  readonly scopeOf: (permission: Permission, sites: readonly string[] | undefined) => Promise<StaffScope>;
  /** A longer list is written by a worker. */
  readonly maxStreamed?: number;
}

export type CreatedExport =
  | { readonly ok: true; readonly export: Export }
  | { readonly ok: false; readonly code: 'malformed' | 'conflict' };

/** A list that can be counted is streamed when its file is asked for; a longer one is written by a worker. */
export async function createExport(
  db: Db,
  key: ExportKey,
  { list, query, scopeOf, maxStreamed = MAX_STREAMED_ROWS }: ExportRequest,
): Promise<CreatedExport> {
  const known = await readExport(db, key);
  if (known) return { ok: true, export: known };
  const exported = EXPORTED_LISTS[list];
  const filter = exported.parse(query);
  if (!filter) return { ok: false, code: 'malformed' };
  const scope = await scopeOf(exported.permission, filter.sites);
  const { count, count_is } = await exported.count(db, scope, query, maxStreamed);
  const isShort = count_is === 'exact';
  await transact(db, async (tx) => {
    const status = isShort ? ('ready' as const) : ('queued' as const);
    const rowCount = isShort ? count : null;
    await rows.insertExport(tx, { ...key, list, query, siteIds: scope.siteIds, status, rowCount });
    if (!isShort) await queueJob(tx, storeExportJob, { id: key.id });
    await auditExport(tx, scope, { id: key.id, list, query });
    return { ok: true };
  });
  const data = await readExport(db, key);
  return data ? { ok: true, export: data } : { ok: false, code: 'conflict' };
}
