import { type Db, readSite } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { FREE, PRODUCT_FOR_SALE, unitForSale } from '../products/for-sale.fragment.ts';

export interface FoundStores {
  readonly total: number;
  /** JSON array. */
  readonly holidays: string;
  /** JSON objects with commas between them, nearest first. */
  readonly stores: string;
}

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

// The nearest are found by the index, in order, up to the radius (`stores_around`). Units are counted only at those that are
// shown, and at all of them at once (joined, all units of the country would be read); only the products of these units are
// read, not all of the site. Of each store the unchanging part is kept as JSON (`stores.document`): the values of this
// request go in front of its fields. Reading and writing the rows here took twice the time of the whole call.
const STORES = statement<Statements['stores_around'], FoundStores>(
  'stores_around',
  `
with near as materialized (
  select n.ids, n.metres, c.timezone, coalesce(c.settings -> 'holidays', '[]') as holidays
    from sites c,
         stores_around($1, st_setsrid(st_makepoint(coalesce($3, c.lng), coalesce($2, c.lat)), 4326)::geography, $4, $5, $6) n
   where c.id = $1),
stock as materialized (
  select u.store_id, u.product_id, count(*) as units
    from units u
   where u.site_id = $1 and u.store_id = any ((select ids from near)::int[]) and u.status = 'on_hand'
     and ${unitForSale({ drafts: 'false', inProduction: 'false' })} and ${FREE}
   group by u.store_id, u.product_id),
product as materialized (
  select p.id, p.type_id from site_products sp join products p on p.id = sp.product_id
   where sp.site_id = $1 and sp.product_id = any (array(select distinct product_id from stock)) and ${PRODUCT_FOR_SALE}),
here as materialized (
  select stock.store_id, sum(stock.units)::int as units,
         coalesce(sum(stock.units) filter (where product.type_id = 1), 0)::int as vehicles
    from stock join product on product.id = stock.product_id
   group by stock.store_id)
select count(*)::int as total, coalesce(min(near.holidays::text), '[]') as holidays,
       coalesce(string_agg(
         '{"inventories":' || coalesce(h.units, 0) || ',"vehicles":' || coalesce(h.vehicles, 0)
           || ',"timezone":' || to_json(coalesce(s.timezone, near.timezone))
           || ',"distance":' || round((n.metres / $7)::numeric, 1) || ',' || substr(s.document, 2),
         ',' order by n.metres, n.id), '') as stores
  from near, unnest(near.ids, near.metres) n(id, metres)
  join stores s on s.site_id = $1 and s.id = n.id
  left join here h on h.store_id = n.id`,
);

export async function findStores(db: Db, wanted: StoresWanted): Promise<FoundStores> {
  const [found] = await readSite(db, wanted.siteId, STORES, [
    wanted.siteId,
    wanted.lat,
    wanted.lng,
    wanted.metres,
    wanted.services,
    wanted.most,
    wanted.unit,
  ]);
  return found ?? { total: 0, holidays: '[]', stores: '' };
}

export interface PostcodeRow {
  readonly id: number;
  readonly postal_code: string;
  readonly city: string;
  readonly state: string | null;
  readonly country_iso: string;
  readonly lat: number;
  readonly lng: number;
}

const BY_POSTCODE = statement<Known<Statements['stores_by_postcode'], { postal_code: string }>, PostcodeRow>(
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
