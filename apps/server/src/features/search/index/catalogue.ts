import { catalogueOf } from '@paddock/i18n/locales';
import type { Db } from '../../../platform/db/db.ts';
import { buildStructure, type Label, labelOf, type Structure } from './catalogue.rules.ts';
import { type DocumentRow, listDocuments } from './search-documents.sql.ts';
import {
  type CategoryRow,
  listCategories,
  listProducts,
  listValues,
  listVariants,
  readVersion,
  type ValueRow,
} from './search-index.sql.ts';
import { RECIPE, synonymsOf } from './synonyms.ts';
import { buildWordIndex, type WordIndex } from './word-index.rules.ts';

/** What a process knows of the catalogue in one language, as of one run of the index. */
export interface Catalogue {
  readonly version: number;
  readonly structure: Structure;
  readonly index: WordIndex;
  readonly documents: ReadonlyMap<number, DocumentRow>;
  readonly categories: ReadonlyMap<number, Label & { readonly row: CategoryRow }>;
  readonly values: ReadonlyMap<number, Label & { readonly attribute: ValueRow['attribute'] }>;
}

export type Catalogues = ReturnType<typeof keepCatalogues>;

/**
 * Keeps a catalogue per language in memory. It is never trusted for longer than a request: every statement of a search
 * reads search_state.version along with its rows, and `atLeast` reads again when the number has moved. What a
 * site shows and which units are available is never cached.
 */
export function keepCatalogues(db: Db) {
  const kept = new Map<string, Catalogue>();
  const loading = new Map<string, Promise<Catalogue>>();

  function load(locale: string): Promise<Catalogue> {
    const under = loading.get(locale);
    if (under) return under;
    const started = readCatalogue(db, locale, kept)
      .then((catalogue) => {
        kept.set(locale, catalogue);
        return catalogue;
      })
      .finally(() => loading.delete(locale));
    loading.set(locale, started);
    return started;
  }

  return {
    of: async (locale: string): Promise<Catalogue> =>
      kept.get(catalogueOf(locale)) ?? load(catalogueOf(locale)),
    reload: (locale: string): Promise<Catalogue> => load(catalogueOf(locale)),
  };
}

async function readCatalogue(
  db: Db,
  locale: string,
  kept: ReadonlyMap<string, Catalogue>,
): Promise<Catalogue> {
  const before = kept.get(locale);
  // The version first: what is read after it can only be newer, never older.
  const version = await readVersion(db);
  const changed = await listDocuments(db, { locale, since: before?.version ?? 0, recipe: RECIPE });
  const documents = new Map(before?.documents);
  for (const document of changed) documents.set(document.product_id, document);
  const [values, categories] = [await listValues(db, locale), await listCategories(db, locale)];
  const structure =
    sameVersion(kept, version, before)?.structure ??
    buildStructure(await listProducts(db), await listVariants(db), values);
  const [own, english] = [synonymsOf(locale), synonymsOf('en')];
  return {
    version,
    structure,
    documents,
    index: buildWordIndex({ structure, documents: documents.values(), categories, values, own, english }),
    categories: new Map(categories.map((row, at) => [row.id, { ...labelOf(row, at), row }])),
    values: new Map(values.map((row, at) => [row.id, { ...labelOf(row, at), attribute: row.attribute }])),
  };
}

// Languages share what is the same in all of them, unless this one is read again just because something was missing.
const sameVersion = (kept: ReadonlyMap<string, Catalogue>, version: number, before: Catalogue | undefined) =>
  before?.version === version ? undefined : [...kept.values()].find((one) => one.version === version);
