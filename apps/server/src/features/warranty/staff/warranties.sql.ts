import { type Db, readSite, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { WarrantyStatus } from '../warranty.contract.ts';
import { Warranty, type WarrantyRow } from './warranties.staff.contract.ts';

const ISO = (time: string) => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const KEY = (time: string) => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export interface ListedWarranty extends WarrantyRow {
  readonly id: number;
  readonly key: string;
}

const SHOWN = `
select w.id, ${KEY('w.created_at')} as key, site.slug as site, w.code, w.status, w.part,
       coalesce(en.name, p.original_name) as bike, b.serial, c.given_name || ' ' || c.family_name as customer,
       s.name as store, ${ISO('w.created_at')} as created_at, ${ISO("w.created_at + interval '24 hours'")} as due_at,
       w.status = 'pending' and w.created_at < now() - interval '24 hours' as is_overdue`;
const JOINED = `
  join sites site on site.id = w.site_id
  join customers c on c.site_id = w.site_id and c.id = w.customer_id
  join bikes b on b.site_id = w.site_id and b.id = w.bike_id
  join products p on p.id = b.product_id
  join stores s on s.site_id = w.site_id and s.id = w.store_id
  left join product_translations en on en.product_id = p.id and en.locale = 'en'`;

// Each site gives its own first rows by its own index; the page is cut from the merged keys.
const paged = (beyond: '>' | '<', order: 'asc' | 'desc') => `${SHOWN}
  from unnest($1::int[]) one(id)
 cross join lateral (
   select * from warranty_requests r
    where r.site_id = one.id and r.status = $2
      and ($3::timestamptz is null or (r.created_at, r.id) ${beyond} ($3::timestamptz, $4::bigint))
    order by r.created_at ${order}, r.id ${order} limit $5) w ${JOINED}
 order by w.created_at ${order}, w.id ${order} limit $5`;

const OLDEST = statement<Statements['warranties_oldest'], ListedWarranty>(
  'warranties_oldest',
  paged('>', 'asc'),
);
const NEWEST = statement<Statements['warranties_newest'], ListedWarranty>(
  'warranties_newest',
  paged('<', 'desc'),
);

/** Those that wait with the oldest first, the others with the newest first. */
export const listWarranties = (
  db: Db,
  siteIds: readonly number[],
  status: WarrantyStatus,
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
): Promise<ListedWarranty[]> =>
  readSites(db, siteIds, status === 'pending' ? OLDEST : NEWEST, [
    [...siteIds],
    status,
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);

const FOUND = statement<Statements['warranties_found'], ListedWarranty>(
  'warranties_found',
  `${SHOWN}
  from unnest($1::int[]) one(id)
 cross join lateral (
   (select * from warranty_requests r where r.site_id = one.id and r.code = $2)
    union
   (select r.* from bikes f join warranty_requests r on r.site_id = one.id and r.bike_id = f.id
     where f.site_id = one.id and f.serial_key = $2)) w ${JOINED}
 order by w.created_at desc, w.id limit $3`,
);

/** By number or by frame, in every state. */
export const findWarranties = (db: Db, siteIds: readonly number[], q: string, limit: number) =>
  readSites(db, siteIds, FOUND, [[...siteIds], q, limit]);

const COUNT = statement<Statements['warranties_count'], { count: number }>(
  'warranties_count',
  `
select count(*)::int as count from (
  select from warranty_requests where site_id = any($1::int[]) and status = $2 limit $3) counted`,
);

export async function countWarranties(
  db: Db,
  siteIds: readonly number[],
  status: WarrantyStatus,
  max: number,
): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], status, max]);
  return row?.count ?? 0;
}

export type WarrantyContext = Pick<
  Warranty,
  | 'site'
  | 'locale'
  | 'due_at'
  | 'is_overdue'
  | 'purchased_on'
  | 'is_covered_now'
  | 'owners'
  | 'history'
  | 'similar'
>;

const RELATED = `json_build_object('code', r.code, 'status', r.status, 'part', r.part, 'reason', r.reason,
  'created_at', ${ISO('r.created_at')})`;

const CONTEXT = statement<Statements['warranty_context'], WarrantyContext>(
  'warranty_context',
  `
select site.slug as site, c.locale, ${ISO("w.created_at + interval '24 hours'")} as due_at,
       w.status = 'pending' and w.created_at < now() - interval '24 hours' as is_overdue,
       b.purchased_on::text as purchased_on, b.expires_at > now() as is_covered_now,
       (select count(*) from bike_owners o where o.site_id = $1 and o.bike_id = b.id)::int as owners,
       coalesce((select json_agg(${RELATED} order by r.created_at desc) from warranty_requests r
                  where r.site_id = $1 and r.bike_id = b.id and r.id <> w.id), '[]') as history,
       coalesce((select json_agg(${RELATED}) from (
                   select r.* from bikes m join warranty_requests r on r.site_id = $1 and r.bike_id = m.id
                    where m.site_id = $1 and m.product_id = b.product_id and m.id <> b.id and r.part = w.part
                      and r.status <> 'pending' order by r.created_at desc limit 3) r), '[]') as similar
  from warranty_requests w
  join sites site on site.id = w.site_id
  join customers c on c.site_id = $1 and c.id = w.customer_id
  join bikes b on b.site_id = $1 and b.id = w.bike_id
 where w.site_id = $1 and w.code = $2`,
  { history: Warranty.shape.history, similar: Warranty.shape.similar },
);

export async function findWarrantyContext(
  db: Db,
  siteId: number,
  code: string,
): Promise<WarrantyContext | null> {
  const [row] = await readSite(db, siteId, CONTEXT, [siteId, code]);
  return row ?? null;
}
