import { type Db, readSite } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import { FREE, PRODUCT_FOR_SALE, unitForSale } from '../products/for-sale.fragment.ts';
import type { Store } from './stores.contract.ts';
import type { StoresAroundSql, StoresByPostcodeSql } from './stores.sql.types.ts';

/** A dealer with its place, and how far it is. */
export type StoreRow = Omit<Store, 'position'> & Store['position'] & { readonly holidays: readonly string[] };

export interface StoresWanted {
  readonly siteId: number;
  /** Null: from the middle of the site's country. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** Null: however far. */
  readonly metres: number | null;
  readonly services: readonly string[];
  readonly most: number;
  /** The metres that the distance is told in. */
  readonly unit: number;
}

// The nearest are found by the index, in order, up to the radius (`stores_around`); units are counted only at those that
// are shown, and at all of them at once (joined, all units of the country would be read).
const STORES = statement<
  Known<StoresAroundSql, Pick<Store, 'office_hours' | 'services'> & { holidays: readonly string[] }>,
  StoreRow
>(
  'stores_around',
  `
with near as materialized (
  select n.ids, n.metres, c.timezone, coalesce(c.settings -> 'holidays', '[]') as holidays
    from sites c,
         stores_around($1, st_setsrid(st_makepoint(coalesce($3, c.lng), coalesce($2, c.lat)), 4326)::geography, $4, $5, $6) n
   where c.id = $1),
product as materialized (
  select p.id, p.type_id from site_products sp join products p on p.id = sp.product_id
   where sp.site_id = $1 and ${PRODUCT_FOR_SALE}),
here as materialized (
  select u.store_id, count(*)::int as units, count(*) filter (where product.type_id = 1)::int as vehicles
    from units u join product on product.id = u.product_id
   where u.site_id = $1 and u.store_id = any ((select ids from near)::int[]) and u.status = 'on_hand'
     and ${unitForSale({ drafts: 'false', inProduction: 'false' })} and ${FREE}
   group by u.store_id)
select s.id, s.feed_ref as ref, s.name, s.address, s.city, s.state, s.postal_code, s.phone, s.office_hours, s.services, s.info,
       st_y(s.location::geometry) as lat, st_x(s.location::geometry) as lng, coalesce(h.units, 0) as inventories,
       coalesce(h.vehicles, 0) as vehicles, coalesce(s.timezone, near.timezone) as timezone,
       near.holidays,
       round((n.metres / $7)::numeric, 1)::float8 as distance
  from near, unnest(near.ids, near.metres) n(id, metres)
  join stores s on s.site_id = $1 and s.id = n.id
  left join here h on h.store_id = n.id
 order by n.metres, n.id`,
);

export const findStores = (db: Db, wanted: StoresWanted): Promise<StoreRow[]> =>
  readSite(db, wanted.siteId, STORES, [
    wanted.siteId,
    wanted.lat,
    wanted.lng,
    wanted.metres,
    wanted.services,
    wanted.most,
    wanted.unit,
  ]);

export interface PostcodeRow {
  readonly id: number;
  readonly postal_code: string;
  readonly city: string;
  readonly state: string | null;
  readonly country_iso: string;
  readonly lat: number;
  readonly lng: number;
}

const BY_POSTCODE = statement<Known<StoresByPostcodeSql, { postal_code: string }>, PostcodeRow>(
  'stores_by_postcode',
  `
select s.id, s.postal_code, s.city, s.state, s.country_iso, st_y(s.location::geometry) as lat,
       st_x(s.location::geometry) as lng
  from stores s
 where s.site_id = $1 and s.postcode_key >= $2 and s.postcode_key < $2 || chr(1114111) and s.status = 'active'
 order by s.postcode_key
 limit $3`,
);

/** `key` is a beginning of a postcode as `postcode_key` writes it: capitals and figures only. */
export const findStoresByPostcode = (db: Db, siteId: number, key: string, most: number) =>
  readSite(db, siteId, BY_POSTCODE, [siteId, key, most]);
