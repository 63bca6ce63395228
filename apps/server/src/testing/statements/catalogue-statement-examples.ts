import * as accessories from '../../features/accessories/accessories.sql.ts';
import { deliveryCalendar } from '../../features/delivery/calendar.rules.ts';
import { readyTable } from '../../features/delivery/ready-table.rules.ts';
import * as units from '../../features/inventory/available-units.sql.ts';
import * as nearUnits from '../../features/inventory/near-units.sql.ts';
import * as words from '../../features/inventory/variant-words.sql.ts';
import * as manuals from '../../features/manuals/manuals.sql.ts';
import * as news from '../../features/news/news.sql.ts';
import * as pictures from '../../features/pages/staff/pictures.sql.ts';
import * as modelFits from '../../features/products/model-fits.sql.ts';
import * as offers from '../../features/products/product-offers.sql.ts';
import * as source from '../../features/products/product-source.sql.ts';
import * as products from '../../features/products/products.sql.ts';
import * as soldOut from '../../features/products/sold-out.sql.ts';
import * as reviews from '../../features/reviews/reviews.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

// Site 1 of the scale load shows products 1, 6, 11 …; see demo/scale/scale.sql.ts.
const SITE = 1;
const PRODUCT = 1;
const SLUG = 'product-1';
const DOCUMENT = { productId: PRODUCT, locale: 'it', revision: 1, body: '{}' };
const TABLE = readyTable(
  deliveryCalendar({ timezone: 'UTC', delivery: null, holidays: null }, new Date('2026-11-17T08:00:00Z')),
);
const UNITS = {
  siteId: SITE,
  slug: SLUG,
  values: { 1: 1 },
  status: null,
  page: 1,
  perPage: 10,
  table: TABLE,
};

export const CATALOGUE_STATEMENT_EXAMPLES: Record<
  string,
  Record<string, (tx: Tx, db: Db) => Promise<unknown>>
> = {
  products: {
    findProductPage: (_tx, db) =>
      products.findProductPage(db, {
        siteId: SITE,
        slug: SLUG,
        locale: 'it',
        known: 0,
        calendar: { table: TABLE, stores: [] },
      }),
    storeDocument: (_tx, db) => products.storeDocument(db, DOCUMENT),
  },
  'model-fits': {
    findModelFits: (_tx, db) => modelFits.findModelFits(db, SITE),
  },
  reviews: {
    findReviewSummary: (_tx, db) => reviews.findReviewSummary(db, { siteId: SITE, slug: SLUG, locale: 'it' }),
    findReviewPage: async (_tx, db) => {
      const page = { siteId: SITE, slug: SLUG, locale: 'it', limit: 10, offset: 0 };
      await reviews.findReviewPage(db, { ...page, stars: null, sort: 'relevant' });
      await reviews.findReviewPage(db, { ...page, stars: 5, sort: 'lowest' });
    },
  },
  'sold-out': {
    findListPrices: (_tx, db) => soldOut.findListPrices(db, SITE, PRODUCT),
    findSimilar: (_tx, db) =>
      soldOut.findSimilar(db, {
        siteId: SITE,
        productId: PRODUCT,
        locale: 'it',
        calendar: { table: TABLE, stores: [] },
      }),
  },
  'product-offers': {
    findProductOffers: (_tx, db) =>
      offers.findProductOffers(db, {
        siteId: SITE,
        slugs: [SLUG],
        locale: 'it',
        calendar: { table: TABLE, stores: [] },
      }),
  },
  'product-source': {
    findProductSource: (_tx, db) => source.findProductSource(db, PRODUCT, 'it'),
  },
  'available-units': {
    findUnitsPage: async (_tx, db) => {
      await units.findUnitsPage(db, UNITS);
      await units.findUnitsPage(db, { ...UNITS, near: { lat: 43.91, lng: 12.91, isOrder: true } });
    },
    findVariantAttributes: (_tx, db) => units.findVariantAttributes(db, SITE, SLUG, 'it'),
  },
  'near-units': {
    findNearUnits: (_tx, db) =>
      nearUnits.findNearUnits(db, {
        siteId: SITE,
        locale: 'it',
        lat: 43.9,
        lng: 12.9,
        radiusMetres: 200_000,
        maxStores: 40,
        maxUnits: 3,
      }),
  },
  accessories: {
    findAccessory: (_tx, db) => accessories.findAccessory(db, { siteId: SITE, slug: SLUG, locale: 'it' }),
    findAccessories: (_tx, db) =>
      accessories.findAccessories(db, { siteId: SITE, slugs: [SLUG], locale: 'it', max: 4 }),
  },
  'variant-words': {
    findVariantWords: (_tx, db) => words.findVariantWords(db, PRODUCT, 'it'),
  },
  news: {
    findNews: async (_tx, db) => {
      const requested = { siteId: SITE, locale: 'it', page: 1, perPage: 12 };
      await news.findNews(db, { ...requested, tag: null }, { at: null, drafts: false });
      await news.findNews(db, { ...requested, tag: 'races' }, { at: null, drafts: true });
    },
    findArticle: async (_tx, db) => {
      const requested = { siteId: SITE, locale: 'it', id: 1 };
      await news.findArticle(db, requested, { at: null, drafts: false });
      await news.findArticle(db, requested, { at: null, drafts: true });
    },
    findNewsAddresses: (_tx, db) => news.findNewsAddresses(db, { siteId: SITE, locale: 'it' }),
    markAnnounced: (tx) => news.markAnnounced(tx),
  },
  pictures: {
    findContentPictures: (_tx, db) => pictures.findContentPictures(db),
  },
  manuals: {
    findManuals: (_tx, db) => manuals.findManuals(db, { siteId: SITE, locale: 'it', productId: null }),
  },
};
