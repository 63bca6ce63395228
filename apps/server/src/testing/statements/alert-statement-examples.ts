import * as choices from '../../features/alerts/alert-choices.sql.ts';
import * as alerts from '../../features/alerts/alerts.sql.ts';
import * as telling from '../../features/alerts/tell-alerts.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

const SITE = 1;
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const CUSTOMER = { siteId: SITE, customerId: 1 };
const PRODUCT = { siteId: SITE, productId: 1 };
const ALERT = {
  ...PRODUCT,
  colorId: null,
  sizeId: null,
  near: { place: 'Milano', lat: 45.46, lng: 9.19, metres: 50_000 },
  locale: 'it',
};

export const ALERT_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  alerts: {
    upsertAlert: (tx) => alerts.upsertAlert(tx, { ...ALERT, email: 'waits@example.test' }),
    upsertOwnAlert: (tx) => alerts.upsertOwnAlert(tx, { ...ALERT, customerId: 1 }),
    lockAlert: (tx) => alerts.lockAlert(tx, SITE, 1),
    markConfirmed: (tx) => alerts.markConfirmed(tx, SITE, 1),
    endAlertsOf: (tx) => alerts.endAlertsOf(tx, SITE, 1),
    endAlertOf: (tx) => alerts.endAlertOf(tx, CUSTOMER, 1),
    findAlertsOf: (_tx, db) => alerts.findAlertsOf(db, CUSTOMER, 'it'),
  },
  'alert-choices': { findChoices: (_tx, db) => choices.findChoices(db, SITE, 'product-1', 'it') },
  'tell-alerts': {
    lockLine: (tx) => telling.lockLine(tx, PRODUCT),
    findMatches: (tx) => telling.findMatches(tx, PRODUCT),
    markTold: (tx) => telling.markTold(tx, SITE, new Map([[1, UNIT]])),
    readUnitWords: (tx) => telling.readUnitWords(tx, SITE, [{ unitId: UNIT, locale: 'it' }]),
    unsafeFindArrivals: (tx) => telling.unsafeFindArrivals(tx),
  },
};
