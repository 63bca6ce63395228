import { createHash } from 'node:crypto';
import * as manuals from '../../features/feeds/apply/feed-manuals.sql.ts';
import * as prices from '../../features/feeds/apply/feed-prices.sql.ts';
import * as products from '../../features/feeds/apply/feed-products.sql.ts';
import * as stores from '../../features/feeds/apply/feed-stores.sql.ts';
import * as units from '../../features/feeds/apply/feed-units.sql.ts';
import * as feeds from '../../features/feeds/feeds.sql.ts';
import * as slips from '../../features/feeds/slips.sql.ts';
import * as etd from '../../features/inventory/revise-etd.sql.ts';
import * as stops from '../../features/inventory/staff/unit-stops.staff.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

// Unit 0 of the scale load (demo/scale/scale.sql.ts): site 1, product 1, variant 2.
const SITE = 1;
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const HASH = createHash('sha256').update('feed').digest();
const WINDOW = { siteId: SITE, timezone: 'UTC', days: 180 };

const row: units.UnitRow = {
  id: null,
  productId: 1,
  variantId: 2,
  serial: 'FED1',
  ref: 'FED1',
  status: 'draft',
  storeId: null,
  plant: 'Main works',
  productionEndsOn: '2026-12-01',
  transitEndsOn: null,
  expectedOn: '2026-12-31',

  overdueSince: null,
  soldOn: null,
  deliveredOn: null,
  localDays: 3,
  priceMinor: 899_000,
  ownPrice: true,
  currency: 'EUR',
  blocked: false,
  blockedReason: null,
  moved: false,
  version: 1,
};
const STOP = { siteId: SITE, unitId: UNIT, source: 'staff', ref: '' } as const;
const BY = { siteId: SITE, actor: 'test' };
const names = [{ line: 1, serial: 'SN0', ref: 'R', sku: 'V2', store: 'S' }];
const store: stores.StoreRow = {
  ref: 'fed',
  name: 'Fed',
  address: 'Via 1',
  city: 'Milano',
  state: null,
  postal_code: null,
  country: 'IT',

  phone: null,
  email: null,
  services: ['showroom'],
  timezone: null,
  hours: {},
  info: null,
  lat: 45,
  lng: 9,
  status: 'active',
};
const product = {
  slug: 'product-1',
  sku: 'P1',
  category: 'category-2',
  name: 'One',
  status: 'active',
  picture: null,
  warranty_months: 24,
  position: 1,
  made_to_order: false,
  limited: false,
};
const variant = { product: 'product-1', sku: 'V2', name: 'A', status: 'active', picture: null, values: {} };
const words = {
  product: 'product-1',
  locale: 'en',
  name: 'One',
  kind: null,
  tagline: null,
  description: null,
};
const manual = { slug: 'fed', product: null, name: 'Fed', position: 0, names: { en: 'Fed' }, files: [] };

/** The statements of feeds; see statement-examples.ts. */
export const FEED_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  feeds: {
    listFeedSites: (_tx, db) => feeds.listFeedSites(db),
    findFeedToken: (_tx, db) => feeds.findFeedToken(db, HASH),
    findFeedScope: (_tx, db) => feeds.findFeedScope(db, 1),
    touchFeedToken: (_tx, db) => feeds.touchFeedToken(db, 1),
    sendNotification: (_tx, db) => feeds.sendNotification(db, { key: 'import:1', data: null }),
  },
  'feed-units': {
    lockFeeds: (tx) => units.lockFeeds(tx, SITE),
    findStandings: (tx) => units.findStandings(tx, SITE, names),
    lockUnits: (tx) => units.lockUnits(tx, SITE, [UNIT]),
    insertUnits: (tx) => units.insertUnits(tx, BY, [row]),
    updateUnits: (tx) =>
      units.updateUnits(tx, SITE, [{ ...row, id: '018bcfe5-6800-7cfc-8d20-000000000000' }]),
    stopUnits: (tx) => units.stopUnits(tx, BY, [{ id: UNIT, stop: true, reason: 'damaged', moved: false }]),
    rememberVersions: (tx) => units.rememberVersions(tx, SITE, [{ id: UNIT, version: 2 }]),
    passSold: (tx) => units.passSold(tx, SITE, ['018bcfe5-6800-7cfc-8d20-000000000000']),
    stateReasons: (tx) => units.stateReasons(tx, ''),
    auditMoves: (tx) =>
      units.auditMoves(tx, SITE, 'erp', [{ name: 'SN0', reason: 'r', from: 'on_hand', to: 'draft' }]),
  },
  'feed-prices': {
    findPriceStandings: (tx) =>
      prices.findPriceStandings(tx, WINDOW, [{ line: 1, sku: 'V2', validFrom: '2026-12-01' }]),
    insertPrices: (tx) =>
      prices.insertPrices(tx, SITE, [
        { variantId: 2, amountMinor: 1, currency: 'EUR', validFrom: new Date('2026-12-01') },
      ]),
    followList: (tx) => prices.followList(tx, SITE, 100),
  },
  'feed-stores': {
    findStores: (tx) => stores.findStores(tx, SITE, ['milano']),
    saveStores: (tx) => stores.saveStores(tx, SITE, [store]),
  },
  'feed-products': {
    listCatalogueNames: (tx) => products.listCatalogueNames(tx),
    findSkuOwners: (tx) => products.findSkuOwners(tx, ['P1', 'V2']),
    findProducts: (tx) => products.findProducts(tx, ['product-1']),
    saveProducts: (tx) => products.saveProducts(tx, [product]),
    saveProductWords: (tx) => products.saveProductWords(tx, [words]),
    saveVariants: (tx) => products.saveVariants(tx, [variant]),
    saveRange: (tx) => products.saveRange(tx, [{ product: 'product-1', sites: ['aa'] }]),
    saveLabels: (tx) => products.saveLabels(tx, [{ product: 'product-1', labels: ['featured'] }]),
  },
  'feed-manuals': {
    findManuals: (tx) => manuals.findManuals(tx, ['fed']),
    findProductSlugs: (tx) => manuals.findProductSlugs(tx, ['product-1']),
    saveManuals: (tx) => manuals.saveManuals(tx, [manual]),
  },
  slips: {
    measurePromises: (tx) => slips.measurePromises(tx, WINDOW),
    measureArrivals: (tx) => slips.measureArrivals(tx, WINDOW),
    countLate: (tx) => slips.countLate(tx, { siteId: SITE, today: '2026-11-15' }),
  },
  'unit-stops.staff': {
    setStop: (tx) => stops.setStop(tx, STOP, { reason: 'damaged', setBy: 'staff 1' }),
    liftStop: (tx) => stops.liftStop(tx, STOP),
  },
  'revise-etd': {
    listSiteDays: (_tx, db) => etd.listSiteDays(db),
    findUsualSlip: (tx) => etd.findUsualSlip(tx, SITE),
    stateOverdue: (tx) => etd.stateOverdue(tx),
    moveOverdue: (tx) => etd.moveOverdue(tx, { siteId: SITE, today: '2026-12-24', days: 7, limit: 100 }),
  },
};
