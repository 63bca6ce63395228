import { sql } from 'kysely';
import { type Driver, driverOf } from './order-driver.fragment.ts';
import { conditionsOf, type Fragment, type OrderFilter } from './order-filter.fragment.ts';
import { findsOf } from './order-search.fragment.ts';
import type { SearchBranch } from './order-search.rules.ts';

export type { OrderFilter };

export interface OrderPageKey {
  readonly at: string;
  readonly id: number;
  /** What the first page counted. */
  readonly count: number;
}

export interface OrderPageInput {
  readonly siteIds: readonly number[];
  readonly filter: OrderFilter;
  /** Null: no search; empty: a text too short to search for. */
  readonly branches: readonly SearchBranch[] | null;
  readonly after: OrderPageKey | null;
  readonly limit: number;
  /** Counting stops after so many. */
  readonly maxCount: number;
}

/** With more groups than this, those that cannot reach the page are left out before they are read. */
const MAX_GROUPS_READ_WHOLE = 10;

const number = (value: number) => sql.raw(String(value));

/** The CTEs up to `page`: site_id, id and at of the rows to show, one more than the limit. */
export function pageOf(input: OrderPageInput): Fragment {
  const { siteIds, filter, branches, after, limit } = input;
  if (!branches) return listKeysOf(input);
  const { sort: _, ...conditions } = filter;
  const joined = Object.values(conditions).some((value) => value !== undefined)
    ? sql`join orders o on o.site_id = f.site_id and o.id = f.id where ${conditionsOf(filter)}`
    : sql``;
  return sql`
    found as materialized (${findsOf(branches, { siteIds, after, limit })}),
    kept as materialized (select distinct f.site_id, f.id, f.at from found f ${joined}),
    page as (select k.site_id, k.id, k.at from kept k
       where ${isAfter(sql`k.at`, sql`k.id`, after)} order by k.at desc, k.id desc limit ${number(limit + 1)})`;
}

/** How many rows there are, at most one more than the cap; null: the page is all of them, or the cursor has the count. */
export function totalOf({ siteIds, filter, branches, after, limit, maxCount }: OrderPageInput): Fragment {
  if (after) return sql`null::int`;
  if (branches) return sql`(select count(*)::int from kept)`;
  const driver = driverOf(siteIds, filter);
  const max = number(maxCount + 1);
  // In the order of the page, so that the same index is read and not the table from its beginning.
  const rows = sql`select from orders o where ${driver?.condition ?? sql`true`} and ${conditionsOf(filter)}
    order by ${sortOf(filter)} desc, o.id desc limit ${max}`;
  const counted = driver ? sql`select from ${driver.from} cross join lateral (${rows}) c limit ${max}` : rows;
  return sql`(select case when (select count(*) from page) > ${number(limit)} then (
    select count(*)::int from (${counted}) counted) end)`;
}

const sortOf = ({ sort }: OrderFilter) => (sort === 'updated' ? sql`o.updated_at` : sql`o.placed_at`);

function listKeysOf({ siteIds, filter, after, limit }: OrderPageInput): Fragment {
  const sort = sortOf(filter);
  const where = sql`${conditionsOf(filter)} and ${isAfter(sort, sql`o.id`, after)}`;
  const rows = number(limit + 1);
  const driver = driverOf(siteIds, filter);
  const keys = sql`select o.site_id, o.id, ${sort} as at from orders o`;
  const newest = sql`order by ${sort} desc, o.id desc limit ${rows}`;
  if (!driver) return sql`page as (${keys} where ${where} ${newest})`;
  const merged = (from: Fragment, bound: Fragment) => sql`page as (
    select k.site_id, k.id, k.at from ${from} cross join lateral (
      ${keys} where ${driver.condition} and ${where} ${bound} ${newest}) k
     order by k.at desc, k.id desc limit ${rows})`;
  if (driver.groups <= MAX_GROUPS_READ_WHOLE) return merged(driver.from, sql``);
  const bound = sql`and ${sort} >= (
    select case when count(*) = ${rows} then min(h.at) else '-infinity' end from heads h)`;
  return sql`${headsOf(driver, { sort, where, rows })}, ${merged(sql`heads d`, bound)}`;
}

/**
 * The groups with the newest first rows, as many as the page has rows. The other groups cannot reach the page, nor can
 * rows older than the oldest of these.
 */
const headsOf = (
  driver: Driver,
  { sort, where, rows }: { sort: Fragment; where: Fragment; rows: Fragment },
): Fragment => sql`
    heads as materialized (
      select d.*, h.at, h.id as head_id from ${driver.from} cross join lateral (
        select ${sort} as at, o.id from orders o where ${driver.condition} and ${where}
         order by ${sort} desc, o.id desc limit 1) h
       order by h.at desc, h.id desc limit ${rows})`;

const isAfter = (at: Fragment, id: Fragment, after: Pick<OrderPageKey, 'at' | 'id'> | null): Fragment =>
  after ? sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql`true`;
