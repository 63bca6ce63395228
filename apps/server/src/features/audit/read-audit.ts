import { type Db, withSite } from '../../platform/db/db.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../staff/staff-list.ts';
import type { Chain, OneAuditRow } from './audit.contract.ts';
import {
  type AuditFilter,
  countAuditRows,
  countLaterActs,
  listAuditRows,
  listChainHeads,
  readAuditRow,
} from './audit.list.sql.ts';
import { historyPermission, type Inverses, inverseOf, undoRefusal } from './undo-act.ts';

export { historyPermission };

export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
) {
  const key = decodeCursor(InstantKey, after);
  const rows = await listAuditRows(db, filter, { after: key, limit: limit + 1 });
  const page = cutPage(rows, limit, ({ key_at, key_id }) => [key_at, key_id]);
  const count = await countAuditRows(db, filter, MAX_COUNT + 1);
  return { data: page.rows.map(({ shown }) => shown), meta: listMeta(page.next, count) };
}

/** One act, and whether the reader can undo it. Null: the site has no such row, or the reader may not read it. */
export async function showAudit(
  db: Db,
  inverses: Inverses,
  { siteId, id, has }: { siteId: number; id: number; has: (permission: string) => boolean },
): Promise<OneAuditRow | null> {
  const row = await readAuditRow(db, siteId, id);
  if (!row || !(has('audit.read') || has(historyPermission(row.subject_kind)))) return null;
  const inverse = inverseOf(inverses, row);
  const subject = { siteId, kind: row.subject_kind, ref: row.subject_ref, id };
  const laterActs = inverse ? await withSite(db, siteId, (tx) => countLaterActs(tx, subject)) : 0;
  const reason = undoRefusal({
    isUndoable: inverse !== undefined,
    isPermitted: inverse !== undefined && has(inverse.permission),
    undoneBy: row.undone_by,
    laterActs,
  });
  const undo = {
    name: 'audit.undo',
    allowed: reason === null,
    reason,
    is_money: false,
    needs_approval: false,
  };
  return { ...row, actions: [undo] };
}

export const listAuditChain = async (db: Db, siteIds: readonly number[]): Promise<Chain[]> =>
  (await listChainHeads(db, siteIds)).map(({ shown }) => shown);
