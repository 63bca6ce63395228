import { z } from 'zod';
import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { DeliveryColumns } from '../delivery/delivery.contract.ts';
import { SOONEST_FIRST } from '../delivery/ready-days.fragment.ts';
import { FREE, PRODUCT_FOR_SALE, soldAhead, unitForSale } from '../products/for-sale.fragment.ts';
import { FittedModel } from './accessories.contract.ts';

const VariantStock = z.object({
  id: z.number(),
  count: z.number(),
  price: z.number().nullable(),
  /** The piece that the bag takes first; null when there is none. */
  first: DeliveryColumns.nullable(),
});
type VariantStock = Readonly<z.infer<typeof VariantStock>>;

export interface AccessoryRow {
  readonly product: number;
  readonly revision: number;
  readonly country: string | null;
  readonly currency: string;
  readonly variants: readonly VariantStock[];
  readonly fits: readonly FittedModel[];
}

const AHEAD = soldAhead('s.settings');

// Expects `own` and `en`, the words of `table` in the language $3 and in English.
const words = (table: string, key: string, is: string, own: string, en: string) => `
  left join ${table} ${own} on ${own}.${key} = ${is} and ${own}.locale = $3
  left join ${table} ${en} on ${en}.${key} = ${is} and ${en}.locale = 'en'`;

const ACCESSORY = statement<Statements['accessory'], AccessoryRow>(
  'accessory',
  `
with product as materialized (
  select p.id, p.revision, s.country_iso as country, s.currency, s.enable_shop as shop,
         ${AHEAD.drafts} as sells_drafts, ${AHEAD.inProduction} as sells_factory_units
    from products p
    join site_products sp on sp.site_id = $1 and sp.product_id = p.id
    join sites s on s.id = $1
   where p.slug = $2 and p.type_id = 2 and ${PRODUCT_FOR_SALE}
), free as materialized (
  select u.variant_id, count(*) as count, min(u.price_minor) as price,
         (array_agg(u.id order by ${SOONEST_FIRST}))[1] as first
    from product p
    join units u on u.site_id = $1 and u.product_id = p.id and p.shop and ${FREE}
     and ${unitForSale({ drafts: 'p.sells_drafts', inProduction: 'p.sells_factory_units' })}
   group by u.variant_id
)
select product.id as product, product.revision, product.country, product.currency,
  coalesce((select json_agg(json_build_object('id', v.id, 'count', coalesce(free.count, 0), 'price', free.price,
       'first', case when u.id is not null then json_build_object('status', u.status, 'expected_on', u.expected_on,
          'local_days', u.local_days, 'store_id', u.store_id, 'state', st.state, 'hours', st.office_hours) end)
       order by v.position, v.id)
     from variants v left join free on free.variant_id = v.id
     left join units u on u.site_id = $1 and u.id = free.first
     left join stores st on st.site_id = $1 and st.id = u.store_id
    where v.product_id = product.id and (v.status = 'active' or free.count > 0)), '[]') as variants,
  coalesce((select json_agg(json_build_object(
       'slug', m.slug, 'name', coalesce(own.name, en.name, m.original_name), 'kind', coalesce(own.kind, en.kind),
       'image', m.picture, 'category', coalesce(category.name, english.name, c.original_name))
       order by c.position, c.id, x.position, m.position, m.id)
     from product_fits f
     join products m on m.id = f.product_id and m.status = 'active'
     join site_products x on x.site_id = $1 and x.product_id = m.id and x.published
     join categories c on c.id = m.category_id
     ${words('product_translations', 'product_id', 'm.id', 'own', 'en')}
     ${words('category_translations', 'category_id', 'c.id', 'category', 'english')}
    where f.accessory_id = product.id), '[]') as fits
  from product`,
  { variants: z.array(VariantStock), fits: z.array(FittedModel) },
);

/** Null when this site does not show it, or it is no accessory. */
export async function findAccessory(
  db: Db,
  { siteId, slug, locale }: { siteId: number; slug: string; locale: string },
): Promise<AccessoryRow | null> {
  const [row] = await readSite(db, siteId, ACCESSORY, [siteId, slug, locale]);
  return row ?? null;
}

export interface CardRow {
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly image: string | null;
  readonly price: number;
  readonly currency: string;
  readonly country: string | null;
}

// The fewer models an accessory fits, the more it is made for the one the shopper looks at.
const LIST = statement<Statements['accessories'], CardRow>(
  'accessories',
  `
select p.slug, coalesce(own.name, en.name, p.original_name) as name, coalesce(own.kind, en.kind) as kind,
       p.picture as image, offer.price, s.currency, s.country_iso as country
  from products p
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id
  join sites s on s.id = $1 and s.enable_shop
  ${words('product_translations', 'product_id', 'p.id', 'own', 'en')}
  cross join lateral (
    select min(u.price_minor) as price from units u
     where u.site_id = $1 and u.product_id = p.id and ${unitForSale(AHEAD)} and ${FREE}
  ) offer
 where p.type_id = 2 and ${PRODUCT_FOR_SALE} and offer.price is not null
   and p.id in (select f.accessory_id from product_fits f join products m on m.id = f.product_id
                 where m.slug = any($2::text[]))
   and not (p.slug = any($2::text[]))
 order by (select count(*) from product_fits f where f.accessory_id = p.id), sp.position, p.position, p.id
 limit $4`,
);

/** Accessories in stock that fit one of the products; those among `slugs` themselves are left out. */
export const findAccessories = (
  db: Db,
  { siteId, slugs, locale, max }: { siteId: number; slugs: readonly string[]; locale: string; max: number },
): Promise<readonly CardRow[]> => readSite(db, siteId, LIST, [siteId, slugs, locale, max]);
