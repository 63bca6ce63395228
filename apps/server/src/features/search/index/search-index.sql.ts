import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

type Reader = Db | Tx;

const READ_VERSION = statement<Statements['read_version'], { version: number }>(
  'read_version',
  `select version from search_state`,
);

export async function readVersion(db: Reader): Promise<number> {
  const rows = await runPrepared(db, READ_VERSION, []);
  return rows[0]?.version ?? 0;
}

const RAISE_VERSION = statement<Statements['raise_version'], { version: number }>(
  'raise_version',
  `
    update search_state set version = version + 1 returning version`,
);

/** Takes the row that puts runs of the index in order, and gives this run its number. */
export async function raiseVersion(tx: Tx): Promise<number> {
  const rows = await runPrepared(tx, RAISE_VERSION, []);
  return rows[0]?.version ?? 0;
}

export interface ProductRow {
  id: number;
  slug: string;
  type_id: 1 | 2;
  category_id: number;
  name: string;
  picture: string | null;
  /** Values of the whole product, such as its frame's material. */
  values: number[] | null;
}

const LIST_PRODUCTS = statement<Known<Statements['list_products'], Pick<ProductRow, 'type_id'>>, ProductRow>(
  'list_products',
  `
    select p.id, p.slug, p.type_id, p.category_id, p.original_name as name, p.picture,
           (select array_agg(pv.value_id order by pv.position, pv.value_id) from product_values pv
             where pv.product_id = p.id
               and pv.attribute_id in (select id from attributes where slug in ('colour', 'size', 'material'))) as values
      from products p`,
);

/** Retired ones too: their units may still stand there, and a unit of an unknown product would look like news. */
export async function listProducts(db: Reader): Promise<ProductRow[]> {
  const rows = await runPrepared(db, LIST_PRODUCTS, []);
  return rows;
}

export interface VariantRow {
  id: number;
  product_id: number;
  picture: string | null;
  values: number[] | null;
}

const LIST_VARIANTS = statement<Statements['list_variants'], VariantRow>(
  'list_variants',
  `
    select v.id, v.product_id, v.picture,
           (select array_agg(vv.value_id) from variant_values vv where vv.variant_id = v.id) as values
      from variants v order by v.product_id, v.position, v.id`,
);

export async function listVariants(db: Reader): Promise<VariantRow[]> {
  const rows = await runPrepared(db, LIST_VARIANTS, []);
  return rows;
}

/** How a colour is drawn; sizes and materials have none. */
const ValueSettings = z
  .object({
    color1: z.string().nullable(),
    color2: z.string().nullable(),
    color3: z.string().nullable(),
  })
  .exactPartial();

export interface ValueRow {
  id: number;
  attribute: 'colour' | 'size' | 'material';
  slug: string;
  original: string;
  own: string | null;
  english: string | null;
  settings: z.infer<typeof ValueSettings>;
}

const LIST_VALUES = statement<Known<Statements['list_values'], Pick<ValueRow, 'attribute'>>, ValueRow>(
  'list_values',
  `
    select v.id, a.slug as attribute, v.slug, v.original_content as original, own.content as own,
           en.content as english, v.settings
      from attributes a join attribute_values v on v.attribute_id = a.id
      left join attribute_value_translations own on own.value_id = v.id and own.locale = $1
      left join attribute_value_translations en on en.value_id = v.id and en.locale = 'en'
     where a.slug in ('colour', 'size', 'material')
     order by v.position, v.id`,
  { settings: ValueSettings },
);

/** In the order the brand gave them. */
export async function listValues(db: Reader, locale: string): Promise<ValueRow[]> {
  const rows = await runPrepared(db, LIST_VALUES, [locale]);
  return rows;
}

export interface CategoryRow {
  id: number;
  type_id: 1 | 2;
  slug: string;
  picture: string | null;
  original: string;
  own: string | null;
  english: string | null;
}

const LIST_CATEGORIES = statement<
  Known<Statements['list_categories'], Pick<CategoryRow, 'type_id'>>,
  CategoryRow
>(
  'list_categories',
  `
    select c.id, c.type_id, c.slug, c.picture, c.original_name as original, own.name as own, en.name as english
      from categories c
      left join category_translations own on own.category_id = c.id and own.locale = $1
      left join category_translations en on en.category_id = c.id and en.locale = 'en'
     order by c.position, c.id`,
);

export async function listCategories(db: Reader, locale: string): Promise<CategoryRow[]> {
  const rows = await runPrepared(db, LIST_CATEGORIES, [locale]);
  return rows;
}
