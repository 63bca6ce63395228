import type { Db } from '../../platform/db/db.ts';
import type { StaffScope } from '../staff/staff-call.ts';
import type { ListQuery } from '../staff/staff-list.contract.ts';
import { cutPage, decodeCursor, InstantKey, listMeta, MAX_COUNT } from '../staff/staff-list.ts';
import { listLinesOfStatement, listOpenLines } from './bank-lines.sql.ts';
import { withMatches } from './read-matches.ts';
import type { BankLine, DueOrder } from './statements.contract.ts';
import { countStatements, findStatement, listAccounts, listStatementRows } from './statements.sql.ts';

export const listBankAccounts = async (db: Db, { siteIds }: StaffScope) => ({
  data: await listAccounts(db, siteIds),
});

export async function listStatements(db: Db, { siteIds }: StaffScope, { after, limit }: ListQuery) {
  const key = decodeCursor(InstantKey, after);
  const [rows, counted] = await Promise.all([
    listStatementRows(db, siteIds, key, limit + 1),
    countStatements(db, siteIds, MAX_COUNT + 1),
  ]);
  const page = cutPage(rows, limit, (row) => [row.imported_at, row.id]);
  return { data: page.rows, meta: listMeta(page.next, counted) };
}

export async function showStatement(db: Db, siteId: number, id: number) {
  const statement = await findStatement(db, siteId, id);
  if (!statement) return null;
  const { lines } = await withMatches(db, [siteId], await listLinesOfStatement(db, siteId, id));
  return { ...statement, lines };
}

const MAX_OPEN_LINES = 2_000;

/** Each waiting order beside the open line that fits best: sure matches first, then by how long the order waits. */
export async function listTransfers(db: Db, { siteIds }: StaffScope) {
  const open = await listOpenLines(db, siteIds, MAX_OPEN_LINES);
  const { lines, orders } = await withMatches(db, siteIds, open);
  const keyOf = ({ site, code }: DueOrder) => `${site} ${code}`;
  const best = new Map<string, BankLine>();
  for (const line of lines) {
    if (!line.match) continue;
    const known = best.get(keyOf(line.match.order))?.match?.score ?? -1;
    if (line.match.score > known) best.set(keyOf(line.match.order), line);
  }
  const rows = orders.map((order) => ({ order, line: best.get(keyOf(order)) ?? null }));
  // A stable sort: orders with the same score stay oldest first.
  rows.sort((a, b) => (b.line?.match?.score ?? 0) - (a.line?.match?.score ?? 0));
  const unmatched = lines.filter(({ match }) => match === null);
  return { data: rows, meta: { orders: orders.length, unmatched } };
}
