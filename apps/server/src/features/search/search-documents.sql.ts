import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Words with a space between: a process keeps thousands of these, and lists would take five times the room. */
export interface DocumentWords {
  readonly name: string;
  readonly kind: string;
  readonly also: string;
  readonly text: string;
  /** How many words the name has, to tell "Via" from "Via E". */
  readonly nameLength: number;
}

export interface DocumentRow {
  product_id: number;
  name: string;
  kind: string | null;
  words: DocumentWords;
}

/**
 * What was written after the run `since`; 0 for everything. Only what was made by the caller's own recipe: while a new
 * release takes over, the old one and the new one do not read each other's documents.
 */
export async function listDocuments(
  db: Db,
  asked: { locale: string; since: number; recipe: string },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select product_id, name, kind, words from search_documents
     where locale = ${asked.locale} and version > ${asked.since} and recipe = ${asked.recipe}`.execute(db);
  return rows;
}

/** The languages the sites speak. */
export async function listLocales(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ locale: string }>`select distinct locale from site_locales`.execute(tx);
  return rows.map((row) => row.locale);
}

/** Products with a document missing in one of the languages, behind the product, or made by other rules. */
export async function findOutdated(tx: Tx, locales: readonly string[], recipe: string, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
     where p.status <> 'retired'
       and (select count(*) from search_documents d
             where d.product_id = p.id and d.locale = any(${locales}) and d.revision = p.revision
               and d.recipe = ${recipe}) < cardinality(${locales}::text[])
     order by p.id limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

export interface SourceRow {
  id: number;
  revision: number;
  locale: string;
  original: string;
  own_name: string | null;
  english_name: string | null;
  own_kind: string | null;
  english_kind: string | null;
  aliases: string[] | null;
  text: string | null;
}

/** All that documents are made of, one row per product and language. */
export async function listSources(tx: Tx, products: readonly number[], locales: readonly string[]) {
  const { rows } = await sql<SourceRow>`
    select p.id, p.revision, l.locale, p.original_name as original, own.name as own_name, en.name as english_name,
           own.kind as own_kind, en.kind as english_kind, own.aliases,
           concat_ws(' ', own.tagline, own.headline, own.description, (
             select string_agg(t.title || ' ' || t.body, ' ') from product_features f
               join product_feature_translations t on t.feature_id = f.id and t.locale = l.locale
              where f.product_id = p.id)) as text
      from products p
     cross join unnest(${locales}::text[]) as l(locale)
      left join product_translations own on own.product_id = p.id and own.locale = l.locale
      left join product_translations en on en.product_id = p.id and en.locale = 'en'
     where p.id = any(${products}) and p.status <> 'retired'`.execute(tx);
  return rows;
}

export interface NewDocument {
  product_id: number;
  locale: string;
  revision: number;
  name: string;
  kind: string | null;
  words: DocumentWords;
}

export async function saveDocuments(
  tx: Tx,
  documents: readonly NewDocument[],
  { recipe, version }: { recipe: string; version: number },
): Promise<void> {
  await sql`
    insert into search_documents (product_id, locale, revision, recipe, version, name, kind, words)
    select d.product_id, d.locale, d.revision, ${recipe}, ${version}::bigint, d.name, d.kind, d.words
      from json_to_recordset(${JSON.stringify(documents)}::json)
        as d(product_id int, locale text, revision bigint, name text, kind text, words json)
    on conflict (locale, product_id) do update
      set revision = excluded.revision, recipe = excluded.recipe, version = excluded.version,
          name = excluded.name, kind = excluded.kind, words = excluded.words`.execute(tx);
}
