import type { TableSpec } from './upsert.sql.ts';

const spec = (table: string, key: string, columns: Readonly<Record<string, string>>): TableSpec => ({
  table,
  key: key.split(' '),
  columns,
});

export const CATEGORIES = spec('categories', 'slug', {
  slug: 'text',
  type_id: 'smallint',
  original_name: 'text',
  picture: 'text',
  position: 'int',
});
export const CATEGORY_WORDS = spec('category_translations', 'category_id locale', {
  category_id: 'int',
  locale: 'text',
  name: 'text',
});
export const STILLS = spec('media', 'key', {
  key: 'text',
  mime_type: 'text',
  width: 'int',
  height: 'int',
  hash: 'text',
  widths: 'int[]',
  placeholder: 'text',
  color: 'text',
  formats: 'text[]',
  is_decorative: 'boolean',
  duration: 'numeric(6, 1)',
});
export const POSTERS = spec('media', 'key', { key: 'text', poster_id: 'int' });
export const MEDIA_WORDS = spec('media_translations', 'media_id locale', {
  media_id: 'int',
  locale: 'text',
  alt: 'text',
});
export const ATTRIBUTES = spec('attributes', 'slug', {
  slug: 'text',
  original_name: 'text',
  original_group: 'text',
  position: 'int',
});
export const ATTRIBUTE_WORDS = spec('attribute_translations', 'attribute_id locale', {
  attribute_id: 'int',
  locale: 'text',
  name: 'text',
  group_name: 'text',
});
export const VALUES = spec('attribute_values', 'attribute_id slug', {
  attribute_id: 'int',
  slug: 'text',
  original_content: 'text',
  settings: 'jsonb',
  position: 'int',
});
export const VALUE_WORDS = spec('attribute_value_translations', 'value_id locale', {
  value_id: 'int',
  locale: 'text',
  content: 'text',
});
export const PRODUCTS = spec('products', 'slug', {
  slug: 'text',
  type_id: 'smallint',
  category_id: 'int',
  sku: 'text',
  original_name: 'text',
  picture: 'text',
  warranty_months: 'smallint',
  position: 'int',
  status: 'text',
});
export const PRODUCT_WORDS = spec('product_translations', 'product_id locale', {
  product_id: 'int',
  locale: 'text',
  kind: 'text',
  tagline: 'text',
  headline: 'text',
  description: 'text',
  aliases: 'text[]',
});
export const VARIANTS = spec('variants', 'sku', {
  sku: 'text',
  product_id: 'int',
  original_name: 'text',
  picture: 'text',
  position: 'int',
  status: 'text',
});
export const VARIANT_VALUES = spec('variant_values', 'variant_id attribute_id', {
  variant_id: 'int',
  attribute_id: 'int',
  value_id: 'int',
});
export const PRODUCT_MEDIA = spec('product_media', 'product_id media_id', {
  product_id: 'int',
  media_id: 'int',
  variant_id: 'int',
  role: 'text',
  position: 'int',
});
export const SITE_PRODUCTS = spec('site_products', 'site_id product_id', {
  site_id: 'int',
  product_id: 'int',
  published: 'boolean',
  position: 'int',
  labels: 'text[]',
});
export const PRODUCT_VALUES = spec('product_values', 'product_id attribute_id value_id', {
  product_id: 'int',
  attribute_id: 'int',
  value_id: 'int',
  position: 'int',
});
export const FEATURES = spec('product_features', 'product_id position', {
  product_id: 'int',
  position: 'int',
  original_title: 'text',
  cover_media_id: 'int',
  video_media_id: 'int',
});
export const FEATURE_WORDS = spec('product_feature_translations', 'feature_id locale', {
  feature_id: 'int',
  locale: 'text',
  title: 'text',
  body: 'text',
});
export const QUESTIONS = spec('product_questions', 'product_id position', {
  product_id: 'int',
  position: 'int',
});
export const QUESTION_WORDS = spec('product_question_translations', 'question_id locale', {
  question_id: 'int',
  locale: 'text',
  question: 'text',
  answer: 'text',
});
export const MEASURES = spec('geometry_measures', 'slug', {
  slug: 'text',
  unit: 'text',
  original_name: 'text',
  position: 'int',
});
export const MEASURE_WORDS = spec('geometry_measure_translations', 'measure locale', {
  measure: 'text',
  locale: 'text',
  name: 'text',
});
export const GEOMETRIES = spec('product_geometries', 'product_id measure size_index', {
  product_id: 'int',
  measure: 'text',
  size_index: 'smallint',
  size_name: 'text',
  value: 'numeric(7, 1)',
});
export const FITS = spec('product_fits', 'accessory_id product_id', {
  accessory_id: 'int',
  product_id: 'int',
});
export const MANUALS = spec('manuals', 'slug', {
  slug: 'text',
  product_id: 'int',
  original_name: 'text',
  position: 'int',
});
export const MANUAL_WORDS = spec('manual_translations', 'manual_id locale', {
  manual_id: 'int',
  locale: 'text',
  name: 'text',
});
export const MANUAL_FILES = spec('manual_files', 'manual_id locale', {
  manual_id: 'int',
  locale: 'text',
  url: 'text',
  file_name: 'text',
  bytes: 'int',
});
