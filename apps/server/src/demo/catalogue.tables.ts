import type { TableSpec } from './upsert.sql.ts';

const spec = (table: string, key: string, columns: Readonly<Record<string, string>>): TableSpec => ({
  table,
  key: key.split(' '),
  columns,
});

export const CATEGORIES = spec('categories', 'slug', {
  ...{ slug: 'text', type_id: 'smallint', original_name: 'text', picture: 'text', position: 'int' },
});
export const CATEGORY_WORDS = spec('category_translations', 'category_id locale', {
  ...{ category_id: 'int', locale: 'text', name: 'text' },
});
export const MEDIA = spec('media', 'key', { key: 'text', mime_type: 'text', width: 'int', height: 'int' });
export const MEDIA_WORDS = spec('media_translations', 'media_id locale', {
  media_id: 'int',
  locale: 'text',
  alt: 'text',
});
export const ATTRIBUTES = spec('attributes', 'slug', {
  slug: 'text',
  original_name: 'text',
  position: 'int',
});
export const ATTRIBUTE_WORDS = spec('attribute_translations', 'attribute_id locale', {
  ...{ attribute_id: 'int', locale: 'text', name: 'text' },
});
export const VALUES = spec('attribute_values', 'attribute_id slug', {
  ...{ attribute_id: 'int', slug: 'text', original_content: 'text', settings: 'jsonb', position: 'int' },
});
export const VALUE_WORDS = spec('attribute_value_translations', 'value_id locale', {
  ...{ value_id: 'int', locale: 'text', content: 'text' },
});
export const PRODUCTS = spec('products', 'slug', {
  ...{ slug: 'text', type_id: 'smallint', category_id: 'int', sku: 'text', original_name: 'text' },
  ...{ picture: 'text', warranty_months: 'smallint', position: 'int' },
});
export const PRODUCT_WORDS = spec('product_translations', 'product_id locale', {
  ...{ product_id: 'int', locale: 'text', kind: 'text', tagline: 'text' },
});
export const VARIANTS = spec('variants', 'sku', {
  ...{ sku: 'text', product_id: 'int', original_name: 'text', picture: 'text', position: 'int' },
});
export const VARIANT_VALUES = spec('variant_values', 'variant_id attribute_id', {
  ...{ variant_id: 'int', attribute_id: 'int', value_id: 'int' },
});
export const PRODUCT_MEDIA = spec('product_media', 'product_id media_id', {
  ...{ product_id: 'int', media_id: 'int', variant_id: 'int', role: 'text', position: 'int' },
});
export const SITE_PRODUCTS = spec('site_products', 'site_id product_id', {
  ...{ site_id: 'int', product_id: 'int', published: 'boolean', position: 'int' },
});
