import * as events from '../../features/events/events.sql.ts';
import * as deliveries from '../../features/events/webhooks/deliveries.sql.ts';
import * as webhooks from '../../features/events/webhooks/webhooks.sql.ts';
import * as orderSystems from '../../features/orders/erp/order-systems.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

const SITE = 1;
const HOOK = { siteId: SITE, webhookId: 1 };
const INPUT = { name: 'ERP', url: 'https://erp.example/events', types: ['order.*'] };

const SHIPMENT = {
  carrier: 'dhl',
  event_id: '1',
  tracking: 'JD01',
  status: 'collected',
  occurred_at: '2026-11-17T10:00:00Z',
} as const;

type Examples = Record<string, Record<string, (tx: Tx, db: Db) => Promise<unknown>>>;

/** The event log and its webhooks. */
export const EVENT_STATEMENT_EXAMPLES: Examples = {
  events: {
    hasUnnumbered: (_tx, db) => events.hasUnnumbered(db, SITE),
    unsafeListUnnumberedSites: (tx) => events.unsafeListUnnumberedSites(tx),
    addHead: (tx) => events.addHead(tx, SITE),
    lockHead: (tx) => events.lockHead(tx, SITE),
    numberEventRows: (tx) => events.numberEventRows(tx, SITE, { last: 0, limit: 100 }),
    listEventRows: (_tx, db) => events.listEventRows(db, SITE, { after: 0, limit: 100 }),
    findHead: (_tx, db) => events.findHead(db, SITE),
    unsafeListHeads: (tx) => events.unsafeListHeads(tx),
    deleteOldEventRows: (tx) => events.deleteOldEventRows(tx, SITE, { days: 90, limit: 100 }),
  },
  webhooks: {
    listWebhookRows: (_tx, db) => webhooks.listWebhookRows(db, SITE),
    findWebhook: (tx) => webhooks.findWebhook(tx, SITE, 1),
    insertWebhook: (tx) =>
      webhooks.insertWebhook(tx, SITE, { ...INPUT, secret: Buffer.alloc(32), staffId: 1 }),
    changeWebhookRow: (tx) => webhooks.changeWebhookRow(tx, SITE, 1, { ...INPUT, enabled: true }),
    deleteWebhookRow: (tx) => webhooks.deleteWebhookRow(tx, SITE, 1),
    rotateSecretRow: (tx) => webhooks.rotateSecretRow(tx, SITE, 1, Buffer.alloc(32)),
    replayWebhookRow: (tx) => webhooks.replayWebhookRow(tx, SITE, 1, 0),
    listDeadRows: (tx) => webhooks.listDeadRows(tx, SITE, 1, { after: 0, limit: 100 }),
    listPendingRows: (tx) => webhooks.listPendingRows(tx, SITE, 1, { after: 0, limit: 100 }),
    retryDeadRows: (tx) => webhooks.retryDeadRows(tx, SITE, 1, null),
  },
  deliveries: {
    unsafeListActiveWebhooks: (tx) => deliveries.unsafeListActiveWebhooks(tx),
    addDeliveries: (tx) => deliveries.addDeliveries(tx, { ...HOOK, max: 100 }),
    claimDeliveries: (tx) => deliveries.claimDeliveries(tx, HOOK, { limit: 10, leaseSeconds: 60 }),
    finishDelivery: (tx) => deliveries.finishDelivery(tx, { ...HOOK, sequence: 1, attempts: 1 }),
    failDelivery: (tx) =>
      deliveries.failDelivery(
        tx,
        { ...HOOK, sequence: 1, attempts: 1 },
        { status: 500, error: 'answered 500', isDead: false, delaySeconds: 5 },
      ),
    disableWebhook: (tx) => deliveries.disableWebhook(tx, HOOK, 'failing'),
  },
  'order-systems': {
    findErpNumber: (tx) => orderSystems.findErpNumber(tx, SITE, 1),
    setErpNumber: (tx) => orderSystems.setErpNumber(tx, SITE, 1, 'SO-1'),
    insertShipmentEvent: (tx) => orderSystems.insertShipmentEvent(tx, SITE, 1, SHIPMENT),
    findOrderOfSubject: (tx) => orderSystems.findOrderOfSubject(tx, SITE, { kind: 'payment_case', ref: '1' }),
    listReportsSinceConfirmed: (tx) => orderSystems.listReportsSinceConfirmed(tx, SITE, 1),
  },
};
