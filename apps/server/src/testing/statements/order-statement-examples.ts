import { sql } from 'kysely';
import * as checkout from '../../features/checkout/checkout.sql.ts';
import * as placing from '../../features/checkout/placing.sql.ts';
import * as sweep from '../../features/checkout/sweep.sql.ts';
import * as claims from '../../features/inventory/claims/claims.sql.ts';
import * as takeBack from '../../features/inventory/claims/take-back.sql.ts';
import * as taking from '../../features/inventory/claims/take-units.sql.ts';
import * as unpaidShare from '../../features/inventory/claims/unpaid-share.sql.ts';
import * as links from '../../features/orders/links/order-link.sql.ts';
import * as extendDeadline from '../../features/orders/moves/extend-deadline.sql.ts';
import * as newOrder from '../../features/orders/moves/new-order.sql.ts';
import * as moves from '../../features/orders/moves/order-moves.sql.ts';
import * as revised from '../../features/orders/revised/revised-dates.sql.ts';
import * as orders from '../../features/orders/show/orders.sql.ts';
import * as proofs from '../../features/proofs/proofs.sql.ts';
import * as returns from '../../features/returns/returns.sql.ts';
import * as withdrawals from '../../features/returns/withdrawals/withdrawals.sql.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type StatementTypes, statement } from '../../platform/db/statement.ts';

type Example = (tx: Tx, db: Db) => Promise<unknown>;

// Of site 1 of the scale load; see statement-examples.ts.
const SITE = 1;
const UNIT = '018bcfe5-6800-7cfc-8d20-8495d565ef66';
const CART = 'd243d70d-440a-f467-44de-70bc03975a0f';
const ORDER = { siteId: SITE, id: 1 };
const KEY_HASH = '0'.repeat(64);
const SHOPPER = { siteId: SITE, cartId: CART, keyHash: KEY_HASH, locale: 'it', customerId: 1 };
const ASKER = {
  siteId: SITE,
  locale: 'it',
  customerId: 1,
  carts: [{ id: CART, keyHash: KEY_HASH }],
  opened: null,
};
const TERMS: newOrder.OrderTerms = {
  locale: 'it',
  email: 'a@example.test',
  given_name: 'A',
  family_name: 'B',
  phone: null,
  customer_id: null,

  currency: 'EUR',
  prices_include_tax: true,
  subtotal_minor: 1,
  shipping_minor: 0,
  tax_minor: 0,
  total_minor: 1,
  tax_lines: [],
  exchanged_total_minor: null,
  exchanged_currency: null,
  exchange_rate: null,

  exchanged_at: null,
  delivery_method: 'shipment' as const,
  store_id: null,
  shipment: {},
  delivery_address: {},
  billing_address: null,
  payment_method_id: 1,
  reserve_minutes: 30,
};
const SYSTEM = { kind: 'system', ref: null } as const;
const KEY = Buffer.alloc(32, 1);
const CLAIM_KEY = { kind: 'email', key: KEY, cap: 4, limitedCap: 1 } as const;

