import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

/** By locale. */
const ProductWords = z.record(
  z.string(),
  z.object({
    name: z.string().nullable(),
    kind: z.string().nullable(),
    tagline: z.string().nullable(),
    description: z.string().nullable(),
  }),
);

const StoredVariant = z.object({
  sku: z.string(),
  name: z.string(),
  status: z.string(),
  picture: z.string().nullable(),
  /** By the attribute's slug. */
  values: z.record(z.string(), z.string().nullable()),
});
export type StoredVariant = Readonly<z.infer<typeof StoredVariant>>;

export interface StoredProduct {
  readonly slug: string;
  readonly sku: string;
  readonly category: string;
  readonly name: string;
  readonly status: string;
  readonly picture: string | null;
  readonly warranty_months: number;
  readonly position: number;
  readonly limited: boolean;
  readonly made_to_order: boolean;
  readonly words: Readonly<z.infer<typeof ProductWords>>;
  readonly variants: readonly StoredVariant[];
  readonly sites: readonly string[];
  /** The lists of labels its sites have, each once: `featured|on_sale`. */
  readonly labels: readonly string[];
}

const LIST_CATALOGUE_NAMES = statement<
  Statements['list_catalogue_names'],
  { categories: string[]; values: string[] }
>(
  'list_catalogue_names',
  `
    select array(select slug from categories) as categories,
           array(select a.slug || ' ' || v.slug from attribute_values v join attributes a on a.id = v.attribute_id) as values
  `,
);

/** What lines may refer to, small enough to read whole: category slugs, and `attribute value` pairs. */
export async function listCatalogueNames(tx: Tx) {
  const rows = await runPrepared(tx, LIST_CATALOGUE_NAMES, []);
  return { categories: new Set(rows[0]?.categories), values: new Set(rows[0]?.values) };
}

const FIND_SKU_OWNERS = statement<
  Statements['find_sku_owners'],
  { sku: string; kind: 'product' | 'variant'; product: string }
>(
  'find_sku_owners',
  `
    select sku, 'product' as kind, slug as product from products where sku = any($1)
    union all
    select v.sku, 'variant', p.slug from variants v join products p on p.id = v.product_id where v.sku = any($1)
  `,
);

/** Which product a sku belongs to already. */
export async function findSkuOwners(tx: Tx, skus: readonly string[]) {
  const rows = await runPrepared(tx, FIND_SKU_OWNERS, [skus]);
  return new Map(rows.map((row) => [`${row.kind} ${row.sku}`, row.product]));
}

const FIND_PRODUCTS = statement<Statements['find_products'], StoredProduct>(
  'find_products',
  `
    select p.slug, p.sku, c.slug as category, p.original_name as name, p.status, p.picture, p.warranty_months, p.position,
           p.limited, p.made_to_order,
           coalesce((select json_object_agg(t.locale, json_build_object(
                       'name', t.name, 'kind', t.kind, 'tagline', t.tagline, 'description', t.description))
                       from product_translations t where t.product_id = p.id), '{}') as words,
           coalesce((select json_agg(json_build_object(
                       'sku', v.sku, 'name', v.original_name, 'status', v.status, 'picture', v.picture,
                       'values', coalesce((select json_object_agg(a.slug, av.slug) from variant_values vv
                                    join attributes a on a.id = vv.attribute_id
                                    join attribute_values av on av.id = vv.value_id
                                   where vv.variant_id = v.id), '{}')))
                       from variants v where v.product_id = p.id), '[]') as variants,
           array(select s.slug from site_products sp join sites s on s.id = sp.site_id
                  where sp.product_id = p.id and sp.published order by s.slug) as sites,
           array(select distinct array_to_string(sp.labels, '|') from site_products sp
                  where sp.product_id = p.id and sp.published) as labels
      from products p join categories c on c.id = p.category_id
     where p.slug = any($1)
     order by p.id for no key update of p`,
  { words: ProductWords, variants: z.array(StoredVariant) },
);

export async function findProducts(tx: Tx, slugs: readonly string[]): Promise<StoredProduct[]> {
  const rows = await runPrepared(tx, FIND_PRODUCTS, [slugs]);
  return rows;
}

export type ProductRow = Pick<
  StoredProduct,
  | 'slug'
  | 'sku'
  | 'category'
  | 'name'
  | 'status'
  | 'picture'
  | 'warranty_months'
  | 'position'
  | 'limited'
  | 'made_to_order'
>;

