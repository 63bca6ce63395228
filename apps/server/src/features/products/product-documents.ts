import { createRevisionCache, type Revised } from '../../platform/cache/revision-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { findProductSource } from './product-source.sql.ts';
import { ProductDocument } from './products.contract.ts';
import { documentFrom } from './products.rules.ts';
import { storeDocument } from './products.sql.ts';

// A document has about 20 kB; a thousand are what a brand's range needs in a few languages.
const MAX_KEPT = 1000;

interface Wanted {
  readonly id: number;
  readonly slug: string;
  /** It may turn out newer, not older. */
  readonly revision: number;
}

export interface ProductDocuments {
  /** What this process has of it, of whatever revision. */
  atHand(slug: string, locale: string): Revised<ProductDocument> | undefined;
  /** Takes over what the database had stored. */
  takeOver(
    slug: string,
    locale: string,
    stored: { revision: number; document: ProductDocument },
  ): ProductDocument;
  /** Rebuilds it from the tables and stores it; null when the product is gone. */
  build(product: Wanted, locale: string): Promise<ProductDocument | null>;
}

/** The documents of products. An outdated one is rebuilt by the first request that finds it, for all of them. */
export function productDocuments(db: Db): ProductDocuments {
  const kept = createRevisionCache<ProductDocument>(MAX_KEPT);
  const building = new Map<string, Promise<ProductDocument | null>>();
  const keyOf = (slug: string, locale: string) => `${slug} ${locale}`;

  function keep(key: string, revision: number, value: ProductDocument): ProductDocument {
    kept.keep(key, { revision, value });
    return value;
  }

  async function make(product: Wanted, locale: string): Promise<ProductDocument | null> {
    const source = await findProductSource(db, product.id, locale);
    if (!source) return null;
    const document = ProductDocument.parse(documentFrom(source));
    const body = JSON.stringify(document);
    await storeDocument(db, { productId: product.id, locale, revision: source.revision, body });
    return keep(keyOf(product.slug, locale), source.revision, document);
  }

  return {
    atHand: (slug, locale) => kept.find(keyOf(slug, locale)),
    takeOver: (slug, locale, { revision, document }) => keep(keyOf(slug, locale), revision, document),
    build(product, locale) {
      // Built by another request since this one read that there is none.
      const present = kept.find(keyOf(product.slug, locale));
      if (present && present.revision >= product.revision) return Promise.resolve(present.value);
      // Only who wants the same revision may share the work: a build begun before a change does not know of it.
      const key = `${keyOf(product.slug, locale)} ${product.revision}`;
      const work = building.get(key) ?? make(product, locale).finally(() => building.delete(key));
      building.set(key, work);
      return work;
    },
  };
}
