import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { TextLocale } from '../brand/brand.schema.ts';
import type { Brand } from '../brand/brand.ts';
import type { Words } from '../brand/dictionary.ts';
import {
  ATTRIBUTE_WORDS,
  ATTRIBUTES,
  CATEGORIES,
  CATEGORY_WORDS,
  MEDIA_WORDS,
  POSTERS,
  STILLS,
  VALUE_WORDS,
  VALUES,
} from './catalogue.tables.ts';
import { type Changes, type IdByName, readIds, upsertRows } from './upsert.sql.ts';

type Report = Record<string, Changes>;

export const translate = <T extends object>(
  words: Partial<Words>,
  row: (locale: TextLocale, text: string) => T,
) => Object.entries(words).map(([locale, text]) => row(locale as TextLocale, text));

export async function saveCategories(
  tx: Tx,
  categories: Brand['categories'],
  report: Report,
): Promise<IdByName> {
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

/** Stills before films: a film refers to its poster. */
export async function saveMedia(tx: Tx, media: Brand['media'], report: Report): Promise<IdByName> {
  const rowOf = ({ alts, poster: _, ...medium }: Brand['media'][number]) => ({
    ...medium,
    is_decorative: alts === null,
  });
  const keys = media.map((medium) => medium.key);
  // What the desk has changed stays as it is.
  const kept = await readKeysOfDesk(tx, keys);
  const own = media.filter(({ key }) => !kept.has(key));
  const stills = await upsertRows(tx, STILLS, own.map(rowOf));
  const id = await readIds(tx, 'media', 'key', keys);
  const films = own.filter(({ poster }) => poster !== null);
  const posters = await upsertRows(
    tx,
    POSTERS,
    films.map(({ key, poster }) => ({ key, poster_id: id(poster ?? key) })),
  );
  report.media = { ...stills, updated: stills.updated + posters.updated };
  report.media_translations = await upsertRows(
    tx,
    MEDIA_WORDS,
    own.flatMap(({ key, alts }) =>
      translate(alts ?? {}, (locale, alt) => ({ media_id: id(key), locale, alt })),
    ),
  );
  return id;
}

async function readKeysOfDesk(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('media')
    .select('key')
    .where('origin', '=', 'desk')
    .where('key', 'in', keys)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Returns the value ids by attribute and value, such as ('colour', 'rosso'). */
export async function saveAttributes(tx: Tx, attributes: Brand['attributes'], report: Report) {
  report.attributes = await upsertRows(
    tx,
    ATTRIBUTES,
    attributes.map(({ slug, original_name, group }, index) => ({
      slug,
      original_name,
      original_group: group?.en ?? null,
      position: index + 1,
    })),
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
    attributes.flatMap(({ slug, names, group }) =>
      translate(names, (locale, name) => ({
        attribute_id: attributeId(slug),
        locale,
        name,
        group_name: group?.[locale] ?? null,
      })),
    ),
  );
  const values = attributes.flatMap((attribute) =>
    attribute.values.map(({ contents: _, ...value }, index) => ({
      ...value,
      attribute_id: attributeId(attribute.slug),
      position: index + 1,
    })),
  );
  report.attribute_values = await upsertRows(tx, VALUES, values);
  const getValue = await readValueIds(tx);
  const words = attributes.flatMap((attribute) =>
    attribute.values.flatMap(({ slug, contents }) =>
      translate(contents ?? {}, (locale, content) => ({
        value_id: getValue(attribute.slug, slug).id,
        locale,
        content,
      })),
    ),
  );
  report.attribute_value_translations = await upsertRows(tx, VALUE_WORDS, words);
  return getValue;
}

export type GetValue = (attribute: string, slug: string) => { id: number; attribute_id: number };

async function readValueIds(tx: Tx): Promise<GetValue> {
  const saved = await tx
    .selectFrom('attribute_values')
    .innerJoin('attributes', 'attributes.id', 'attribute_values.attribute_id')
    .select(['attribute_values.id', 'attribute_id', 'attributes.slug as attribute', 'attribute_values.slug'])
    .execute();
  const byName = new Map(saved.map((row) => [`${row.attribute} ${row.slug}`, row]));
  return (attribute, slug) => {
    const value = byName.get(`${attribute} ${slug}`);
    if (!value) throw new Error(`attribute ${attribute} has no value "${slug}"`);
    return value;
  };
}

/** What a changed specification left behind: values and attributes that nothing has any more. */
export async function removeUnusedValues(tx: Tx, attributes: Brand['attributes']): Promise<number> {
  const kept = attributes.flatMap(({ slug, values }) => values.map((value) => `${slug} ${value.slug}`));
  const { numAffectedRows } = await sql`
    delete from attribute_values v using attributes a
     where a.id = v.attribute_id and not (a.slug || ' ' || v.slug = any(${kept}))
       and not exists (select from product_values p where p.attribute_id = v.attribute_id and p.value_id = v.id)
       and not exists (select from variant_values p where p.attribute_id = v.attribute_id and p.value_id = v.id)
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}
