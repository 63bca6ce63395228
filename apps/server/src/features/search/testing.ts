import { sql } from 'kysely';
import { type Db, transact } from '../../platform/db/db.ts';
import { aCategory, aProduct, aVariant } from '../../testing/builders/builders.ts';
import { reindexProducts } from './index/reindex-products.ts';

export const COLOURS = ['rosso', 'nero', 'blu'] as const;
export const SIZES = ['s', 'm', '54'] as const;
export const MATERIALS = ['acciaio', 'carbonio'] as const;

/** Attributes colour, size and material with a few values, in Italian and English. */
export async function someValues(db: Db) {
  const english: Record<string, string> = {
    rosso: 'Red',
    nero: 'Black',
    blu: 'Blue',
    acciaio: 'Steel',
    carbonio: 'Carbon',
  };
  const ids = new Map<string, { attribute_id: number; value_id: number }>();
  for (const [attribute, slugs] of Object.entries({ colour: COLOURS, size: SIZES, material: MATERIALS })) {
    const { id: attribute_id } = await db
      .insertInto('attributes')
      .values({ slug: attribute, original_name: attribute })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, slug] of slugs.entries()) {
      const original_content = attribute === 'size' ? slug.toUpperCase() : (english[slug] ?? slug);
      const settings = JSON.stringify(
        attribute === 'colour' ? { color1: `#${position}${position}${position}` } : {},
      );
      const { id } = await db
        .insertInto('attribute_values')
        .values({ attribute_id, slug, original_content, settings, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(slug, { attribute_id, value_id: id });
      if (attribute !== 'size')
        await db
          .insertInto('attribute_value_translations')
          .values({ value_id: id, locale: 'it', content: slug })
          .execute();
    }
  }
  return (slug: string) => {
    const found = ids.get(slug);
    if (!found) throw new Error(`no value ${slug}`);
    return found;
  };
}

type SomeValues = Awaited<ReturnType<typeof someValues>>;

/** A product with a variant per colour and size given, shown on the sites. */
export async function aModel(
  db: Db,
  value: SomeValues,
  input: {
    slug: string;
    name: string;
    kind?: string;
    material?: string;
    categoryId?: number;
    typeId?: number;
    variants: readonly (readonly string[])[];
    sites: readonly number[];
    position?: number;
  },
) {
  const type_id = input.typeId ?? 1;
  const category_id = input.categoryId ?? (await aCategory(db, type_id)).id;
  const { slug, name: original_name } = input;
  const product = await aProduct(db, { slug, original_name, type_id, category_id, picture: `${slug}-side` });
  await db
    .insertInto('product_translations')
    .values({ product_id: product.id, locale: 'it', kind: input.kind ?? null })
    .execute();
  if (input.material)
    await db
      .insertInto('product_values')
      .values({ product_id: product.id, ...value(input.material) })
      .execute();
  const variants = [];
  for (const [position, slugs] of input.variants.entries()) {
    const variant = await aVariant(db, { product_id: product.id, picture: `${slug}-${slugs[0]}`, position });
    for (const one of slugs)
      await db
        .insertInto('variant_values')
        .values({ variant_id: variant.id, ...value(one) })
        .execute();
    variants.push(variant);
  }
  for (const site_id of input.sites)
    await db
      .insertInto('site_products')
      .values({ site_id, product_id: product.id, position: input.position ?? 0 })
      .execute();
  return { ...product, variants };
}

export const reindex = (db: Db) =>
  transact(db, async (tx) => ({ ok: true, written: await reindexProducts(tx) }));

export const addLocale = (db: Db, siteId: number, locale: string) =>
  sql`insert into site_locales (site_id, locale, name) values (${siteId}, ${locale}, ${locale})`.execute(db);
