import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

/** Words with a space between: a process keeps thousands of these, and lists would take five times the room. */
const DocumentWords = z.object({
  name: z.string(),
  kind: z.string(),
  also: z.string(),
  text: z.string(),
  /** How many words the name has, to tell "Via" from "Via E". */
  nameLength: z.number(),
});
export type DocumentWords = Readonly<z.infer<typeof DocumentWords>>;

export interface DocumentRow {
  product_id: number;
  name: string;
  kind: string | null;
  words: DocumentWords;
}

const LIST_DOCUMENTS = statement<Statements['list_documents'], DocumentRow>(
  'list_documents',
  `
    select product_id, name, kind, words from search_documents
     where locale = $1 and version > $2 and recipe = $3`,
  { words: DocumentWords },
);

/**
 * What was written after the run `since`; 0 for everything. Only what was made by the caller's own recipe: while a new
 * release takes over, the old one and the new one do not read each other's documents.
 */
export async function listDocuments(
  db: Db,
  requested: { locale: string; since: number; recipe: string },
): Promise<DocumentRow[]> {
  const rows = await runPrepared(db, LIST_DOCUMENTS, [requested.locale, requested.since, requested.recipe]);
  return rows;
}

const LIST_LOCALES = statement<Statements['list_locales'], { locale: string }>(
  'list_locales',
  `select distinct coalesce(edition, locale) as locale from site_locales`,
);

/** The languages the sites speak, in the editions they show. */
export async function listLocales(tx: Tx): Promise<string[]> {
  const rows = await runPrepared(tx, LIST_LOCALES, []);
  return rows.map((row) => row.locale);
}

const FIND_OUTDATED = statement<Statements['find_outdated'], { id: number }>(
  'find_outdated',
  `
    select p.id from products p
     where p.status <> 'retired'
       and (select count(*) from search_documents d
             where d.product_id = p.id and d.locale = any($1) and d.revision = p.revision
               and d.recipe = $2) < cardinality($1::text[])
     order by p.id limit $3`,
);

/** Products with a document missing in one of the languages, behind the product, or made by other rules. */
export async function findOutdated(tx: Tx, locales: readonly string[], recipe: string, limit: number) {
  const rows = await runPrepared(tx, FIND_OUTDATED, [locales, recipe, limit]);
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

const LIST_SOURCES = statement<Statements['list_sources'], SourceRow>(
  'list_sources',
  `
    select p.id, p.revision, l.locale, p.original_name as original, own.name as own_name, en.name as english_name,
           own.kind as own_kind, en.kind as english_kind, own.aliases,
           concat_ws(' ', own.tagline, own.headline, own.description, (
             select string_agg(t.title || ' ' || t.body, ' ') from product_features f
               join product_feature_translations t on t.feature_id = f.id and t.locale = l.locale
              where f.product_id = p.id)) as text
      from products p
     cross join unnest($1::text[]) as l(locale)
      left join product_translations own on own.product_id = p.id and own.locale = l.locale
      left join product_translations en on en.product_id = p.id and en.locale = 'en'
     where p.id = any($2) and p.status <> 'retired'`,
);

/** All that documents are made of, one row per product and language. */
export async function listSources(tx: Tx, products: readonly number[], locales: readonly string[]) {
  const rows = await runPrepared(tx, LIST_SOURCES, [locales, products]);
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

const SAVE_DOCUMENTS = statement(
  'save_documents',
  `
    insert into search_documents (product_id, locale, revision, recipe, version, name, kind, words)
    select d.product_id, d.locale, d.revision, $1, $2::bigint, d.name, d.kind, d.words
      from json_to_recordset($3::json)
        as d(product_id int, locale text, revision bigint, name text, kind text, words json)
    on conflict (locale, product_id) do update
      set revision = excluded.revision, recipe = excluded.recipe, version = excluded.version,
          name = excluded.name, kind = excluded.kind, words = excluded.words`,
);

export async function saveDocuments(
  tx: Tx,
  documents: readonly NewDocument[],
  { recipe, version }: { recipe: string; version: number },
): Promise<void> {
  await runPrepared(tx, SAVE_DOCUMENTS, [recipe, version, JSON.stringify(documents)]);
}