/** Statements about claims, orders and the checkout. */
export const ORDER_STATEMENT_EXAMPLES: Record<string, Record<string, Example>> = {
  'revised-dates': {
    unsafeListDelayedOrders: (tx) => revised.unsafeListDelayedOrders(tx, 500),
    takeDelays: (tx) => revised.takeDelays(tx, SITE, ORDER.id),
    settleDelays: (tx) => revised.settleDelays(tx, SITE, [1], 'notified'),
    postponeDelays: (tx) => revised.postponeDelays(tx, SITE, ORDER.id),
    findRevisedDate: (tx) => revised.findRevisedDate(tx, SITE, ORDER.id),
  },
  'order-link': {
    findOrderOf: (tx) => links.findOrderOf(tx, SITE, { code: '9XTR4K7QX2', email: 'anna@example.test' }),
  },
  'take-units': {
    takeClaims: async (tx, db) => {
      const input = { siteId: SITE, unitIds: [UNIT], minutes: 15, cartId: CART, orderId: null } as const;
      await taking.takeClaims({ tx }, { ...input, kind: 'hold', keys: [CLAIM_KEY], cooldownMinutes: 15 });
      await taking.takeClaims({ db }, { ...input, kind: 'hold' });
    },
    lockClaimKeys: async (tx) => {
      await taking.lockClaimKeys(tx, [CLAIM_KEY]);
      await claims.releaseHoldOf(tx, SITE, CART, UNIT);
    },
  },
  claims: {
    unsafeDeleteOldClaimKeys: (tx) => claims.unsafeDeleteOldClaimKeys(tx),
    releaseOrderClaims: (tx) => claims.releaseOrderClaims(tx, SITE, 1, 'cancelled'),
    releaseHoldOf: (tx) => claims.releaseHoldOf(tx, SITE, CART, UNIT),
    moveClaimsEnd: (tx) => claims.moveClaimsEnd(tx, SITE, 1, new Date()),
    unsafeReleaseExpiredHolds: (tx) => claims.unsafeReleaseExpiredHolds(tx),
  },
  'order-moves': {
    lockOrderRow: (tx) => moves.lockOrderRow(tx, SITE, 1),
    queueOrderRowLock: async (tx) => {
      const rowOf = await moves.queueOrderRowLock(tx, SITE, 1);
      await moves.lockOrderRow(tx, SITE, 1);
      return rowOf();
    },
    moveOrder: (tx) =>
      moves.moveOrder(tx, ORDER, { from: ['confirmed'], to: 'preparing', event: 'preparing', actor: SYSTEM }),
    updatePaymentStatus: (tx) => moves.updatePaymentStatus(tx, ORDER, 'paid'),
    insertEvent: (tx) => moves.insertEvent(tx, ORDER, { kind: 'noted', actor: SYSTEM }),
  },
  checkout: {
    findCheckout: (_tx, db) => checkout.findCheckout(db, SHOPPER),
    findBuyer: (_tx, db) => checkout.findBuyer(db, SHOPPER),
    readParts: (tx) =>
      checkout.readParts(
        tx,
        statement<StatementTypes>('example_one', 'select id from sites where id = $1'),
        [SITE],
        SITE,
      ),
    saveContactOf: (_tx, db) =>
      checkout.saveContactOf(
        db,
        SHOPPER,
        { email: 'a@example.test', given_name: 'A', family_name: 'B', phone: '12345' },
        null,
      ),
    saveDelivery: (_tx, db) =>
      checkout.saveDelivery(db, SHOPPER, {
        address_type: 'home',
        address_id: null,
        store_id: null,
        shipment_id: null,
      }),
  },
  placing: { findPlacing: (tx) => placing.findPlacing(tx, SHOPPER, 1, 'key 0') },
  sweep: {
    unsafeListDueOrders: (tx) => sweep.unsafeListDueOrders(tx),
    unsafeAbandonCarts: (tx) => sweep.unsafeAbandonCarts(tx),
  },
  'new-order': {
    insertOrder: (tx) =>
      newOrder.insertOrder(
        tx,
        { siteId: SITE, cartId: CART, key: 'example', actor: SYSTEM },
        { ...TERMS, payment_method_id: null as never },
        [],
      ),
    rewriteOrder: (tx) => newOrder.rewriteOrder(tx, { siteId: SITE, orderId: 1, actor: SYSTEM }, TERMS, []),
  },
  orders: {
    findOwnOrderRow: (_tx, db) => orders.findOwnOrderRow(db, ASKER, 'AAAAAAAAAAAA'),
    findOwnOrderIdIn: (tx) => orders.findOwnOrderIdIn(tx, ASKER, 'AAAAAAAAAAAA'),
    findOwnOrderId: (_tx, db) => orders.findOwnOrderId(db, ASKER, 'AAAAAAAAAAAA'),
    findLatestCode: (_tx, db) => orders.findLatestCode(db, ASKER),
    listOwnOrders: (_tx, db) => orders.listOwnOrders(db, SHOPPER, { limit: 10, offset: 0 }),
    replaceCartKey: (_tx, db) =>
      orders.replaceCartKey(db, { siteId: SITE, customerId: 1 }, 'VN00000001', KEY_HASH),
    bumpLinkVersion: (tx) => orders.bumpLinkVersion(tx, SITE, ORDER.id),
    adoptOrders: (tx) => orders.adoptOrders(tx, SITE, 1),
  },
  'unpaid-share': { unsafeReadUnpaidShares: (tx) => unpaidShare.unsafeReadUnpaidShares(tx) },
  'extend-deadline': {
    extendDeadlineOf: (tx) =>
      extendDeadline.extendDeadlineOf(tx, { siteId: SITE, orderId: 1, emailKey: KEY }),
    keepOrderUntilDecided: (tx) => extendDeadline.keepOrderUntilDecided(tx, SITE, 'A'),
    restoreDeadlineOf: (tx) =>
      extendDeadline.restoreDeadlineOf(tx, { siteId: SITE, code: 'A', approvalId: 1 }, 30),
    shortenDeadlineOf: (tx) => extendDeadline.shortenDeadlineOf(tx, SITE, 1, new Date()),
    findRegisteredOrder: (tx) => extendDeadline.findRegisteredOrder(tx, SITE, CART),
  },
  proofs: {
    findCartShopper: (_tx, db) => proofs.findCartShopper(db, SHOPPER),
    saveProof: (tx) =>
      proofs.saveProof(tx, {
        siteId: SITE,
        cartId: CART,
        emailKey: KEY,
        captchaPassed: true,
        confirmed: false,
      }),
    saveProofToken: (tx) => proofs.saveProofToken(tx, SITE, 1, KEY),
    confirmProofOf: (tx) => proofs.confirmProofOf(tx, SITE, KEY),
    unsafeDeleteOldProofs: (tx) => proofs.unsafeDeleteOldProofs(tx),
  },
  'take-back': {
    releaseSales: (tx) => takeBack.releaseSales(tx, { siteId: SITE, orderId: 1, unitIds: [UNIT] }),
    quarantineUnits: (tx) => takeBack.quarantineUnits(tx, { siteId: SITE, unitIds: [UNIT], reason: 'r' }),
    decideUnits: (tx) => takeBack.decideUnits(tx, { siteId: SITE, unitIds: [UNIT], outcome: 'resell' }),
  },
  returns: {
    findCustomersOrder: (tx) =>
      returns.findCustomersOrder(tx, { siteId: SITE, customerId: 1, code: 'AAAAAAAAAAAA' }),
    findReturnable: (tx) => returns.findReturnable(tx, SITE, 1),
    insertReturn: async (tx) => {
      await sql`update orders set delivered_at = now() where site_id = ${SITE} and id = 1`.execute(tx);
      const input = {
        siteId: SITE,
        orderId: 1,
        reason: 'other',
        note: null,
        unitIds: [],
        uploadIds: [],
      } as const;
      return returns.insertReturn(tx, input);
    },
    lockReturn: async (tx) => {
      await sql`update orders set delivered_at = now() where site_id = ${SITE} and id = 1`.execute(tx);
      const input = {
        siteId: SITE,
        orderId: 1,
        reason: 'other',
        note: null,
        unitIds: [],
        uploadIds: [],
      } as const;
      return returns.lockReturn(tx, {
        siteId: SITE,
        orderId: 1,
        code: await returns.insertReturn(tx, input),
      });
    },
    moveReturn: (tx) =>
      returns.moveReturn(tx, { siteId: SITE, id: 1 }, { from: ['requested'], to: 'approved' }),
    setOutcome: (tx) => returns.setOutcome(tx, { siteId: SITE, id: 1 }, [UNIT], 'scrap'),
  },
  withdrawals: {
    findWithdrawable: (tx) => withdrawals.findWithdrawable(tx, SITE, 1),
    insertWithdrawal: (tx) => aWithdrawal(tx),
    lockWithdrawal: async (tx) => withdrawals.lockWithdrawal(tx, SITE, await aWithdrawal(tx)),
    findWaitingOrder: (tx) => withdrawals.findWaitingOrder(tx, SITE, 1),
    markOrderCancelled: (tx) => withdrawals.markOrderCancelled(tx, SITE, 1),
    markReturnOpened: async (tx) => {
      await sql`update orders set delivered_at = now() where site_id = ${SITE} and id = 1`.execute(tx);
      const input = { siteId: SITE, orderId: 1, note: null, unitIds: [], uploadIds: [] };
      const returnCode = await returns.insertReturn(tx, { ...input, reason: 'withdrawal' });
      return withdrawals.markReturnOpened(tx, { siteId: SITE, id: await aWithdrawal(tx), returnCode });
    },
    unsafeListWaiting: (tx) => withdrawals.unsafeListWaiting(tx),
  },
};

async function aWithdrawal(tx: Tx): Promise<number> {
  await sql`update sites set settings = settings || '{"withdrawal": {"days": 14}}' where id = ${SITE}`.execute(
    tx,
  );
  const statement = { name: 'A B', email: 'a@example.test', locale: 'it', unitIds: [] };
  return withdrawals.insertWithdrawal(tx, { siteId: SITE, orderId: 1, ...statement });
}
