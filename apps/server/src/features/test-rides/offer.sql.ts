import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Holidays, StoreHours } from '../delivery/delivery.contract.ts';
import { PRODUCT_FOR_SALE } from '../products/for-sale.fragment.ts';
import { Machine, type RideStore, TestRideTerms } from './test-rides.contract.ts';

export interface RideSite {
  readonly slug: string;
  readonly country: string | null;
  readonly timezone: string;
  readonly holidays: Holidays | null;
  /** Null: the site offers no test rides. */
  readonly terms: TestRideTerms | null;
}

const SITE = statement<Statements['test_ride_site'], RideSite>(
  'test_ride_site',
  `
select slug, country_iso as country, timezone, settings -> 'holidays' as holidays, settings -> 'test_ride' as terms
  from sites where id = $1`,
  { holidays: Holidays.nullable(), terms: TestRideTerms.nullable() },
);

export async function findRideSite(tx: Tx, siteId: number): Promise<RideSite> {
  const [site] = await runPrepared(tx, SITE, [siteId]);
  if (!site) throw new Error(`No site ${siteId}`);
  return site;
}

export interface RideProduct {
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly image: string | null;
  /** As the specification has it, with a hole for the country's class. */
  readonly licence: string | null;
}

const LICENCE = `(select coalesce(lo.content, le.content, av.original_content)
    from product_values pv
    join attributes a on a.id = pv.attribute_id and a.slug = 'licence'
    join attribute_values av on av.id = pv.value_id
    left join attribute_value_translations lo on lo.value_id = av.id and lo.locale = $2
    left join attribute_value_translations le on le.value_id = av.id and le.locale = 'en'
   where pv.product_id = p.id limit 1)`;

const PRODUCTS = statement<Known<Statements['test_ride_products'], { name: string }>, RideProduct>(
  'test_ride_products',
  `
select p.slug, coalesce(own.name, en.name, p.original_name) as name, coalesce(own.kind, en.kind) as kind,
       p.picture as image, ${LICENCE} as licence
  from site_products sp
  join products p on p.id = sp.product_id
  left join product_translations own on own.product_id = p.id and own.locale = $2
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 where sp.site_id = $1 and ${PRODUCT_FOR_SALE}
   and exists (select from demonstrators d join stores s on s.site_id = $1 and s.id = d.store_id and s.status = 'active'
                where d.site_id = $1 and d.product_id = p.id and d.status = 'active'
                  and ($3::int is null or d.store_id = $3))
 order by sp.position, p.position, p.original_name`,
);

/** The models that can be ridden on a site, or at one of its stores. */
export const listRideProducts = (
  tx: Tx,
  { siteId, locale, storeId }: { siteId: number; locale: string; storeId: number | null },
): Promise<RideProduct[]> => runPrepared(tx, PRODUCTS, [siteId, locale, storeId]);

const UNIT = statement(
  'test_ride_unit',
  `
select p.slug as product, u.store_id as "storeId"
  from units u join products p on p.id = u.product_id where u.site_id = $1 and u.id = $2`,
);

/** The model of a unit and where the unit is. */
export async function findUnitModel(tx: Tx, siteId: number, unitId: string) {
  const [row] = await runPrepared(tx, UNIT, [siteId, unitId]);
  return row ?? null;
}

export interface StoreRow extends RideStore {
  readonly timezone: string | null;
  readonly office_hours: StoreHours;
}

const STORES = statement<Statements['test_ride_stores'], StoreRow>(
  'test_ride_stores',
  `
select s.id, s.name, s.address, s.city, s.state, s.postal_code, s.phone, s.timezone, s.office_hours,
       case when $3::float8 is not null
            then round(st_distance(s.location, st_setsrid(st_makepoint($4::float8, $3::float8), 4326)::geography))::float8
       end as metres
  from stores s
 where s.site_id = $1 and s.status = 'active'
   and s.id in (select d.store_id from demonstrators d join products p on p.id = d.product_id
                 where d.site_id = $1 and p.slug = $2 and d.status = 'active')
 order by metres, s.city, s.name, s.id
 limit 200`,
  { office_hours: StoreHours },
);

/** The stores that lend a model, the nearest first where a point is given. */
export const listRideStores = (
  tx: Tx,
  key: { siteId: number; product: string; lat: number | null; lng: number | null },
): Promise<StoreRow[]> => runPrepared(tx, STORES, [key.siteId, key.product, key.lat, key.lng]);

const MACHINES = statement(
  'test_ride_machines',
  `
select d.id,
  coalesce((select json_agg(json_build_array(extract(epoch from t.starts_at), extract(epoch from t.ends_at)))
     from (select r.starts_at, r.ends_at from test_rides r
            where r.site_id = $1 and r.demonstrator_id = d.id and r.status in ('booked', 'changed')
              and r.ends_at > now() and r.code is distinct from $4
           union all
           select b.starts_at, b.ends_at from demonstrator_blocks b
            where b.site_id = $1 and b.demonstrator_id = d.id and b.lifted_at is null and b.ends_at > now()) t), '[]') as taken
  from demonstrators d
  join products p on p.id = d.product_id
  join stores s on s.site_id = $1 and s.id = d.store_id
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id
 where d.site_id = $1 and d.store_id = $2 and p.slug = $3 and d.status = 'active' and s.status = 'active'
   and ${PRODUCT_FOR_SALE}
 order by d.id`,
  { taken: Machine.shape.taken },
);

interface MachinesKey {
  readonly siteId: number;
  readonly storeId: number;
  readonly product: string;
  /** The booking whose own hours count as free. */
  readonly except: string | null;
}

/** The demonstrators of a model at a store, with the periods in which they are booked or blocked. */
export const listMachines = (tx: Tx, { siteId, storeId, product, except }: MachinesKey): Promise<Machine[]> =>
  runPrepared(tx, MACHINES, [siteId, storeId, product, except]);

const HOLD = statement(
  'test_ride_hold_machines',
  `
select d.id from demonstrators d join products p on p.id = d.product_id
 where d.site_id = $1 and d.store_id = $2 and p.slug = $3 order by d.id for key share of d`,
);

/** Staff cannot block one of them until the transaction ends; other bookings are not held up. */
export const holdMachines = (tx: Tx, { siteId, storeId, product }: Omit<MachinesKey, 'except'>) =>
  runPrepared(tx, HOLD, [siteId, storeId, product]);
