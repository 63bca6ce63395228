import { Readable } from 'node:stream';
import type { Db } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { type FileSettings, openFileStorage } from '../../platform/files/open-file-storage.ts';
import { EXPORTED_LISTS } from './export-lists.ts';
import { deleteOldExports, type ExportRow, findExport, noteStored } from './exports.sql.ts';
export type ExportStorage = FileStorage;

/** Where the worker writes files and the api reads them. */
export const openExportStorage = (files: FileSettings): ExportStorage => openFileStorage(files, 'exports');

export const fileName = (one: { readonly id: string; readonly staff_id: number }) =>
  `${one.staff_id}/${one.id}`;

export function exportLines(db: Db, one: ExportRow) {
  const scope = { siteIds: one.site_ids, staffId: one.staff_id, requestId: `export:${one.id}` };
  return EXPORTED_LISTS[one.list].lines(db, scope, one.query);
}

/** The storage saves all or nothing, so a killed worker leaves no half file; the next one begins again. */
export async function storeExport(db: Db, storage: ExportStorage, id: string): Promise<void> {
  const one = await findExport(db, id);
  if (one?.status !== 'queued') return;
  let rows = 0;
  async function* texts(source: ExportRow) {
    for await (const piece of exportLines(db, source)) {
      rows += piece.rows;
      yield piece.text;
    }
  }
  await storage.save(fileName(one), Readable.from(texts(one)));
  await noteStored(db, id, rows);
}

export async function sweepExports(db: Db, storage: ExportStorage): Promise<number> {
  const swept = await deleteOldExports(db);
  for (const one of swept) await storage.delete(fileName(one));
  return swept.length;
}
