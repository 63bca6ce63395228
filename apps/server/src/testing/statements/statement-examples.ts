import { createHash } from 'node:crypto';
import * as carts from '../../features/carts/carts.sql.ts';
import * as consents from '../../features/consents/consents.sql.ts';
import * as delivery from '../../features/delivery/delivery.sql.ts';
import * as inventory from '../../features/inventory/inventory.sql.ts';
import * as takenUnits from '../../features/inventory/taken-units.sql.ts';
import * as menu from '../../features/menu/menu.sql.ts';
import * as monitoring from '../../features/monitoring/monitoring.sql.ts';
import * as searchDocuments from '../../features/search/index/search-documents.sql.ts';
import * as searchIndex from '../../features/search/index/search-index.sql.ts';
import * as search from '../../features/search/search.sql.ts';
import * as sites from '../../features/sites/sites.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import * as idempotency from '../../platform/http/idempotency.sql.ts';
import { ACCOUNT_STATEMENT_EXAMPLES } from './account-statement-examples.ts';
import { ALERT_STATEMENT_EXAMPLES } from './alert-statement-examples.ts';
import { APPROVAL_STATEMENT_EXAMPLES } from './approval-statement-examples.ts';
import { BANK_STATEMENT_EXAMPLES } from './bank-statement-examples.ts';
import { BIKE_STATEMENT_EXAMPLES } from './bike-statement-examples.ts';
import { CATALOGUE_STATEMENT_EXAMPLES } from './catalogue-statement-examples.ts';
import { CONTENT_STATEMENT_EXAMPLES } from './content/content-statement-examples.ts';
import { LETTER_STATEMENT_EXAMPLES } from './content/letter-statement-examples.ts';
import { MEDIA_STATEMENT_EXAMPLES } from './content/media-statement-examples.ts';
import { TEXT_STATEMENT_EXAMPLES } from './content/text-statement-examples.ts';
import { CUSTOMER_STATEMENT_EXAMPLES } from './customer-statement-examples.ts';
import { DESK_STATEMENT_EXAMPLES } from './desk-statement-examples.ts';
import { EVENT_STATEMENT_EXAMPLES } from './event-statement-examples.ts';
import { FEED_STATEMENT_EXAMPLES } from './feed-statement-examples.ts';
import { FORM_STATEMENT_EXAMPLES } from './form-statement-examples.ts';
import { ORDER_STATEMENT_EXAMPLES } from './order-statement-examples.ts';
import { PAYMENT_STATEMENT_EXAMPLES } from './payment-statement-examples.ts';
import { PEOPLE_STATEMENT_EXAMPLES } from './people-statement-examples.ts';
import { PRIVACY_STATEMENT_EXAMPLES } from './privacy-statement-examples.ts';
import { SERVICE_STATEMENT_EXAMPLES } from './service-statement-examples.ts';
import { STAFF_ORDER_STATEMENT_EXAMPLES } from './staff-order-statement-examples.ts';
import { TEST_RIDE_STATEMENT_EXAMPLES } from './test-ride-statement-examples.ts';
import { TICKET_STATEMENT_EXAMPLES } from './ticket-statement-examples.ts';
import { WARRANTY_STATEMENT_EXAMPLES } from './warranty-statement-examples.ts';
import { WISH_LIST_STATEMENT_EXAMPLES } from './wish-list-statement-examples.ts';
import { WORK_KEEPING_STATEMENT_EXAMPLES } from './work-keeping-statement-examples.ts';

/** Runs one statement of a feature with parameters that find something in the scale load. */
type Example = (tx: Tx, db: Db) => Promise<unknown>;

// Row 0 of the scale load belongs to site 1; see demo/scale/scale.sql.ts.
export const SITE = 1;
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const CART = {
  siteId: SITE,
  cartId: 'd243d70d-440a-f467-44de-70bc03975a0f',
  keyHash: '0'.repeat(64),
  locale: 'it',
};
const TOKEN = createHash('sha256').update('token 0').digest();
const KEY = { siteId: SITE, actor: 'customer:1', key: 'key 0', seconds: 60, isDerived: false };

const SEARCH_DOCUMENT = {
  product_id: 1,
  locale: 'it',
  revision: 1,
  name: 'Lupo 500',
  kind: null,
  words: { name: 'lupo 500', kind: '', also: '', text: '', nameLength: 2 },
};

const CONSENT = {
  id: '3f0a4e52-5a40-4d0e-9a57-0a2f6f3f9d11',
  version: 1,
  regime: 'opt_in' as const,
  gpc: false,
  choices: { functional: true, analytics: false, marketing: false },
};

