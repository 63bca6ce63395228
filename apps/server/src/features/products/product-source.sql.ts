import { z } from 'zod';
import { type Db, runPrepared } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { ProductDocument } from './products.contract.ts';

const StillSource = z.object({
  key: z.string(),
  hash: z.string().nullable(),
  widths: z.array(z.number()),
  mime_type: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

/** A medium as its row has it; `products.rules.ts` makes addresses of it. */
const MediumSource = StillSource.extend({ alt: z.string(), poster: StillSource.nullable() });
export type MediumSource = Readonly<z.infer<typeof MediumSource>>;

const SourceJson = {
  ...ProductDocument.pick({
    category: true,
    colors: true,
    attributes: true,
    geometries: true,
    manuals: true,
    questions: true,
  }).shape,
  media: z.array(
    z.object({
      role: z.enum(['gallery', 'hero', 'feature', 'spin']),
      value_id: z.number().nullable(),
      medium: MediumSource,
    }),
  ),
  features: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      cover: MediumSource.nullable(),
      video: MediumSource.nullable(),
    }),
  ),
};

/** Everything a product's document is made of, as one snapshot saw it, in one language. */
export type ProductSource = Omit<ProductDocument, 'hero' | 'gallery' | 'spin' | 'features'> &
  Pick<z.infer<z.ZodObject<typeof SourceJson>>, 'media' | 'features'> & { readonly revision: number };

// Words come in the asked language ($2), else in English, else as the brand wrote them.
const words = (table: string, key: string, is: string) => `
  left join ${table} own on own.${key} = ${is} and own.locale = $2
  left join ${table} en on en.${key} = ${is} and en.locale = 'en'`;

const medium = (m: string) => `json_build_object(
  'key', ${m}.key, 'hash', ${m}.hash, 'widths', ${m}.widths, 'mime_type', ${m}.mime_type,
  'width', ${m}.width, 'height', ${m}.height, 'alt', coalesce(
    (select alt from media_translations where media_id = ${m}.id and locale = $2),
    (select alt from media_translations where media_id = ${m}.id and locale = 'en'), ''),
  'poster', (select json_build_object('key', s.key, 'hash', s.hash, 'widths', s.widths, 'mime_type', s.mime_type,
                                      'width', s.width, 'height', s.height)
               from media s where s.id = ${m}.poster_id))`;

