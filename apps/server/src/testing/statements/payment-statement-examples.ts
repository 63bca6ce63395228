import * as attempts from '../../features/payments/attempts/attempts.sql.ts';
import * as updates from '../../features/payments/attempts/update-attempt.sql.ts';
import * as cases from '../../features/payments/cases/cases.sql.ts';
import * as methods from '../../features/payments/methods/payment-methods.sql.ts';
import * as reconcile from '../../features/payments/reconcile/reconcile.sql.ts';
import * as allowance from '../../features/payments/refunds/refund-allowance.sql.ts';
import * as refundFacts from '../../features/payments/refunds/refund-facts.sql.ts';
import * as refunds from '../../features/payments/refunds/refunds.sql.ts';
import * as ledger from '../../features/payments/settle/ledger.sql.ts';
import * as events from '../../features/payments/webhooks/provider-events.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

// Of site 1 of the scale load; see statement-examples.ts.
const SITE = 1;
const ORDER = 200;
const CART = 'd243d70d-440a-f467-44de-70bc03975a0f';

/** An attempt of the scale load with its order. */
async function anAttempt(tx: Tx) {
  const found = await tx
    .selectFrom('payment_attempts')
    .select(['id', 'order_id'])
    .where('site_id', '=', SITE)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { attemptId: found.id, orderId: found.order_id };
}
const NEW = {
  siteId: SITE,
  methodId: SITE * 2,
  provider: 'sandbox',
  accountRef: 'a',
  exponent: 2,
  fxQuote: null,
};
const EVENT = {
  siteId: SITE,
  provider: 'stripe',
  accountRef: 'stripe-it',
  eventId: 'evt_example',
  kind: 'k',
  ignored: false,
  reference: null,
  providerRef: 'pi_example',
  providerPaymentRef: null,
  body: Buffer.from('{}'),
};

export const PAYMENT_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  attempts: {
    findAttempt: async (tx, db) => attempts.findAttempt(db, SITE, (await anAttempt(tx)).attemptId),
    findPayingAttempt: async (tx, db) =>
      attempts.findPayingAttempt(db, SITE, (await anAttempt(tx)).attemptId),
    findOpenAttempt: (_tx, db) => attempts.findOpenAttempt(db, SITE, ORDER),
    lockAttempt: async (tx) => attempts.lockAttempt(tx, SITE, (await anAttempt(tx)).attemptId),
    insertAttempt: async (tx) =>
      attempts.insertAttempt(tx, CART, {
        ...NEW,
        orderId: (await anAttempt(tx)).orderId,
        amountMinor: 1,
        currency: 'EUR',
      }),
    unsafeTakeDueAttempts: (tx) => attempts.unsafeTakeDueAttempts(tx, 100),
  },
  'update-attempt': {
    updateAttempt: async (tx) =>
      updates.updateAttempt(tx, SITE, (await anAttempt(tx)).attemptId, { providerRef: 'pi_example' }),
    updateAttemptNow: (_tx, db) => updates.updateAttemptNow(db, SITE, CART, { providerRef: 'pi_example' }),
    keepFirst: (_tx, db) =>
      updates.keepFirst(db, SITE, CART, 'post', { post: { url: 'https://example.test' } }),
  },
  cases: {
    insertCase: async (tx) => {
      const key = await anAttempt(tx);
      return cases.insertCase(tx, { siteId: SITE, ...key, kind: 'chargeback', detail: {} });
    },
    insertOrphanCase: (tx) =>
      cases.insertOrphanCase(tx, { siteId: SITE, accountRef: 'stripe-it', txnId: 'ch_example', detail: {} }),
    resolveCasesOfRefund: (tx) =>
      cases.resolveCasesOfRefund(tx, { siteId: SITE, refundId: CART, resolution: 'refunded' }),
    listRefundsWithoutCase: (tx) => cases.listRefundsWithoutCase(tx, SITE),
    resolveCases: async (tx) => {
      const { attemptId } = await anAttempt(tx);
      await cases.resolveCases(tx, { siteId: SITE, attemptId, kinds: ['chargeback'], resolution: 'won' });
    },
  },
  ledger: {
    insertPosting: async (tx) => {
      const { attemptId } = await anAttempt(tx);
      return ledger.insertPosting(tx, {
        siteId: SITE,
        attemptId,
        kind: 'captured',
        provider: 'sandbox',
        txnId: 'example',
        amountMinor: 1,
        currency: 'EUR',
        occurredAt: null,
        debit: 'provider',
        credit: 'sales',
      });
    },
    listOrdersOfReference: (tx) => ledger.listOrdersOfReference(tx, SITE, 'BANK 1'),
  },
  'payment-methods': {
    listMethods: (_tx, db) =>
      methods.listMethods(db, { siteId: SITE, locale: 'it', cart: { id: CART, keyHash: '0'.repeat(64) } }),
  },
  'provider-events': {
    insertEvent: (tx) => events.insertEvent(tx, EVENT),
    findEvent: (_tx, db) => events.findEvent(db, SITE, 1),
    finishEvent: (_tx, db) =>
      events.finishEvent(db, SITE, 1, { attemptId: null, outcome: 'unmatched', isDone: false }),
  },
  reconcile: {
    listBooked: (tx) => reconcile.listBooked(tx, SITE, 'stripe-it', new Date()),
    listStuck: (tx) => reconcile.listStuck(tx, SITE, 'stripe-it'),
    listReferenced: (tx) => reconcile.listReferenced(tx, SITE, 'stripe-it', [CART]),
    insertReport: (tx) =>
      reconcile.insertReport(tx, {
        siteId: SITE,
        provider: 'stripe',
        accountRef: 'stripe-it',
        from: new Date(0),
        to: new Date(),
        matched: 0,
        differences: [],
      }),
    listSiteIds: (tx) => reconcile.listSiteIds(tx),
  },
  refunds: {
    listRefundable: (tx) => refunds.listRefundable(tx, SITE, ORDER),
    insertRefund: async (tx) => {
      const { attemptId } = await anAttempt(tx);
      const sum = { amountMinor: 1, currency: 'EUR', reason: 'example', status: 'requested' } as const;
      return refunds.insertRefund(tx, { siteId: SITE, attemptId, ...sum });
    },
    findRefund: (tx) => refunds.findRefund(tx, SITE, CART),
    updateRefund: (tx) => refunds.updateRefund(tx, SITE, CART, { status: 'sent' }),
    finishRefund: (tx) =>
      refunds.finishRefund(tx, { siteId: SITE, attemptId: CART, providerRef: 're_1', amountMinor: 1 }),
    findNetPaid: (tx) => refunds.findNetPaid(tx, SITE, ORDER),
    sumRefundedByStaff: (tx) => refunds.sumRefundedByStaff(tx, SITE, ORDER),
    unsafeListDueRefunds: (tx) => refunds.unsafeListDueRefunds(tx, 100),
  },
  'refund-allowance': {
    findAllowance: (_tx, db) => allowance.findAllowance(db, { siteId: SITE, code: 'UNKNOWN1' }),
  },
  'refund-facts': { findRefundFacts: (tx) => refundFacts.findRefundFacts(tx, SITE, 'UNKNOWN1') },
};
