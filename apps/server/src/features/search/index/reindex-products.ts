import { CATALOGUE_NAMES } from '@paddock/i18n/locales';
import type { Tx } from '../../../platform/db/db.ts';
import { makeDocument } from './document.rules.ts';
import { findOutdated, listLocales, listSources, saveDocuments } from './search-documents.sql.ts';
import { raiseVersion } from './search-index.sql.ts';
import { RECIPE, synonymsOf } from './synonyms.ts';

const BATCH = 100;

/**
 * Brings the documents of these products, or of all that have fallen behind, up to date. May run twice and at the same
 * time as another: runs wait for each other. Returns how many products it wrote; `most` keeps a transaction short.
 */
export async function reindexProducts(
  tx: Tx,
  { products, most = Number.POSITIVE_INFINITY }: { products?: readonly number[]; most?: number } = {},
): Promise<number> {
  const spoken = new Set(await listLocales(tx));
  const locales = CATALOGUE_NAMES.filter((locale) => locale === 'en' || spoken.has(locale));
  if (products) return writeDocuments(tx, products, locales);
  let written = 0;
  while (written < most) {
    const outdated = await findOutdated(tx, locales, RECIPE, Math.min(BATCH, most - written));
    if (outdated.length === 0) break;
    written += await writeDocuments(tx, outdated, locales);
  }
  return written;
}

async function writeDocuments(tx: Tx, products: readonly number[], locales: readonly string[]) {
  const version = await raiseVersion(tx);
  const sources = await listSources(tx, products, locales);
  const documents = sources.map((source) => ({
    product_id: source.id,
    locale: source.locale,
    revision: source.revision,
    ...makeDocument(source, synonymsOf(source.locale), synonymsOf('en')),
  }));
  await saveDocuments(tx, documents, { recipe: RECIPE, version });
  return new Set(documents.map((document) => document.product_id)).size;
}
