import { parse } from 'node:querystring';
import type { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { CustomerQuery, type ListedCustomer } from '../customers/staff/customers.staff.contract.ts';
import { listCustomers } from '../customers/staff/customers.staff.ts';
import { listStaffOrders } from '../orders/staff/list/list-staff-orders.ts';
import { type ListedOrder, OrderListQuery } from '../orders/staff/list/order-list.staff.contract.ts';
import type { Permission } from '../staff/staff.rules.ts';
import type { ListMeta } from '../staff/staff-list.contract.ts';
import { type Cell, CSV_START, lineOf } from './csv.rules.ts';
import type { Export } from './exports.contract.ts';

interface Scope {
  readonly siteIds: readonly number[];
  readonly staffId: number;
  readonly requestId: string;
}

interface ExportedList<Query extends { sites?: string[] | undefined }, Row> {
  readonly permission: Permission;
  readonly query: z.ZodType<Query>;
  readonly columns: readonly (keyof Row & string)[];
  readonly readPage: (
    db: Db,
    scope: Scope,
    query: Query & { after?: string | undefined; limit: number },
    maxCount: number,
  ) => Promise<{ data: Row[]; meta: ListMeta }>;
}

const ROWS_AT_ONCE = 500;
/** A longer list is written by a worker and kept as a file. */
export const MAX_STREAMED_ROWS = 100_000;

const listed = <
  Query extends { sites?: string[] | undefined; limit: number; after?: string | undefined },
  Row,
>(
  list: ExportedList<Query, Row>,
) => ({
  permission: list.permission,
  /** The filter of a query string; null: the list would refuse it. */
  parse: (query: string) => {
    const parsed = list.query.safeParse(parse(query.replace(/^\?/, '')));
    return parsed.success ? { sites: parsed.data.sites } : null;
  },
  /** How many rows there are; counting stops above `max`. */
  count: async (db: Db, scope: Scope, query: string, max: number) => {
    const filter = list.query.parse(parse(query.replace(/^\?/, '')));
    const { meta } = await list.readPage(db, scope, { ...filter, after: undefined, limit: 1 }, max);
    return meta;
  },
  /** The file in pieces, read page by page, so that no statement and no memory grows with the list. */
  async *lines(db: Db, scope: Scope, query: string): AsyncGenerator<{ text: string; rows: number }> {
    const filter = list.query.parse(parse(query.replace(/^\?/, '')));
    yield { text: CSV_START + lineOf(list.columns), rows: 0 };
    let after: string | undefined;
    do {
      const page = await list.readPage(db, scope, { ...filter, after, limit: ROWS_AT_ONCE }, 0);
      const text = page.data.map((row) => lineOf(list.columns.map((column) => row[column] as Cell))).join('');
      yield { text, rows: page.data.length };
      after = page.meta.next ?? undefined;
    } while (after !== undefined);
  },
});

export const EXPORTED_LISTS = {
  orders: listed<OrderListQuery, ListedOrder>({
    permission: 'order.read',
    query: OrderListQuery,
    columns: [
      'site',
      'code',
      'status',
      'payment_status',
      'fulfilment_status',
      'name',
      'email',
      'method',
      'total_minor',
      'payment_state',
      'paid_minor',
      'due_minor',
      'refunded_minor',
      'currency',
      'item',
      'serial',
      'line_count',
      'has_case',
      'placed_at',
      'updated_at',
    ],
    readPage: listStaffOrders,
  }),
  customers: listed<CustomerQuery, ListedCustomer>({
    permission: 'customer.read',
    query: CustomerQuery,
    columns: ['site', 'id', 'name', 'email', 'phone', 'locale', 'is_verified', 'order_count', 'created_at'],
    readPage: listCustomers,
  }),
} satisfies Record<Export['list'], unknown>;
