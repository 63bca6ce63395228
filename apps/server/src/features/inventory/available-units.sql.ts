import { z } from 'zod';
import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { DeliveryColumns } from '../delivery/delivery.contract.ts';
import { readyDays } from '../delivery/ready-days.fragment.ts';
import { FREE, PRODUCT_FOR_SALE, soldAhead, unitForSale } from '../products/for-sale.fragment.ts';
import { InventoryStatus } from './inventory.contract.ts';

export interface UnitsQuery {
  readonly siteId: number;
  readonly slug: string;
  /** Attribute id to value id. */
  readonly values: Readonly<Record<string, number>>;
  readonly status: InventoryStatus | null;
  readonly page: number;
  readonly perPage: number;
  /** The site's calendar, as `readyDays` takes it. */
  readonly table: readonly number[];
  /** The point from which distances are told, and whether the nearest unit comes first. */
  readonly near?: { readonly lat: number; readonly lng: number; readonly isOrder: boolean } | undefined;
}

const UnitRow = z.object({
  ...DeliveryColumns.shape,
  uuid: z.uuid(),
  variant: z.number(),
  status: InventoryStatus,
  price: z.number(),
  currency: z.string(),
  /** Lowest price of the 30 days before the present one, when that one is new. */
  before: z.number().nullable(),
  plant: z.string().nullable(),
  store: z.string().nullable(),
  city: z.string().nullable(),
  /** Null without a store. Absent when no point was asked for. */
  metres: z.number().nullable().exactOptional(),
});
export type UnitRow = Readonly<z.infer<typeof UnitRow>>;

const PageJson = {
  counts: z.record(InventoryStatus, z.number()),
  units: z.array(UnitRow),
};

export interface UnitsPage extends Readonly<z.infer<z.ZodObject<typeof PageJson>>> {
  readonly product: number;
  readonly revision: number;
  readonly country: string | null;
  readonly sells_drafts: boolean;
  readonly sells_factory_units: boolean;
}

const AHEAD = soldAhead('s.settings');

// The product as this site shows it.
const PRODUCT = `
with product as materialized (
  select p.id, p.revision, s.country_iso as country, s.enable_shop as shop,
         ${AHEAD.drafts} as sells_drafts, ${AHEAD.inProduction} as sells_factory_units
    from products p
    join site_products sp on sp.site_id = $1 and sp.product_id = p.id
    join sites s on s.id = $1
   where p.slug = $2 and ${PRODUCT_FOR_SALE}
)`;

// Its units that can be bought now. Expects `p`, the product.
const CAN_BE_HAD = `u.site_id = $1 and u.product_id = p.id and p.shop and ${FREE}
  and ${unitForSale({ drafts: 'p.sells_drafts', inProduction: 'p.sells_factory_units' })}`;

const PRICES = `prices where site_id = $1 and unit_id = page.id and valid_from`;

const soonest = (unit: 'free' | 'page') =>
  `${unit}.status <> 'on_hand', ${unit}.days, ${unit}.price_minor, ${unit}.id`;

interface PageParts {
  /** Further common table expressions, with a comma in front. */
  readonly with: string;
  /** Further columns of the page, with a comma in front, and what they are joined from. */
  readonly columns: string;
  readonly join: string;
  readonly order: (unit: 'free' | 'page') => string;
  /** Further properties of a unit, with a comma in front. */
  readonly properties: string;
}

const pageText = (parts: PageParts) => `${PRODUCT}, free as materialized (
  select u.id, u.status, u.variant_id, u.store_id, u.plant, u.price_minor, u.currency, u.local_days,
         u.expected_on, ${readyDays('$8')} as days
    from product p join units u on ${CAN_BE_HAD}
   where cardinality($3::int[]) = 0 or u.variant_id in (
     select vv.variant_id from unnest($3::int[], $4::int[]) as wanted (attribute_id, value_id)
       join variant_values vv using (attribute_id, value_id)
       join variants v on v.id = vv.variant_id and v.product_id = (select id from product)
      group by vv.variant_id having count(*) = cardinality($3::int[]))
)${parts.with}, page as (
  select free.*${parts.columns} from free ${parts.join}
   where $5::text is null or free.status = $5
   order by ${parts.order('free')}
   limit $6 offset $7
)
select product.id as product, product.revision, product.country, product.sells_drafts, product.sells_factory_units,
       (select json_build_object('draft', count(*) filter (where status = 'draft'),
                                 'in_production', count(*) filter (where status = 'in_production'),
                                 'in_transit', count(*) filter (where status = 'in_transit'),
                                 'on_hand', count(*) filter (where status = 'on_hand')) from free) as counts,
       coalesce((
  select json_agg(json_build_object(
           'uuid', page.id, 'variant', page.variant_id, 'status', page.status, 'local_days', page.local_days,
           'expected_on', page.expected_on, 'price', page.price_minor, 'currency', page.currency,
           -- What lowest_unit_price says, written out: called for each unit it would cost as much as all the rest.
           'before', case when price.since > now() - interval '30 days' then (
              select min(amount_minor) from ${PRICES} < price.since and valid_from >= coalesce(
                (select max(valid_from) from ${PRICES} <= price.since - interval '30 days'), '-infinity')) end,
           'plant', page.plant, 'store_id', page.store_id, 'hours', store.office_hours, 'store', store.name, 'city', store.city, 'state', store.state${parts.properties})
         order by ${parts.order('page')})
    from page
    left join stores store on store.site_id = $1 and store.id = page.store_id
    left join lateral (select max(valid_from) as since from ${PRICES} <= now()) price on true), '[]') as units
  from product`;

