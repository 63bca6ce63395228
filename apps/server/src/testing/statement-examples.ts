import { createHash } from 'node:crypto';
import * as customers from '../features/customers/customers.sql.ts';
import * as inventory from '../features/inventory/inventory.sql.ts';
import * as menu from '../features/menu/menu.sql.ts';
import * as sites from '../features/sites/sites.sql.ts';
import type { Db, Tx } from '../platform/db.ts';
import * as idempotency from '../platform/idempotency.sql.ts';

/** Runs one statement of a feature with parameters that find something in the scale load. */
type Example = (tx: Tx, db: Db) => Promise<unknown>;

// Row 0 of the scale load belongs to site 1; see demo/scale.sql.ts.
export const SITE = 1;
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const TOKEN = createHash('sha256').update('token 0').digest();
const KEY = { siteId: SITE, actor: 'customer:1', key: 'key 0' };
const LOGIN = { siteId: SITE, kind: 'account', hash: TOKEN } as const;
const wish = { siteId: SITE, unitId: UNIT, kind: 'hold', minutes: 15, cartId: null, orderId: null } as const;

/** Every function that a *.sql.ts of the features or the platform exports has its example here; a test counts them. */
export const STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  customers: {
    findSession: (tx) => customers.findSession(tx, SITE, TOKEN),
    getCustomer: (tx) => customers.getCustomer(tx, SITE, 1),
    revokeToken: (tx) => customers.revokeToken(tx, SITE, 1),
    findLock: (tx) => customers.findLock(tx, LOGIN),
    addFailure: (tx) => customers.addFailure(tx, LOGIN, { maxFailures: 10, windowMinutes: 15 }),
    deleteCounter: (tx) => customers.deleteCounter(tx, LOGIN),
  },
  idempotency: {
    takeKey: (tx) => idempotency.takeKey(tx, KEY, TOKEN),
    findKey: (tx) => idempotency.findKey(tx, KEY),
    storeAnswer: (tx) => idempotency.storeAnswer(tx, KEY, { status: 201, body: '{}' }),
    unsafeDeleteExpiredKeys: (tx) => idempotency.unsafeDeleteExpiredKeys(tx),
  },
  inventory: {
    takeFreeUnit: (tx) => inventory.takeFreeUnit(tx, wish),
    findUnitStanding: (tx) => inventory.findUnitStanding(tx, SITE, UNIT),
  },
  menu: {
    listMenu: (_tx, db) => menu.listMenu(db, { siteId: SITE, typeId: 1, locale: 'it' }),
  },
  sites: {
    listSites: (_tx, db) => sites.listSites(db),
    findSite: (_tx, db) => sites.findSite(db, 'aa'),
    findTenant: (_tx, db) => sites.findTenant(db, 'aa'),
    updateMaintenance: (tx) => sites.updateMaintenance(tx, 'aa', true),
  },
};
