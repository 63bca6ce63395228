import * as units from '../../features/inventory/available-units.sql.ts';
import * as words from '../../features/inventory/variant-words.sql.ts';
import * as manuals from '../../features/manuals/manuals.sql.ts';
import * as news from '../../features/news/news.sql.ts';
import * as source from '../../features/products/product-source.sql.ts';
import * as products from '../../features/products/products.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

// Site 1 of the scale load shows products 1, 6, 11 …; see demo/scale/scale.sql.ts.
const SITE = 1;
const PRODUCT = 1;
const SLUG = 'product-1';
const DOCUMENT = { productId: PRODUCT, locale: 'it', revision: 1, body: '{}' };
const UNITS = { siteId: SITE, slug: SLUG, values: { 1: 1 }, status: null, page: 1, perPage: 10 };

export const CATALOGUE_STATEMENT_EXAMPLES: Record<
  string,
  Record<string, (tx: Tx, db: Db) => Promise<unknown>>
> = {
  products: {
    findProductPage: (_tx, db) =>
      products.findProductPage(db, { siteId: SITE, slug: SLUG, locale: 'it', known: 0 }),
    storeDocument: (_tx, db) => products.storeDocument(db, DOCUMENT),
    findShownSku: (_tx, db) => products.findShownSku(db, SITE, SLUG),
  },
  'product-source': {
    findProductSource: (_tx, db) => source.findProductSource(db, PRODUCT, 'it'),
  },
  'available-units': {
    findUnitsPage: (_tx, db) => units.findUnitsPage(db, UNITS),
    findVariantAttributes: (_tx, db) => units.findVariantAttributes(db, SITE, SLUG, 'it'),
  },
  'variant-words': {
    findVariantWords: (_tx, db) => words.findVariantWords(db, PRODUCT, 'it'),
  },
  news: {
    findNews: async (_tx, db) => {
      const requested = { siteId: SITE, locale: 'it', page: 1, perPage: 12 };
      await news.findNews(db, { ...requested, tag: null });
      await news.findNews(db, { ...requested, tag: 'races' });
    },
    findArticle: (_tx, db) => news.findArticle(db, { siteId: SITE, locale: 'it', id: 1 }),
    findNewsAddresses: (_tx, db) => news.findNewsAddresses(db, { siteId: SITE, locale: 'it' }),
    markAnnounced: (tx) => news.markAnnounced(tx),
  },
  manuals: {
    findManuals: (_tx, db) => manuals.findManuals(db, { siteId: SITE, locale: 'it', productId: null }),
  },
};
