import { z } from 'zod';
import { type Db, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { InventoryItem } from './inventory.contract.ts';

/** What a variant looks like and is called in one language. */
const VariantWords = InventoryItem.pick({ picture: true, values: true }).extend({ id: z.number() });
export type VariantWords = Readonly<z.infer<typeof VariantWords>>;

// Retired variants too: the last unit of one can still be had.
const WORDS = statement(
  'variant_words',
  `
select p.revision, coalesce((
  select json_agg(json_build_object(
           'id', v.id, 'picture', coalesce(v.picture, p.picture), 'values', coalesce((
    select json_agg(json_build_object(
             'attribute_id', a.id, 'value_id', av.id, 'slug', a.slug,
             'content', coalesce(own.content, en.content, av.original_content),
             'color1', av.settings->>'color1', 'color2', av.settings->>'color2')
           order by a.position, a.id)
      from variant_values vv
      join attributes a on a.id = vv.attribute_id
      join attribute_values av on av.id = vv.value_id
      left join attribute_value_translations own on own.value_id = av.id and own.locale = $2
      left join attribute_value_translations en on en.value_id = av.id and en.locale = 'en'
     where vv.variant_id = v.id), '[]')))
    from variants v where v.product_id = p.id), '[]') as variants
  from products p where p.id = $1`,
  { variants: z.array(VariantWords) },
);

/** The revision they belong to comes with them, from the same snapshot. */
export async function findVariantWords(db: Db, productId: number, locale: string) {
  const [row] = await runPrepared(db, WORDS, [productId, locale]);
  return row ?? { revision: 0, variants: [] };
}