/** Every function that a *.sql.ts of the features or the platform exports has its example here; a test counts them. */
export const STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  carts: {
    findCart: (tx) => carts.findCart({ tx }, CART),
    listAlternatives: (tx) => carts.listAlternatives({ tx }, CART, [UNIT], 3),
    listPieces: (_tx, db) => carts.listPieces(db, CART, 1, 20),
    addLine: (_tx, db) => carts.addLine(db, CART, UNIT, null),
    deleteLine: (tx) => carts.deleteLine(tx, CART, UNIT),
  },
  consents: { insertConsent: (_tx, db) => consents.insertConsent(db, SITE, CONSENT) },
  ...ACCOUNT_STATEMENT_EXAMPLES,
  ...ALERT_STATEMENT_EXAMPLES,
  ...BANK_STATEMENT_EXAMPLES,
  ...APPROVAL_STATEMENT_EXAMPLES,
  ...BIKE_STATEMENT_EXAMPLES,
  ...CATALOGUE_STATEMENT_EXAMPLES,
  ...CONTENT_STATEMENT_EXAMPLES,
  ...CUSTOMER_STATEMENT_EXAMPLES,
  ...DESK_STATEMENT_EXAMPLES,
  ...STAFF_ORDER_STATEMENT_EXAMPLES,
  ...FEED_STATEMENT_EXAMPLES,
  ...FORM_STATEMENT_EXAMPLES,
  ...EVENT_STATEMENT_EXAMPLES,
  ...LETTER_STATEMENT_EXAMPLES,
  ...MEDIA_STATEMENT_EXAMPLES,
  ...ORDER_STATEMENT_EXAMPLES,
  ...PAYMENT_STATEMENT_EXAMPLES,
  ...PEOPLE_STATEMENT_EXAMPLES,
  ...PRIVACY_STATEMENT_EXAMPLES,
  ...WARRANTY_STATEMENT_EXAMPLES,
  ...TEST_RIDE_STATEMENT_EXAMPLES,
  ...SERVICE_STATEMENT_EXAMPLES,
  ...TEXT_STATEMENT_EXAMPLES,
  ...TICKET_STATEMENT_EXAMPLES,
  ...WISH_LIST_STATEMENT_EXAMPLES,
  ...WORK_KEEPING_STATEMENT_EXAMPLES,
  idempotency: {
    takeKey: (tx) => idempotency.takeKey(tx, KEY, TOKEN),
    confirmKey: (tx) => idempotency.confirmKey(tx, KEY),
    storeAnswer: (tx) => idempotency.storeAnswer(tx, KEY, { status: 201, body: '{}' }),
    keepFirstAnswer: (_tx, db) => idempotency.keepFirstAnswer(db, KEY, { status: 201, body: '{}' }),
    unsafeDeleteExpiredKeys: (tx) => idempotency.unsafeDeleteExpiredKeys(tx),
  },
  inventory: {
    findUnitStanding: (tx) => inventory.findUnitStanding(tx, SITE, UNIT),
  },
  'taken-units': {
    findTakenUnits: (tx) => takenUnits.findTakenUnits(tx, SITE, 'product-1'),
  },
  menu: {
    listMenu: (_tx, db) => menu.listMenu(db, { siteId: SITE, typeId: 1, locale: 'it' }),
  },
  monitoring: {
    unsafeReadJobQueue: (tx) => monitoring.unsafeReadJobQueue(tx),
    unsafeReadRecentOrders: (tx) => monitoring.unsafeReadRecentOrders(tx),
    unsafeReadUnitClaims: (tx) => monitoring.unsafeReadUnitClaims(tx),
    unsafeReadOpenAttempts: (tx) => monitoring.unsafeReadOpenAttempts(tx),
    unsafeReadSiteBacklog: (tx) => monitoring.unsafeReadSiteBacklog(tx),
    unsafeReadSitesWithoutTax: (tx) => monitoring.unsafeReadSitesWithoutTax(tx),
    unsafeCountUnbalancedPostings: (tx) => monitoring.unsafeCountUnbalancedPostings(tx, 0),
    unsafeReadNewestPosting: (tx) => monitoring.unsafeReadNewestPosting(tx),
  },
  search: {
    readUnits: async (_tx, db) => {
      await search.readUnits(db, { siteId: SITE, typeId: 1, products: null, today: 20_774 });
      await search.readUnits(db, { siteId: SITE, typeId: 1, products: [1, 6, 11], today: 20_774 });
    },
    listStorePlaces: (_tx, db) => search.listStorePlaces(db, SITE),
    findShown: (_tx, db) => search.findShown(db, SITE, [1, 6, 11]),
  },
  'search-documents': {
    listDocuments: (_tx, db) =>
      searchDocuments.listDocuments(db, { locale: 'it', since: 1, recipe: 'recipe' }),
    listLocales: (tx) => searchDocuments.listLocales(tx),
    findOutdated: (tx) => searchDocuments.findOutdated(tx, ['en', 'it'], 'recipe', 100),
    listSources: (tx) => searchDocuments.listSources(tx, [1, 2], ['en', 'it']),
    saveDocuments: (tx) =>
      searchDocuments.saveDocuments(tx, [SEARCH_DOCUMENT], { recipe: 'recipe', version: 1 }),
  },
  'search-index': {
    readVersion: (_tx, db) => searchIndex.readVersion(db),
    raiseVersion: (tx) => searchIndex.raiseVersion(tx),
    listProducts: (_tx, db) => searchIndex.listProducts(db),
    listVariants: (_tx, db) => searchIndex.listVariants(db),
    listValues: (_tx, db) => searchIndex.listValues(db, 'it'),
    listCategories: (_tx, db) => searchIndex.listCategories(db, 'it'),
  },
  delivery: {
    findSiteDelivery: (_tx, db) => delivery.findSiteDelivery(db, 1),
  },
  sites: {
    listSites: (_tx, db) => sites.listSites(db),
    findSite: (_tx, db) => sites.findSite(db, 'aa'),
    findSiteState: (_tx, db) => sites.findSiteState(db, 'aa'),
    compactFrameChanges: (tx) => sites.compactFrameChanges(tx, 50),
    findTenant: (_tx, db) => sites.findTenant(db, 'aa'),
    findCountry: (_tx, db) => sites.findCountry(db, 1),
    updateMaintenance: (tx) => sites.updateMaintenance(tx, 'aa', true, null),
    updateShop: (tx) => sites.updateShop(tx, 'aa', false),
  },
};
