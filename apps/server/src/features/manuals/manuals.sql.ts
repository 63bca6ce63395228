import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Manual } from './manuals.contract.ts';

// Of the models the site shows, model by model in the order of its menu; then the brand's own, which belong to no model.
const MANUALS = statement<Statements['manuals'], Manual>(
  'manuals',
  `
select m.id, coalesce(own.name, en.name, m.original_name) as name,
       coalesce((select json_agg(json_build_object('url', f.url, 'file_name', f.file_name, 'locale', f.locale,
                                                   'mime_type', f.mime_type, 'bytes', f.bytes)
                                 order by f.locale = $2 desc, f.locale = 'en' desc, f.locale)
                   from manual_files f where f.manual_id = m.id), '[]') as files,
       case when p.id is not null then json_build_object(
         'id', p.id, 'slug', p.slug, 'name', coalesce(named.name, named_en.name, p.original_name),
         'image', p.picture) end as product
  from manuals m
  left join manual_translations own on own.manual_id = m.id and own.locale = $2
  left join manual_translations en on en.manual_id = m.id and en.locale = 'en'
  left join site_products sp on sp.site_id = $1 and sp.product_id = m.product_id and sp.published
  left join products p on p.id = sp.product_id and p.status = 'active'
  left join categories c on c.id = p.category_id
  left join product_translations named on named.product_id = p.id and named.locale = $2
  left join product_translations named_en on named_en.product_id = p.id and named_en.locale = 'en'
 where (m.product_id is null or p.id is not null) and ($3::int is null or m.product_id = $3)
 order by m.product_id is null, c.type_id, c.position, sp.position, p.position, p.id, m.position, m.id`,
  { files: Manual.shape.files, product: Manual.shape.product },
);

export const findManuals = (
  db: Db,
  requested: { siteId: number; locale: string; productId: number | null },
) => runPrepared(db, MANUALS, [requested.siteId, requested.locale, requested.productId]);
