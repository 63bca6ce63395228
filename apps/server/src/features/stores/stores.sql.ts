import { type Db, readSite } from '../../platform/db.ts';
import type { Store } from './stores.contract.ts';

export interface StoresWanted {
  readonly siteId: number;
  readonly lat: number;
  readonly lng: number;
  /** Null: however far. */
  readonly metres: number | null;
  readonly services: readonly string[];
  readonly most: number;
}

export type StoreRow = Omit<Store, 'distance' | 'position'> & {
  readonly lat: number;
  readonly lng: number;
  readonly metres: number;
};

// The nearest are found by the index; how far each is, and what stands there, is asked only of those that are shown.
const STORES = {
  name: 'stores_near',
  text: `
with near as materialized (
  select s.id, s.site_id, s.name, s.address, s.city, s.state, s.postal_code, s.phone, s.office_hours, s.services, s.info,
         s.location, s.location <-> st_setsrid(st_makepoint($3, $2), 4326)::geography as metres
    from stores s
   where s.site_id = $1 and s.status = 'active' and s.services @> $5::text[]
   order by s.location <-> st_setsrid(st_makepoint($3, $2), 4326)::geography
   limit $6)
select n.id, n.name, n.address, n.city, n.state, n.postal_code, n.phone, n.office_hours, n.services, n.info, n.metres,
       st_y(n.location::geometry) as lat, st_x(n.location::geometry) as lng,
       (select count(*)::int from units u
         where u.site_id = n.site_id and u.store_id = n.id and u.status = 'on_hand' and not u.blocked
           and u.price_minor is not null and (u.taken_until is null or u.taken_until <= now())) as inventories
  from near n
 where $4::float8 is null or n.metres <= $4
 order by n.metres`,
};

export const findStores = (db: Db, wanted: StoresWanted) =>
  readSite<StoreRow>(db, wanted.siteId, STORES, [
    ...[wanted.siteId, wanted.lat, wanted.lng, wanted.metres, wanted.services, wanted.most],
  ]);
