import { parse } from 'node:querystring';
import type { Db } from '../../platform/db/db.ts';
import { listStaffOrders } from '../orders/staff/list/list-staff-orders.ts';
import { OrderListQuery } from '../orders/staff/list/order-list.staff.contract.ts';
import type { Permission, StaffScope } from '../staff/staff-call.ts';
import { type BulkAction, type BulkInput, MAX_BULK_ROWS } from './bulk.contract.ts';
import { findSitesOfRows } from './bulk.sql.ts';

/** The list whose query "all that match" names; null: rows are chosen one by one. */
const LIST_OF: Record<BulkAction, 'orders' | null> = {
  'order.prepare': 'orders',
  'order.ready': 'orders',
  'ticket.close': null,
};

const ROWS_AT_ONCE = 1000;

export interface FrozenRow {
  readonly siteId: number;
  readonly ref: string;
}

/** The caller's scope of a list; refuses sites outside the permission. */
export type ScopeReader = (
  permission: Permission,
  sites: readonly string[] | undefined,
) => Promise<StaffScope>;

export type Frozen =
  | { readonly ok: true; readonly rows: FrozenRow[] }
  | { readonly ok: false; readonly code: 'malformed' | 'too_large' | 'not_found' };

/** The subjects of a run, each once. What is placed or changed later does not join it. */
export async function freezeRows(db: Db, scopeOf: ScopeReader, input: BulkInput): Promise<Frozen> {
  const found = input.rows ? { ok: true as const, rows: input.rows } : await findMatching(db, scopeOf, input);
  if (!found.ok) return found;
  const chosen = found.rows;
  const unique = new Map(chosen.map((row) => [`${row.site}/${row.ref}`, row]));
  const sites = await findSitesOfRows(db, [...new Set(chosen.map(({ site }) => site))]);
  const idOf = new Map(sites.map(({ slug, id }) => [slug, id]));
  const rows = [...unique.values()].flatMap(({ site, ref }) => {
    const siteId = idOf.get(site);
    return siteId === undefined ? [] : [{ siteId, ref }];
  });
  return rows.length === 0 ? { ok: false, code: 'not_found' } : { ok: true, rows };
}

type Matching =
  | { ok: true; rows: { site: string; ref: string }[] }
  | { ok: false; code: 'malformed' | 'too_large' };

async function findMatching(
  db: Db,
  scopeOf: ScopeReader,
  { action, matching }: BulkInput,
): Promise<Matching> {
  if (matching === undefined || LIST_OF[action] !== 'orders') return { ok: false, code: 'malformed' };
  const parsed = OrderListQuery.safeParse(parse(matching.replace(/^\?/, '')));
  if (!parsed.success) return { ok: false, code: 'malformed' };
  const scope = await scopeOf('order.read', parsed.data.sites);
  const rows: { site: string; ref: string }[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listStaffOrders>> = await listStaffOrders(db, scope, {
      ...parsed.data,
      limit: ROWS_AT_ONCE,
      after: after ?? undefined,
    });
    rows.push(...page.data.map(({ site, code }) => ({ site, ref: code })));
    after = page.meta.next;
  } while (after !== null && rows.length <= MAX_BULK_ROWS);
  return rows.length > MAX_BULK_ROWS ? { ok: false, code: 'too_large' } : { ok: true, rows };
}
