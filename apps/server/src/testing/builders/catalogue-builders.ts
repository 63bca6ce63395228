import type { Db } from '../../platform/db/db.ts';

// Builders of what a product page is made of. They write as the owner.

export async function showOn(db: Db, siteId: number, productId: number, position = 0) {
  await db
    .insertInto('site_products')
    .values({ site_id: siteId, product_id: productId, position })
    // A unit's builder may have shown it already.
    .onConflict((conflict) => conflict.columns(['site_id', 'product_id']).doUpdateSet({ position }))
    .execute();
}

/** An attribute with its values in order; `original_content` of a value is its slug with a capital. */
export async function anAttribute(
  db: Db,
  input: { slug: string; group?: string; position?: number; values: readonly string[] },
) {
  const attribute = await db
    .insertInto('attributes')
    .values({
      slug: input.slug,
      original_name: capital(input.slug),
      original_group: input.group ?? null,
      position: input.position ?? 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const values = await db
    .insertInto('attribute_values')
    .values(
      input.values.map((slug, position) => ({
        attribute_id: attribute.id,
        slug,
        original_content: capital(slug),
        position,
      })),
    )
    .returningAll()
    .execute();
  return { ...attribute, valueIds: values.map(({ id }) => id) };
}

const capital = (slug: string) => slug.slice(0, 1).toUpperCase() + slug.slice(1);

/** Says what a variant is: one value per attribute. */
export async function describeVariant(
  db: Db,
  variantId: number,
  values: readonly { attribute: { id: number }; valueId: number | undefined }[],
) {
  await db
    .insertInto('variant_values')
    .values(
      values.map(({ attribute, valueId = 0 }) => ({
        variant_id: variantId,
        attribute_id: attribute.id,
        value_id: valueId,
      })),
    )
    .execute();
}

export async function aPicture(
  db: Db,
  input: {
    key: string;
    mime_type?: string;
    hash?: string | null;
    widths?: number[];
    poster_id?: number;
    alt?: Record<string, string>;
  },
) {
  const { alt = {}, ...columns } = input;
  const medium = await db
    .insertInto('media')
    .values({
      mime_type: 'image/jpeg',
      width: 1600,
      height: 1000,
      hash: '0123456789',
      widths: [320, 480, 800, 1200, 1600],
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const words = Object.entries(alt).map(([locale, text]) => ({ media_id: medium.id, locale, alt: text }));
  if (words.length > 0) await db.insertInto('media_translations').values(words).execute();
  return medium;
}
