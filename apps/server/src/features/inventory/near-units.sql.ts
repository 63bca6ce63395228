import { type Db, readSite } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { StoreHours } from '../delivery/delivery.contract.ts';
import { FREE, PRODUCT_FOR_SALE, unitForSale } from '../products/for-sale.fragment.ts';

export interface NearUnitsQuery {
  readonly siteId: number;
  readonly locale: string;
  readonly lat: number;
  readonly lng: number;
  readonly radiusMetres: number;
  /** How many stores are looked at, nearest first: the bound of the statement. */
  readonly maxStores: number;
  readonly maxUnits: number;
}

/** A unit on hand with its product and store. */
export interface NearUnitRow {
  readonly uuid: string;
  readonly variant: number;
  readonly local_days: number;
  readonly price: number;
  readonly currency: string;
  readonly product_id: number;
  readonly revision: number;
  readonly slug: string;
  readonly name: string;
  readonly country: string | null;
  readonly store_id: number;
  readonly store_ref: string | null;
  readonly store: string;
  readonly city: string;
  readonly state: string | null;
  readonly hours: StoreHours | null;
  readonly lat: number;
  readonly lng: number;
  readonly metres: number;
}

// The nearest stores come from the index, in order, up to the radius (`stores_around`). Units are read at these stores
// only (units_on_hand_by_store). Of each product the nearest unit counts, and of each category the nearest product
// comes before the second of another, so that three tickets show three kinds where the stores have them.
const NEAR = statement<Known<Statements['units_near'], { price: number }>, NearUnitRow>(
  'units_near',
  `
with near as materialized (
  select n.ids, n.metres
    from stores_around($1, st_setsrid(st_makepoint($3, $2), 4326)::geography, $4, '{}', $5) n),
product as materialized (
  select p.id, p.category_id, c.position
    from sites s join site_products sp on sp.site_id = s.id join products p on p.id = sp.product_id
    join categories c on c.id = p.category_id
   where s.id = $1 and s.enable_shop and p.type_id = 1 and ${PRODUCT_FOR_SALE}),
here as materialized (
  select distinct on (u.product_id) u.id, u.product_id, product.category_id, product.position, n.metres,
         u.price_minor
    from near, unnest(near.ids, near.metres) n(id, metres)
    join units u on u.site_id = $1 and u.store_id = n.id and u.status = 'on_hand' and ${FREE}
     and ${unitForSale({ drafts: 'false', inProduction: 'false' })}
    join product on product.id = u.product_id
   order by u.product_id, n.metres, u.price_minor, u.id),
chosen as (
  select id, metres, position from (
    select id, metres, position, price_minor,
           row_number() over (partition by category_id order by metres, price_minor, id) as place
      from here) ranked
   order by place, metres, position, price_minor, id
   limit $6)
select u.id as uuid, u.variant_id as variant, u.local_days, u.price_minor as price, u.currency, p.id as product_id,
       p.revision, p.slug, coalesce(own.name, en.name, p.original_name) as name, site.country_iso as country,
       st.id as store_id, st.feed_ref as store_ref, st.name as store, st.city, st.state, st.office_hours as hours,
       st_y(st.location::geometry) as lat, st_x(st.location::geometry) as lng, round(chosen.metres)::float8 as metres
  from chosen
  join units u on u.site_id = $1 and u.id = chosen.id
  join stores st on st.site_id = $1 and st.id = u.store_id
  join products p on p.id = u.product_id
  join sites site on site.id = $1
  left join product_translations own on own.product_id = p.id and own.locale = $7
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
 order by chosen.metres, chosen.position, u.price_minor, u.id`,
  { hours: StoreHours.nullable() },
);

export const findNearUnits = (db: Db, input: NearUnitsQuery): Promise<NearUnitRow[]> =>
  readSite(db, input.siteId, NEAR, [
    input.siteId,
    input.lat,
    input.lng,
    input.radiusMetres,
    input.maxStores,
    input.maxUnits,
    input.locale,
  ]);