const SAVE_PRODUCTS = statement<Statements['save_products'], { id: number }>(
  'save_products',
  `
    insert into products (slug, sku, type_id, category_id, original_name, status, picture, warranty_months, position,
                          limited, made_to_order)
    select r.slug, r.sku, c.type_id, c.id, r.name, r.status, r.picture, r.warranty_months, r.position, r.limited,
           r.made_to_order
      from jsonb_to_recordset($1::jsonb)
        as r(slug text, sku text, category text, name text, status text, picture text, warranty_months smallint, position int,
             limited boolean, made_to_order boolean)
      join categories c on c.slug = r.category
     order by r.slug
    on conflict (slug) do update set
      sku = excluded.sku, type_id = excluded.type_id, category_id = excluded.category_id,
      original_name = excluded.original_name, status = excluded.status, picture = excluded.picture,
      warranty_months = excluded.warranty_months, position = excluded.position, limited = excluded.limited,
      made_to_order = excluded.made_to_order
    returning id`,
);

/** Returns the ids of all of them. */
export async function saveProducts(tx: Tx, input: readonly ProductRow[]): Promise<number[]> {
  const rows = await runPrepared(tx, SAVE_PRODUCTS, [JSON.stringify(input)]);
  return rows.map(({ id }) => id);
}

export interface WordsRow {
  readonly product: string;
  readonly locale: string;
  readonly name: string | null;
  readonly kind: string | null;
  readonly tagline: string | null;
  readonly description: string | null;
}

const SAVE_PRODUCT_WORDS = statement(
  'save_product_words',
  `
    insert into product_translations as t (product_id, locale, name, kind, tagline, description)
    select p.id, r.locale, r.name, r.kind, r.tagline, r.description
      from jsonb_to_recordset($1::jsonb)
        as r(product text, locale text, name text, kind text, tagline text, description text)
      join products p on p.slug = r.product
    on conflict (product_id, locale) do update set
      name = coalesce(excluded.name, t.name), kind = coalesce(excluded.kind, t.kind),
      tagline = coalesce(excluded.tagline, t.tagline), description = coalesce(excluded.description, t.description)
  `,
);

/** Words that a row leaves out stay as they are. */
export async function saveProductWords(tx: Tx, rows: readonly WordsRow[]) {
  await runPrepared(tx, SAVE_PRODUCT_WORDS, [JSON.stringify(rows)]);
}

export type VariantRow = StoredVariant & { readonly product: string };

const SAVE_VARIANTS = statement(
  'save_variants',
  `
    insert into variants (product_id, sku, original_name, status, picture)
    select p.id, r.sku, r.name, r.status, r.picture
      from jsonb_to_recordset($1::jsonb)
        as r(product text, sku text, name text, status text, picture text)
      join products p on p.slug = r.product
     order by r.sku
    on conflict (sku) do update set
      original_name = excluded.original_name, status = excluded.status, picture = excluded.picture`,
);

const SAVE_VARIANTS_VARIANT_VALUES = statement(
  'save_variants_variant_values',
  `
    insert into variant_values (variant_id, attribute_id, value_id)
    select v.id, a.id, av.id
      from jsonb_to_recordset($1::jsonb) as r(sku text, "values" jsonb)
     cross join lateral jsonb_each_text(r."values") as pair (attribute, value)
      join variants v on v.sku = r.sku
      join attributes a on a.slug = pair.attribute
      join attribute_values av on av.attribute_id = a.id and av.slug = pair.value
    on conflict (variant_id, attribute_id) do update set value_id = excluded.value_id`,
);

export async function saveVariants(tx: Tx, rows: readonly VariantRow[]) {
  await runPrepared(tx, SAVE_VARIANTS, [JSON.stringify(rows)]);
  await runPrepared(tx, SAVE_VARIANTS_VARIANT_VALUES, [JSON.stringify(rows)]);
}

const SAVE_RANGE = statement(
  'save_range',
  `
    insert into site_products (site_id, product_id, published, position)
    select s.id, p.id, s.slug = any(r.sites), p.position
      from jsonb_to_recordset($1::jsonb) as r(product text, sites text[])
      join products p on p.slug = r.product
     cross join sites s
    on conflict (site_id, product_id) do update set published = excluded.published`,
);

/** Shows each product on exactly the sites named. */
export async function saveRange(tx: Tx, rows: readonly { product: string; sites: readonly string[] }[]) {
  await runPrepared(tx, SAVE_RANGE, [JSON.stringify(rows)]);
}

const SAVE_LABELS = statement(
  'save_labels',
  `
    insert into site_products (site_id, product_id, labels)
    select s.id, p.id, r.labels
      from jsonb_to_recordset($1::jsonb) as r(product text, labels text[])
      join products p on p.slug = r.product
     cross join sites s
     where (select sp.published from site_products sp where sp.site_id = s.id and sp.product_id = p.id)
    on conflict (site_id, product_id) do update set labels = excluded.labels`,
);

/** Sets the labels of each product on the sites that show it; each row is found by its key. */
export async function saveLabels(tx: Tx, rows: readonly { product: string; labels: readonly string[] }[]) {
  await runPrepared(tx, SAVE_LABELS, [JSON.stringify(rows)]);
}
