import { type Db, readSite, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { Bike, type BikeRow } from './bike-list.staff.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export interface ListedBike extends BikeRow {
  readonly key: string;
}

const ROW = `b.id, s.slug as site, b.serial, p.original_name as bike,
       case when c.id is not null then c.given_name || ' ' || c.family_name end as owner,
       ${ISO('b.activated_at')} as activated_at, ${ISO('b.expires_at')} as warranty_until, b.lost_at is not null as is_lost`;
const JOINED = `
  join sites s on s.id = b.site_id
  join products p on p.id = b.product_id
  left join customers c on c.site_id = b.site_id and c.id = b.customer_id`;
const SHOWN = `
select to_char(b.activated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, ${ROW}`;

const NEWEST = statement<Statements['bikes_newest'], ListedBike>(
  'bikes_newest',
  `${SHOWN}
  from unnest($1::int[]) one(id)
 cross join lateral (
   select * from bikes x
    where x.site_id = one.id
      and ($2::timestamptz is null or (x.activated_at, x.id) < ($2::timestamptz, $3::bigint))
    order by x.activated_at desc, x.id desc limit $4) b ${JOINED}
 order by b.activated_at desc, b.id desc limit $4`,
);

export const listBikes = (
  db: Db,
  siteIds: readonly number[],
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
): Promise<ListedBike[]> =>
  readSites(db, siteIds, NEWEST, [
    [...siteIds],
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);

// The highest sign of the C collation ends a range: everything that begins with the text.
const BY_FRAME = statement<Statements['bikes_by_frame'], ListedBike>(
  'bikes_by_frame',
  `${SHOWN}
  from unnest($1::int[]) one(id)
 cross join lateral (
   (select * from bikes x where x.site_id = one.id and x.serial_key >= $2 and x.serial_key < $2 || chr(1114111) limit $4)
    union
   (select * from bikes y where y.site_id = one.id and y.serial_end_key >= $3 and y.serial_end_key < $3 || chr(1114111) limit $4)
   ) b ${JOINED}
 order by b.serial_key, b.id limit $4`,
);

/** By the beginning or the end of a frame number, in capitals without blanks. */
export const findBikesByFrame = (
  db: Db,
  siteIds: readonly number[],
  frame: string,
  limit: number,
): Promise<ListedBike[]> =>
  readSites(db, siteIds, BY_FRAME, [[...siteIds], frame, [...frame].reverse().join(''), limit]);

const COUNT = statement<Statements['bikes_count'], { count: number }>(
  'bikes_count',
  'select count(*)::int as count from (select from bikes where site_id = any($1::int[]) limit $2) counted',
);

export async function countBikes(db: Db, siteIds: readonly number[], max: number): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], max]);
  return row?.count ?? 0;
}

const SHOW = statement<Statements['bike_show'], Bike>(
  'bike_show',
  `
select ${ROW}, v.original_name as variant, c.email, b.purchased_on::text as purchased_on,
       (select o.code from orders o where o.site_id = $1 and o.id = b.order_id) as order_code,
       ${ISO('b.lost_at')} as lost_at, b.recovery_message,
       coalesce((select json_agg(json_build_object('name', oc.given_name || ' ' || oc.family_name, 'how', o.how,
           'since', ${ISO('o.since')}, 'until', ${ISO('o.until')}) order by o.since desc)
         from bike_owners o join customers oc on oc.site_id = $1 and oc.id = o.customer_id
        where o.site_id = $1 and o.bike_id = b.id), '[]') as owners,
       coalesce((select json_agg(json_build_object('code', w.code, 'status', w.status, 'part', w.part,
           'created_at', ${ISO('w.created_at')}) order by w.created_at desc)
         from warranty_requests w where w.site_id = $1 and w.bike_id = b.id), '[]') as warranties,
       coalesce((select json_agg(json_build_object('id', r.id, 'status', r.status,
           'customer', rc.given_name || ' ' || rc.family_name, 'created_at', ${ISO('r.created_at')}) order by r.created_at desc)
         from bike_registrations r join customers rc on rc.site_id = $1 and rc.id = r.customer_id
        where r.site_id = $1 and r.unit_id = b.unit_id), '[]') as activations
  from bikes b ${JOINED}
  join variants v on v.id = b.variant_id
 where b.site_id = $1 and b.id = $2`,
  {
    owners: Bike.shape.owners,
    warranties: Bike.shape.warranties,
    activations: Bike.shape.activations,
  },
);

export async function findBike(db: Db, siteId: number, id: number): Promise<Bike | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, id]);
  return row ?? null;
}
