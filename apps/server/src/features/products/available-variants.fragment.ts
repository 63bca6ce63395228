import { readyDays } from '../delivery/ready-days.fragment.ts';
import { FREE, soldAhead, unitForSale } from './for-sale.fragment.ts';
import { variantValue } from './variant-value.fragment.ts';

/**
 * The available units of a product by variant, as JSON in `available`: what `offerFrom` reads. Expects `p`, the product,
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
