import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { FREE, PRODUCT_FOR_SALE, unitForSale } from '../products/for-sale.fragment.ts';
import { AlertChoices } from './alerts.contract.ts';

const choices = (attribute: string) => `
  coalesce((
    select json_agg(json_build_object('id', av.id, 'content', coalesce(t.content, av.original_content),
             'color1', av.settings ->> 'color1', 'color2', av.settings ->> 'color2', 'image', made.picture,
             'is_available', exists (
               select from free join variant_values fv using (variant_id) where fv.value_id = av.id))
             order by av.position, av.id)
      from (select vv.value_id, min(v.picture) as picture from variants v
              join variant_values vv on vv.variant_id = v.id
              join attributes a on a.id = vv.attribute_id and a.slug = '${attribute}'
             where v.product_id = product.id and v.status = 'active' group by vv.value_id) made
      join attribute_values av on av.id = made.value_id
      left join attribute_value_translations t on t.value_id = av.id and t.locale = $3), '[]')`;

const CHOICES = statement(
  'alert_choices',
  `
with product as materialized (
  select p.id, p.slug, p.original_name, p.picture
    from products p
    join site_products sp on sp.site_id = $1 and sp.product_id = p.id
    join sites s on s.id = $1 and s.enable_shop
   where p.slug = $2 and ${PRODUCT_FOR_SALE}
), free as materialized (
  select distinct u.variant_id from product join units u on u.site_id = $1 and u.product_id = product.id
   where ${unitForSale()} and ${FREE}
)
select product.id,
       json_build_object('slug', product.slug, 'name', coalesce(own.name, product.original_name), 'image', product.picture)
         as product,
       ${choices('colour')} as colors, ${choices('size')} as sizes
  from product left join product_translations own on own.product_id = product.id and own.locale = $3`,
  AlertChoices.shape,
);

/** Null when the site does not sell the product. */
export async function findChoices(db: Db, siteId: number, slug: string, locale: string) {
  return (await readSite(db, siteId, CHOICES, [siteId, slug, locale]))[0] ?? null;
}
