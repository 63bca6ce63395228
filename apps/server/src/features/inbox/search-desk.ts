import { type Db, withSites } from '../../platform/db/db.ts';
import { searchStaffOrders } from '../orders/staff/list/list-staff-orders.ts';
import type { SearchHit } from './search-desk.contract.ts';
import { findByCode } from './search-desk.sql.ts';

const MAX_ORDERS = 8;

export interface SearchScope {
  readonly order: readonly number[];
  readonly ticket: readonly number[];
  readonly warranty: readonly number[];
}

/** A few of each kind, orders first. Each kind is searched on the sites where the caller may read it. */
export async function searchDesk(db: Db, text: string, scope: SearchScope): Promise<SearchHit[]> {
  const orders = scope.order.length > 0 ? await findOrders(db, text, scope.order) : [];
  const prefix = text.trim().toUpperCase();
  const all = [...new Set([...scope.order, ...scope.ticket, ...scope.warranty])];
  if (!/^[0-9A-Z]{4,32}$/.test(prefix) || all.length === 0) return orders;
  const sites = { return: scope.order, ticket: scope.ticket, warranty: scope.warranty };
  return [...orders, ...(await withSites(db, all, (tx) => findByCode(tx, prefix, sites)))];
}

async function findOrders(db: Db, text: string, siteIds: readonly number[]): Promise<SearchHit[]> {
  const rows = await searchStaffOrders(db, siteIds, text, MAX_ORDERS);
  return rows.map(({ site, code, name, item, status }) => ({
    kind: 'order',
    site,
    ref: code,
    title: name,
    detail: item,
    state: status,
  }));
}