const SOURCE = statement<Known<Statements['product_source'], Pick<ProductSource, 'type_id'>>, ProductSource>(
  'product_source',
  `
select p.id, p.revision, p.slug, p.sku, p.type_id, p.original_name, p.picture as image, p.warranty_months,
       coalesce(own.name, en.name, p.original_name) as name, coalesce(own.kind, en.kind) as kind,
       coalesce(own.headline, en.headline) as headline, coalesce(own.tagline, en.tagline) as tagline,
       coalesce(own.description, en.description) as description,
  (select json_build_object('slug', c.slug, 'name', coalesce(own.name, en.name, c.original_name),
                            'original_name', c.original_name)
     from categories c ${words('category_translations', 'category_id', 'c.id')}
    where c.id = p.category_id) as category,
  coalesce((select json_agg(json_build_object('role', pm.role, 'value_id', colour.value_id, 'medium', ${medium('m')})
                            order by pm.position, m.key)
     from product_media pm join media m on m.id = pm.media_id
     left join (variant_values colour join attributes a on a.id = colour.attribute_id and a.slug = 'colour')
            on colour.variant_id = pm.variant_id
    where pm.product_id = p.id), '[]') as media,
  coalesce((select json_agg(json_build_object(
       'title', coalesce(own.title, en.title, f.original_title), 'text', coalesce(own.body, en.body, ''),
       'cover', (select ${medium('m')} from media m where m.id = f.cover_media_id),
       'video', (select ${medium('m')} from media m where m.id = f.video_media_id)) order by f.position)
     from product_features f ${words('product_feature_translations', 'feature_id', 'f.id')}
    where f.product_id = p.id), '[]') as features,
  coalesce((select json_agg(json_build_object(
       'value_id', c.id, 'slug', c.slug, 'content', coalesce(own.content, en.content, c.original_content),
       'color1', c.settings->>'color1', 'color2', c.settings->>'color2', 'picture', c.picture) order by c.place)
     from (select av.id, av.slug, av.original_content, av.settings, min(v.position) as place,
                  (array_agg(v.picture order by v.position) filter (where v.picture is not null))[1] as picture
             from variants v join variant_values vv on vv.variant_id = v.id
             join attributes a on a.id = vv.attribute_id and a.slug = 'colour'
             join attribute_values av on av.id = vv.value_id
            where v.product_id = p.id and v.status = 'active' group by av.id) c
     ${words('attribute_value_translations', 'value_id', 'c.id')}), '[]') as colors,
  coalesce((select json_agg(json_build_object('slug', g.slug, 'group', g.group_name, 'name', g.name,
                                              'values', g.contents) order by g.group_place, g.position, g.slug)
     from (select a.slug, a.position, coalesce(own.group_name, en.group_name, a.original_group, '') as group_name,
                  coalesce(own.name, en.name, a.original_name) as name,
                  min(a.position) over (partition by a.original_group) as group_place,
                  (select json_agg(json_build_object('content', coalesce(own.content, en.content, av.original_content))
                                   order by pv.position, av.position, av.id)
                     from product_values pv join attribute_values av on av.id = pv.value_id
                     ${words('attribute_value_translations', 'value_id', 'av.id')}
                    where pv.product_id = p.id and pv.attribute_id = a.id) as contents
             from attributes a ${words('attribute_translations', 'attribute_id', 'a.id')}
            where a.id in (select attribute_id from product_values where product_id = p.id)) g), '[]') as attributes,
  coalesce((select json_agg(json_build_object('slug', gm.slug, 'name', coalesce(own.name, en.name, gm.original_name),
       'unit', gm.unit, 'sizes', (select json_agg(json_build_object('index', g.size_index, 'name', g.size_name,
                                                                    'value', g.value) order by g.size_index)
                                    from product_geometries g where g.product_id = p.id and g.measure = gm.slug))
       order by gm.position, gm.slug)
     from geometry_measures gm ${words('geometry_measure_translations', 'measure', 'gm.slug')}
    where gm.slug in (select measure from product_geometries where product_id = p.id)), '[]') as geometries,
  coalesce((select json_agg(json_build_object('id', m.id, 'name', coalesce(own.name, en.name, m.original_name),
       'files', coalesce((select json_agg(json_build_object('url', f.url, 'file_name', f.file_name, 'locale', f.locale,
                                                            'mime_type', f.mime_type, 'bytes', f.bytes)
                                          order by f.locale = $2 desc, f.locale = 'en' desc, f.locale)
                            from manual_files f where f.manual_id = m.id), '[]')) order by m.position, m.id)
     from manuals m ${words('manual_translations', 'manual_id', 'm.id')}
    where m.product_id = p.id), '[]') as manuals,
  coalesce((select json_agg(json_build_object('question', coalesce(own.question, en.question),
                                              'answer', coalesce(own.answer, en.answer)) order by q.position)
     from product_questions q ${words('product_question_translations', 'question_id', 'q.id')}
    where q.product_id = p.id and (own.question_id is not null or en.question_id is not null)), '[]') as questions,
  array(select s.slug from site_products sp join sites s on s.id = sp.site_id
         where sp.product_id = p.id and sp.published order by s.slug) as sites
  from products p ${words('product_translations', 'product_id', 'p.id')}
 where p.id = $1`,
  SourceJson,
);

export async function findProductSource(
  db: Db,
  productId: number,
  locale: string,
): Promise<ProductSource | null> {
  const rows = await runPrepared(db, SOURCE, [productId, locale]);
  return rows[0] ?? null;
}