const PAGE = statement<Statements['units_page'], UnitsPage>(
  'units_page',
  pageText({ with: '', columns: '', join: '', order: soonest, properties: '' }),
  PageJson,
);

// A statement of its own: the list without a place stays as cheap as it was. Distances are computed once for each store
// of these units and not for each unit; on the sphere, which is half a percent off.
// A place without numbers (STORES-31) has none: the sphere would make a distance of it.
const PAGE_NEAR = statement<Statements['units_page_near'], UnitsPage>(
  'units_page_near',
  pageText({
    with: `, away as materialized (
  select s.id, st_distance(s.location, st_setsrid(st_makepoint($10, $9), 4326)::geography, false) as metres
    from stores s
   where s.site_id = $1 and s.id in (select distinct store_id from free) and st_x(s.location::geometry) between -180 and 180
)`,
    columns: ', away.metres',
    join: 'left join away on away.id = free.store_id',
    order: (unit) =>
      `case when $11::bool then ${unit === 'free' ? 'away' : 'page'}.metres end nulls last, ${soonest(unit)}`,
    properties: `, 'metres', round(page.metres)`,
  }),
  PageJson,
);

/** Null when this site does not show the product. */
export async function findUnitsPage(db: Db, input: UnitsQuery): Promise<UnitsPage | null> {
  const wanted = Object.entries(input.values);
  const { siteId, near } = input;
  const parameters = [
    siteId,
    input.slug,
    wanted.map(([attribute]) => Number(attribute)),
    wanted.map(([, value]) => value),
    input.status,
    input.perPage,
    (input.page - 1) * input.perPage,
    input.table,
  ] as const;
  const [row] = near
    ? await readSite(db, siteId, PAGE_NEAR, [...parameters, near.lat, near.lng, near.isOrder])
    : await readSite(db, siteId, PAGE, parameters);
  return row ?? null;
}

const words = (table: string, key: string, is: string) => `
  left join ${table} own on own.${key} = ${is} and own.locale = $3
  left join ${table} en on en.${key} = ${is} and en.locale = 'en'`;

const ATTRIBUTES = statement<Statements['variant_attributes'], { attributes: string }>(
  'variant_attributes',
  `${PRODUCT}, had as materialized (
  select distinct vv.attribute_id, vv.value_id
    from (select distinct u.variant_id from product p join units u on ${CAN_BE_HAD}) free
    join variant_values vv using (variant_id)
)
select coalesce((
  select json_agg(json_build_object(
           'id', a.id, 'name', coalesce(own.name, en.name, a.original_name), 'slug', a.slug,
           'values', (
             select json_agg(json_build_object(
                      'id', av.id, 'content', coalesce(own.content, en.content, av.original_content),
                      'settings', json_build_object('color1', av.settings->>'color1', 'color2', av.settings->>'color2'))
                    order by av.position, av.id)
               from had join attribute_values av on av.id = had.value_id
               ${words('attribute_value_translations', 'value_id', 'av.id')}
              where had.attribute_id = a.id))
         order by a.position, a.id)
    from attributes a ${words('attribute_translations', 'attribute_id', 'a.id')}
   where a.id in (select attribute_id from had)), '[]')::text as attributes
  from product`,
);

/** JSON text of `VariantAttribute[]`; null when this site does not show the product. */
export async function findVariantAttributes(
  db: Db,
  siteId: number,
  slug: string,
  locale: string,
): Promise<string | null> {
  const [row] = await readSite(db, siteId, ATTRIBUTES, [siteId, slug, locale]);
  return row?.attributes ?? null;
}
