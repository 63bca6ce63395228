import type { Tx } from '../platform/db.ts';
import type { Brand } from './brand.schema.ts';
import {
  ATTRIBUTE_WORDS,
  ATTRIBUTES,
  CATEGORIES,
  CATEGORY_WORDS,
  MEDIA,
  MEDIA_WORDS,
  VALUE_WORDS,
  VALUES,
} from './catalogue.tables.ts';
import { type Changes, type IdOf, readIds, upsertRows } from './upsert.sql.ts';

type Report = Record<string, Changes>;

export const translate = <T extends object>(
  words: Readonly<Record<string, string>>,
  row: (locale: string, text: string) => T,
) => Object.entries(words).map(([locale, text]) => row(locale, text));

export async function saveCategories(tx: Tx, categories: Brand['categories'], report: Report): Promise<IdOf> {
  report.categories = await upsertRows(
    tx,
    CATEGORIES,
    categories.map(({ names: _, ...category }, index) => ({ ...category, position: index + 1 })),
  );
  const id = await readIds(
    tx,
    'categories',
    'slug',
    categories.map((category) => category.slug),
  );
  report.category_translations = await upsertRows(
    tx,
    CATEGORY_WORDS,
    categories.flatMap(({ slug, names }) =>
      translate(names, (locale, name) => ({ category_id: id(slug), locale, name })),
    ),
  );
  return id;
}

export async function saveMedia(tx: Tx, media: Brand['media'], report: Report): Promise<IdOf> {
  report.media = await upsertRows(
    tx,
    MEDIA,
    media.map(({ alts: _, ...medium }) => medium),
  );
  const id = await readIds(
    tx,
    'media',
    'key',
    media.map((medium) => medium.key),
  );
  report.media_translations = await upsertRows(
    tx,
    MEDIA_WORDS,
    media.flatMap(({ key, alts }) => translate(alts, (locale, alt) => ({ media_id: id(key), locale, alt }))),
  );
  return id;
}

/** Returns the value ids by attribute and value, such as ('colour', 'rosso'). */
export async function saveAttributes(tx: Tx, attributes: Brand['attributes'], report: Report) {
  report.attributes = await upsertRows(
    tx,
    ATTRIBUTES,
    attributes.map(({ slug, original_name }, index) => ({ slug, original_name, position: index + 1 })),
  );
  const attributeId = await readIds(
    tx,
    'attributes',
    'slug',
    attributes.map((attribute) => attribute.slug),
  );
  report.attribute_translations = await upsertRows(
    tx,
    ATTRIBUTE_WORDS,
    attributes.flatMap(({ slug, names }) =>
      translate(names, (locale, name) => ({ attribute_id: attributeId(slug), locale, name })),
    ),
  );
  const values = attributes.flatMap((attribute) =>
    attribute.values.map(({ contents, ...value }, index) => ({
      words: contents,
      row: { ...value, attribute_id: attributeId(attribute.slug), position: index + 1 },
    })),
  );
  report.attribute_values = await upsertRows(
    tx,
    VALUES,
    values.map((value) => value.row),
  );
  const saved = await tx
    .selectFrom('attribute_values')
    .innerJoin('attributes', 'attributes.id', 'attribute_values.attribute_id')
    .select(['attribute_values.id', 'attribute_id', 'attributes.slug as attribute', 'attribute_values.slug'])
    .execute();
  const getValue = (attribute: string, slug: string) => {
    const value = saved.find((row) => row.attribute === attribute && row.slug === slug);
    if (!value) throw new Error(`attribute ${attribute} has no value "${slug}"`);
    return value;
  };
  report.attribute_value_translations = await upsertRows(
    tx,
    VALUE_WORDS,
    attributes.flatMap((attribute) =>
      attribute.values.flatMap(({ slug, contents }) =>
        translate(contents, (locale, content) => ({
          value_id: getValue(attribute.slug, slug).id,
          locale,
          content,
        })),
      ),
    ),
  );
  return getValue;
}
