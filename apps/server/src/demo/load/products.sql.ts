import { baseOf } from '@paddock/i18n/locales';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { TextLocale } from '../brand/brand.schema.ts';
import type { Brand } from '../brand/brand.ts';
import { type GetValue, translate } from './catalogue.sql.ts';
import {
  PRODUCT_MEDIA,
  PRODUCT_WORDS,
  PRODUCTS,
  SITE_PRODUCTS,
  VARIANT_VALUES,
  VARIANTS,
} from './catalogue.tables.ts';
import { type Changes, type IdByName, readIds, replaceRows, upsertRows } from './upsert.sql.ts';

type Report = Record<string, Changes>;

export async function saveProducts(
  tx: Tx,
  { products, categories }: Brand,
  categoryId: IdByName,
  report: Report,
): Promise<IdByName> {
  const typeOf = new Map(categories.map((category) => [category.slug, category.type_id]));
  report.products = await upsertRows(
    tx,
    PRODUCTS,
    products.map(({ slug, sku, original_name, picture, warranty_months, category }, index) => ({
      slug,
      sku,
      original_name,
      picture,
      warranty_months,
      position: index + 1,
      category_id: categoryId(category),
      type_id: typeOf.get(category),
      status: 'active',
    })),
  );
  const id = await readIds(
    tx,
    'products',
    'slug',
    products.map((product) => product.slug),
  );
  report.product_translations = await upsertRows(
    tx,
    PRODUCT_WORDS,
    products.flatMap(({ slug, kind, tagline, headline, description, aliases }) =>
      translate(kind, (locale, text) => ({
        product_id: id(slug),
        locale,
        kind: text,
        description: description[locale],
        tagline: tagline?.[locale] ?? null,
        headline: headline?.[locale] ?? null,
        aliases: aliases[locale] ?? aliases[baseOf(locale) as TextLocale] ?? [],
      })),
    ),
  );
  return id;
}

export async function saveVariants(
  tx: Tx,
  { products, attributes }: Brand,
  productId: IdByName,
  getValue: GetValue,
  report: Report,
): Promise<IdByName> {
  const names = new Map(
    attributes.flatMap((a) => a.values.map((value) => [`${a.slug} ${value.slug}`, value.original_content])),
  );
  const variants = products.flatMap((product) =>
    product.variants.map((variant, index) => ({ ...variant, product: product.slug, position: index + 1 })),
  );
  report.variants = await upsertRows(
    tx,
    VARIANTS,
    variants.map(({ sku, product, colour, size, picture, position }) => ({
      sku,
      product_id: productId(product),
      picture,
      position,
      status: 'active',
      original_name: [names.get(`colour ${colour}`), size && names.get(`size ${size}`)]
        .filter(Boolean)
        .join(', '),
    })),
  );
  const id = await readIds(
    tx,
    'variants',
    'sku',
    variants.map((variant) => variant.sku),
  );
  report.variant_values = await upsertRows(
    tx,
    VARIANT_VALUES,
    variants.flatMap(({ sku, colour, size }) =>
      [getValue('colour', colour), ...(size ? [getValue('size', size)] : [])].map((value) => ({
        variant_id: id(sku),
        attribute_id: value.attribute_id,
        value_id: value.id,
      })),
    ),
  );
  return id;
}

export function saveProductMedia(
  tx: Tx,
  products: Brand['products'],
  idOf: { product: IdByName; variant: IdByName; medium: IdByName },
): Promise<Changes> {
  const rows = products.flatMap((product) =>
    product.media.map(({ key, role, variant, position }) => ({
      product_id: idOf.product(product.slug),
      media_id: idOf.medium(key),
      role,
      position,
      variant_id: variant && idOf.variant(variant),
    })),
  );
  const owners = products.map(({ slug }) => idOf.product(slug));
  return replaceRows(tx, PRODUCT_MEDIA, 'product_id', owners, rows);
}

/** A model or variant that left the files stays for the orders that name it, but is not shown any more. */
export async function retireOthers(tx: Tx, { products }: Brand): Promise<number> {
  const slugs = products.map(({ slug }) => slug);
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const retired = await Promise.all([
    sql`update products set status = 'retired' where status = 'active' and not (slug = any(${slugs}))`.execute(
      tx,
    ),
    sql`update variants set status = 'retired' where status = 'active' and not (sku = any(${skus}))`.execute(
      tx,
    ),
  ]);
  return retired.reduce((sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0), 0);
}

/** Every site knows every product, with its labels; what it leaves out is there, unpublished. */
export function saveRange(
  tx: Tx,
  { sites, products, range }: Brand,
  siteId: IdByName,
  productId: IdByName,
): Promise<Changes> {
  const left = new Set(
    range.flatMap((entry) =>
      entry.sites.flatMap((site) => entry.without.map((product) => `${site} ${product}`)),
    ),
  );
  const labelsOf = (site: string, product: string) =>
    range.flatMap((entry) => (entry.sites.includes(site) ? (entry.labels[product] ?? []) : []));
  return upsertRows(
    tx,
    SITE_PRODUCTS,
    sites.flatMap((site) =>
      products.map((product, index) => ({
        site_id: siteId(site.slug),
        product_id: productId(product.slug),
        position: index + 1,
        published: !left.has(`${site.slug} ${product.slug}`),
        labels: labelsOf(site.slug, product.slug),
      })),
    ),
  );
}
