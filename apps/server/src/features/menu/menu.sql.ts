import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { MenuEntry, type ProductType } from './menu.contract.ts';

export interface MenuQuery {
  siteId: number;
  typeId: ProductType;
  locale: string;
}

const LIST_MENU = statement<Statements['list_menu'], MenuEntry>(
  'list_menu',
  `
    with shown as (
      select p.category_id,
             json_agg(json_build_object(
               'name', coalesce(own.name, en.name, p.original_name),
               'original_name', p.original_name, 'slug', p.slug, 'image', p.picture,
               'kind', coalesce(own.kind, en.kind), 'tagline', coalesce(own.tagline, en.tagline),
               'labels', sp.labels)
             order by sp.position, p.position, p.original_name) as products
        from site_products sp
        join products p on p.id = sp.product_id and p.status = 'active' and p.type_id = $1
        left join product_translations own on own.product_id = p.id and own.locale = $2
        left join product_translations en on en.product_id = p.id and en.locale = 'en'
       where sp.site_id = $3 and sp.published
       group by p.category_id
    )
    select coalesce(own.name, en.name, c.original_name) as name, c.original_name, c.slug, c.picture as image,
           coalesce(shown.products, '[]') as products
      from categories c
      left join category_translations own on own.category_id = c.id and own.locale = $2
      left join category_translations en on en.category_id = c.id and en.locale = 'en'
      left join shown on shown.category_id = c.id
     where c.type_id = $1
     order by c.position, c.original_name`,
  { products: MenuEntry.shape.products },
);

/**
 * A type's categories with the products the site shows, in one statement. Names come in the asked locale, else in
 * English, else as the brand wrote them; a translation may leave the name out and still give kind and tagline.
 */
export async function listMenu(db: Db, { siteId, typeId, locale }: MenuQuery): Promise<MenuEntry[]> {
  const rows = await runPrepared(db, LIST_MENU, [typeId, locale, siteId]);
  return rows;
}
