import { type Db, readSite, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { unitWait } from '../delivery/ready-days.fragment.ts';
import { FREE, PRODUCT_FOR_SALE, soldAhead, unitForSale } from '../products/for-sale.fragment.ts';

export interface UnitsQuery {
  siteId: number;
  /** 1 vehicles, 2 equipment. */
  typeId: 1 | 2;
  /** Only these products; null for all the site shows. */
  products: readonly number[] | null;
  /** The site's day number. */
  today: number;
}

/** One row for everything a search counts. */
export interface UnitColumns {
  version: number;
  currency: string;
  country_iso: string | null;
  sells_drafts: boolean;
  sells_factory_units: boolean;
  /** Ids of the products shown, in the site's order. */
  shown: number[] | null;
  /** Eight bytes per unit: variant, store (0: none). */
  which: Buffer | null;
  /** Eight bytes per unit: price, wait, preparation, length of the stage's name; `unit-columns.rules.ts` reads them. */
  what: Buffer | null;
  /** The stores, and in the same order their towns, a line each. */
  store_ids: number[] | null;
  store_cities: string | null;
}

const AHEAD = soldAhead('s.settings');
const NOT_CHECKED = { drafts: 'true', inProduction: 'true' };

/**
 * The units that can be bought, and those that are not built yet: two columns say whether the site sells them. Units of products that are
 * not in `shown` are left out when they are counted.
 * They come packed and not as rows: taking 20,000 rows apart would cost the api more than counting them, and comparing
 * their stages word by word would cost the database a fifth of the whole.
 */
const unitsText = (ofProducts: string, today: string) => `
select (select version from search_state) as version, s.currency, s.country_iso,
       ${AHEAD.drafts} as sells_drafts, ${AHEAD.inProduction} as sells_factory_units,
       shown.ids as shown, u.which, u.what,
       stores.ids as store_ids, stores.cities as store_cities
  from sites s
 cross join lateral (
   select array_agg(p.id order by sp.position, p.position, p.id) as ids
     from site_products sp
     join products p on p.id = sp.product_id and p.type_id = $2
    where sp.site_id = s.id and ${PRODUCT_FOR_SALE} ${ofProducts && 'and ($3::int[] is null or sp.product_id = any($3))'}
 ) shown
 cross join lateral (
   select string_agg(int8send((u.variant_id::int8 << 32) | coalesce(u.store_id, 0)), '') as which,
          string_agg(int8send((u.price_minor << 22) | (least(${unitWait(`${today}::int`)}, 2047) << 11)
            | (least(u.local_days, 127) << 4) | octet_length(u.status)), '') as what
     from units u
    where u.site_id = s.id ${ofProducts} and ${unitForSale(NOT_CHECKED)} and ${FREE}
 ) u
 cross join lateral (
   select array_agg(id) as ids, string_agg(translate(city, E'\\n', ' '), E'\\n') as cities
     from stores where site_id = s.id
 ) stores
 where s.id = $1`;

const UNITS = statement<Statements['search_units'], UnitColumns>(
  'search_units',
  unitsText('and u.product_id = any(shown.ids)', '$4'),
);
// Nearly all units of a site are vehicles: asked without words, one pass beats a look-up per product.
const ALL_UNITS = statement<Statements['search_all_units'], UnitColumns>(
  'search_all_units',
  unitsText('', '$3'),
);

export async function readUnits(
  db: Db,
  { siteId, typeId, products, today }: UnitsQuery,
): Promise<UnitColumns | null> {
  const rows =
    typeId === 1 && products === null
      ? await readSite(db, siteId, ALL_UNITS, [siteId, typeId, today])
      : await readSite(db, siteId, UNITS, [siteId, typeId, products, today]);
  return rows[0] ?? null;
}

export interface StorePlace {
  id: number;
  ref: string | null;
  name: string;
  city: string;
  lat: number;
  lng: number;
}

const STORE_PLACES = statement<Statements['search_store_places'], StorePlace>(
  'search_store_places',
  `select id, feed_ref as ref, name, city, st_y(location::geometry) as lat, st_x(location::geometry) as lng
           from stores where site_id = $1`,
);

export const listStorePlaces = (db: Db, siteId: number) => readSite(db, siteId, STORE_PLACES, [siteId]);

const SHOWN = statement<Statements['search_shown'], { version: number; shown: number[] | null }>(
  'search_shown',
  `select (select version from search_state) as version,
                (select array_agg(p.id order by sp.position, p.position, p.id)
                   from site_products sp join products p on p.id = sp.product_id
                  where sp.site_id = $1 and ${PRODUCT_FOR_SALE} and sp.product_id = any($2)) as shown`,
);

/** Of these products the ones the site shows, in its order, and where the index stands. */
export async function findShown(db: Db, siteId: number, products: readonly number[]) {
  const [row] = await runPrepared(db, SHOWN, [siteId, products]);
  return { version: row?.version ?? 0, shown: row?.shown ?? [] };
}
