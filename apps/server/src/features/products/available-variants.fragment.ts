import { z } from 'zod';
import { readyDays } from '../delivery/ready-days.fragment.ts';
import { FREE, soldAhead, unitForSale } from './for-sale.fragment.ts';

/** So many models before the product and as many after it: a whole category, unless it is a very large one. */
const MAX_ON_A_SIDE = 12;

// Walks the order of the category from the product on, so that a category of hundreds costs no more than one of twenty.
const side = (comparison: '>' | '<', order: 'asc' | 'desc') => `
        (select n.id, n.slug, n.original_name, n.picture, n.position, x.position as place from products n
           join site_products x on x.site_id = $1 and x.product_id = n.id and x.published
          where n.type_id = p.type_id and n.category_id = p.category_id and n.status = 'active'
            and (n.position, n.id) ${comparison} (p.position, p.id)
          order by n.position ${order}, n.id ${order} limit ${MAX_ON_A_SIDE})`;

/** The other products of the category that the site ($1) shows. Statements name `p` the product. */
export const NEIGHBOURS = `${side('>', 'asc')} union all ${side('<', 'desc')}`;

/** The value a variant has of an attribute, as the right side of a join: one lookup by primary key for each variant. */
export const variantValue = (alias: string, attribute: 'colour' | 'size', variantId: string) =>
  `variant_values ${alias} on ${alias}.variant_id = ${variantId}
           and ${alias}.attribute_id = (select id from attributes where slug = '${attribute}')`;

/** The available units of one variant, by store where that has closed days of its own. */
export const VariantOffer = z.object({
  color: z.number().nullable(),
  size: z.number().nullable(),
  price: z.number(),
  units: z.number(),
  /** A store with closed days of its own; null stands for the others. */
  store: z.number().nullable(),
  /** Until the soonest is ready, before the store's own closed days. */
  days: z.number(),
  /** 1 draft, 2 in production, 3 in transit, 4 on hand: the furthest of its units. */
  stage: z.number(),
});
export type VariantOffer = Readonly<z.infer<typeof VariantOffer>>;

/**
 * The available units of a product by variant, as JSON in `available`: `VariantOffer[]`. Expects `p`, the product,
 * and `s`, the site ($1). `table` and `stores` are the parameters of the site's calendar.
 */
export const availableVariants = ({ table, stores }: { table: string; stores: string }) => `
    select coalesce(json_agg(json_build_object(
             'color', color.value_id, 'size', size.value_id, 'price', had.price, 'units', had.units,
             'store', had.store, 'days', had.days, 'stage', had.stage)), '[]') as available
      from (
        select u.variant_id, min(u.price_minor) as price, count(*) as units,
               case when u.store_id = any(${stores}::int[]) then u.store_id end as store, min(${readyDays(table)}) as days,
               max(case u.status when 'on_hand' then 4 when 'in_transit' then 3 when 'in_production' then 2 else 1 end) as stage
          from units u
         where s.enable_shop and u.site_id = $1 and u.product_id = p.id
           and ${unitForSale(soldAhead('s.settings'))} and ${FREE}
         group by u.variant_id, store) had
      left join ${variantValue('color', 'colour', 'had.variant_id')}
      left join ${variantValue('size', 'size', 'had.variant_id')}`;
