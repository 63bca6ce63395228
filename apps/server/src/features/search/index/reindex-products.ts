import { CATALOGUE_NAMES } from '@paddock/i18n/locales';
import { z } from 'zod';
import { type Db, type Tx, transact } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { defineJob, queueJob } from '../../../platform/jobs/jobs.ts';
import type { Shop } from '../../../shop.ts';
import { makeDocument } from './document.rules.ts';
import { findOutdated, listLocales, listSources, saveDocuments } from './search-documents.sql.ts';
import { raiseVersion } from './search-index.sql.ts';
import { RECIPE, synonymsOf } from './synonyms.ts';

export const searchJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(searchReindex, ({ products }) => followCatalogue(db, products), '* * * * *'),
];

const SHORT = 100;

/** The job: the products named, else everything that has fallen behind, in transactions short enough for others to wait. */
export async function followCatalogue(db: Db, products?: readonly number[]): Promise<void> {
  if (products) {
    await transact(db, async (tx) => ({ ok: true, written: await reindexProducts(tx, { products }) }));
    return;
  }
  for (let written = SHORT; written === SHORT; )
    ({ written } = await transact(db, async (tx) => ({
      ok: true,
      written: await reindexProducts(tx, { most: SHORT }),
    })));
}

/** Without products: whatever has fallen behind. The clock queues that every minute. */
export const searchReindex = defineJob({
  name: 'search.reindex',
  payload: z.object({ products: z.array(z.number().int().positive()).max(10_000).optional() }),
  maxAttempts: 8,
});

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

/** Called after a change of products: search follows once this transaction is committed. */
export async function queueReindex(tx: Tx, products: readonly number[]): Promise<void> {
  if (products.length > 0) await queueJob(tx, searchReindex, { products: [...products] });
}
