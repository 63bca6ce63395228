import { sql } from 'kysely';
import { MAX_MERGED_SITES } from './order-driver.fragment.ts';
import type { Fragment } from './order-filter.fragment.ts';
import type { KeyRange, SearchBranch } from './order-search.rules.ts';

interface Reach {
  readonly siteIds: readonly number[];
  readonly after: { readonly at: string; readonly id: number } | null;
  readonly limit: number;
}

/** A reading of the text finds at most so many orders; more letters narrow it. */
const MAX_FOUND = 200;
/** Found by another table, so each order is looked up. */
const MAX_LOOKED_UP = 100;

/** Selects site_id, id and at of the orders that any reading of the search text finds. */
export function findsOf(branches: readonly SearchBranch[], reach: Reach): Fragment {
  const { siteIds } = reach;
  if (branches.length === 0)
    return sql`select null::int as site_id, null::bigint as id, null::timestamptz as at where false`;
  const isMerged = siteIds.length <= MAX_MERGED_SITES;
  const share = (max: number) => (isMerged ? Math.max(5, Math.ceil(max / siteIds.length)) : max);
  const inSite = (condition: Fragment) =>
    isMerged ? sql`o.site_id = d.site_id and ${condition}` : condition;
  const newest = isMerged && siteIds.length > 10 ? reach.limit + 1 : Math.max(MAX_FOUND, reach.limit + 1);
  return sql.join(
    branches.map((branch) => {
      const found = findsBy(branch, { inSite, share, newest, after: reach.after });
      return isMerged
        ? sql`(select k.* from unnest(${[...siteIds]}::int[]) d (site_id) cross join lateral (${found}) k)`
        : sql`(${found})`;
    }),
    sql` union all `,
  );
}

interface Finding {
  /** Adds the condition of the site where the sites are read one by one. */
  readonly inSite: (condition: Fragment) => Fragment;
  readonly share: (max: number) => number;
  /** How many are read by time, so that a page can be filled from one site. */
  readonly newest: number;
  readonly after: Reach['after'];
}

function findsBy(branch: SearchBranch, { inSite, share, newest, after }: Finding): Fragment {
  const found = sql`limit ${sql.raw(String(share(MAX_FOUND)))}`;
  const orders = (condition: Fragment) =>
    sql`select o.site_id, o.id, o.placed_at as at from orders o where ${inSite(condition)} ${found}`;
  switch (branch.by) {
    case 'code':
      return orders(isIn('o.code', branch.range));
    case 'email':
      return orders(isIn('o.email_key', branch.range));
    case 'phone':
      return orders(isIn('o.phone_key', branch.range));
    case 'serial':
      return lookUp(sql`
        select o.site_id, o.order_id from order_lines o where ${inSite(isIn('o.serial_key', branch.range))}
         limit ${sql.raw(String(share(MAX_LOOKED_UP)))}`);
    case 'reference':
      return lookUp(sql`
        select o.site_id, o.order_id from payment_attempts o where ${inSite(sql`o.provider_ref = ${branch.reference}`)}
        union
        select o.site_id, o.order_id from payment_attempts o
         where ${inSite(sql`o.provider_payment_ref = ${branch.reference}`)}`);
    case 'family': {
      // By time, so the newest come first however many share the name; a later page begins where the last one ended.
      const isLater = after
        ? sql`(o.placed_at, o.id) < (${after.at}::timestamptz, ${after.id}::bigint)`
        : sql`true`;
      return sql`select o.site_id, o.id, o.placed_at as at from orders o
        where ${inSite(sql`o.family_key = ${branch.family} and ${isLater}`)}
        order by o.placed_at desc, o.id desc limit ${sql.raw(String(newest))}`;
    }
    case 'family_prefix':
      return orders(isIn('o.family_key', branch.range));
    case 'given_prefix':
      return orders(isIn('o.given_key', branch.range));
    case 'names':
      return orders(sql`o.given_key = ${branch.givenName} and ${isIn('o.family_key', branch.range)}`);
  }
}

/** The orders of rows of another table. */
const lookUp = (rows: Fragment): Fragment =>
  sql`select f.site_id, f.id, f.placed_at as at from (${rows}) r
    cross join lateral (select f.site_id, f.id, f.placed_at from orders f
      where f.site_id = r.site_id and f.id = r.order_id) f`;

const isIn = (column: string, { from, to }: KeyRange): Fragment =>
  sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
