import { type Db, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { Ride } from './test-rides.staff.contract.ts';

const ISO = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export interface ListedRide extends Omit<Ride, 'actions'> {
  readonly id: string;
  readonly key: string;
  readonly site_id: number;
  readonly total: number;
}

// Days are those of each store's clock; a day begins and ends at most 14 hours from that of UTC. A day of all stores is
// some hundred rows, so they are counted with the page.
const RIDES = statement<Statements['rides_of_day'], ListedRide>(
  'rides_of_day',
  `
with day as (
  select r.id, r.site_id, site.slug as site, to_char(r.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key,
       r.code, r.status, ${ISO('r.starts_at')} as starts_at, ${ISO('r.ends_at')} as ends_at, r.starts_at as begins,
       to_char(r.starts_at at time zone clock.zone, 'YYYY-MM-DD HH24:MI') as local_start, s.id as store_id, s.name as store,
       d.ref as demonstrator, p.original_name as product, trim(r.given_name || ' ' || r.family_name) as rider, r.email,
       r.phone, r.licence, r.locale, r.cancelled_by, r.cancel_reason, r.starts_at <= now() as is_past
  from unnest($1::int[]) one(id)
  join sites site on site.id = one.id
  join test_rides r on r.site_id = one.id
  join demonstrators d on d.site_id = one.id and d.id = r.demonstrator_id
  join products p on p.id = d.product_id
  join stores s on s.site_id = one.id and s.id = d.store_id
 cross join lateral (select coalesce(s.timezone, site.timezone) as zone) clock
 where ($2::int is null or d.store_id = $2)
   and r.starts_at > coalesce($3::date, now()::date)::timestamp at time zone 'UTC' - interval '2 days'
   and r.starts_at < coalesce($3::date, now()::date)::timestamp at time zone 'UTC' + interval '3 days'
   and (r.starts_at at time zone clock.zone)::date = coalesce($3::date, (now() at time zone clock.zone)::date)
)
select id, site_id, site, key, code, status, starts_at, ends_at, local_start, store_id, store, demonstrator, product, rider,
       email, phone, licence, locale, cancelled_by, cancel_reason, is_past, (select count(*) from day)::int as total
  from day
 where $4::timestamptz is null or (begins, id) > ($4::timestamptz, $5::uuid)
 order by begins, id limit $6`,
);

export const listRidesOfDay = (
  db: Db,
  siteIds: readonly number[],
  filter: { readonly store: number | null; readonly day: string | null },
  page: { readonly after: readonly [string, string] | null; readonly limit: number },
): Promise<ListedRide[]> =>
  readSites(db, siteIds, RIDES, [
    [...siteIds],
    filter.store,
    filter.day,
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);
