import { createRevisionCache } from '../../platform/cache/revision-cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { findVariantWords, type VariantWords } from './variant-words.sql.ts';

// One entry has a product's variants in one language, a few kB.
const MAX_KEPT = 5000;

export type Described = ReadonlyMap<number, VariantWords>;

export interface VariantDescriptions {
  of(product: { id: number; revision: number }, locale: string): Promise<Described>;
}

/** How the variants of a product are called: the same for every unit until the product is revised. */
export function variantDescriptions(db: Db): VariantDescriptions {
  const kept = createRevisionCache<Described>(MAX_KEPT);
  return {
    async of({ id, revision }, locale) {
      const key = `${id} ${locale}`;
      const found = kept.find(key);
      // Newer is right too: the product was revised after our caller looked.
      if (found && found.revision >= revision) return found.value;
      const words = await findVariantWords(db, id, locale);
      const value = new Map(words.variants.map((variant) => [variant.id, variant]));
      kept.keep(key, { revision: words.revision, value });
      return value;
    },
  };
}
