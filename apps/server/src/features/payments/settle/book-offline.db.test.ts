import { type Selectable, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import type { PaymentMethods, Sites } from '../../../platform/db/schema.ts';
import { aSite, aUnit } from '../../../testing/builders/builders.ts';
import { presentedTestCart } from '../../../testing/builders/cart-keys.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  standingOf,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import { cancelOrderSafely } from '../cancel/cancel-order.ts';
import type { Payments } from '../payments.ts';
import { registerPayment } from '../register/register-payment.ts';
import { bookOffline } from './book-offline.ts';
import { refuseOffline } from './refuse-offline.ts';

let database: TestDatabase;
let site: Selectable<Sites>;
let bank: Selectable<PaymentMethods>;
let payments: Payments;
const FINANCE = { kind: 'staff', ref: 'finance' } as const;

beforeAll(async () => {
  database = await testDatabase();
  site = await aSite(database.owner);
  bank = await aMethod(database.owner, { site_id: site.id });
  payments = testPayments(database.app, {});
});
afterEach(async () => expect(await brokenInvariants(database.owner)).toEqual([]));
afterAll(() => database.drop());

const DAYS_3 = 72 * 60;
const registered = async (minutes = DAYS_3) => {
  const order = await anAwaitingOrder(database.owner, database.app, {
    site,
    method: bank,
    deadlineInMinutes: minutes,
  });
  const done = await registerPayment(payments, {
    of: { siteId: site.id, code: order.code, attemptId: order.attemptId },
    payer: { customerId: null, carts: [presentedTestCart(order.cartId)] },
    body: { payment_method_id: bank.id, check_terms: true, ref: 'PAYLATER' },
    locale: 'en',
    clientIp: null,
    checkoutToken: undefined,
  });
  expect(done).toMatchObject({ ok: true, status: 'awaiting' });
  return order;
};
const book = (order: AwaitingOrder, amountMinor: number, reference: string, currency = 'EUR') =>
  withSite(database.app, site.id, (tx) =>
    bookOffline(tx, {
      siteId: site.id,
      orderId: order.orderId,
      attemptId: order.attemptId,
      amountMinor,
      currency,
      reference,
      valueOn: '2026-11-15',
      actor: FINANCE,
    }),
  );
const cancelByDeadline = async ({ siteId, orderId }: AwaitingOrder) =>
  cancelOrderSafely(payments, { siteId, orderId, reason: 'deadline', actor: { kind: 'system', ref: null } });
const passDeadline = ({ orderId }: AwaitingOrder) =>
  sql`update orders set deadline_at = now() - interval '1 second' where id = ${orderId}`.execute(
    database.owner,
  );
const standing = (order: AwaitingOrder) => standingOf(database.owner, order);

test('[CHECKOUT-44] a transfer awaited stays pending confirmation; its deadline is three days', async () => {
  const order = await registered();
  expect(await standing(order)).toMatchObject({ status: 'pending_confirmation', claim: 'reservation' });
  expect(await cancelByDeadline(order)).toEqual({ ok: false, code: 'not_cancellable' });
  expect(await standing(order)).toMatchObject({ status: 'pending_confirmation', claim: 'reservation' });
});

test('[CHECKOUT-45] past its deadline without a payment it is cancelled and its unit is free', async () => {
  const order = await registered();
  await passDeadline(order);
  await cancelByDeadline(order);
  expect(await standing(order)).toMatchObject({ status: 'cancelled', claim: null, attempts: 'cancelled' });
});

test('[CHECKOUT-46] money seen within the window confirms it; the deadline cancels nothing any more', async () => {
  const order = await registered();
  expect(await book(order, order.totalMinor, 'CRO 1')).toMatchObject({ ok: true, outcome: 'paid' });
  expect(await standing(order)).toMatchObject({
    status: 'confirmed',
    payment: 'paid',
    claim: 'sale',
    attempts: 'paid',
  });
  expect(await cancelByDeadline(order)).toEqual({ ok: false, code: 'not_cancellable' });
});

test('a transfer booked at the same instant as the deadline: kept and paid, or the money is on its way back', async () => {
  for (let n = 0; n < 12; n += 1) {
    const order = await registered();
    await passDeadline(order);
    await Promise.all([book(order, order.totalMinor, `CRO ${n}`), cancelByDeadline(order)]);
    expect(['confirmed', 'cancelled']).toContain((await standing(order)).status);
    expect(await brokenInvariants(database.owner)).toEqual([]);
  }
});

describe('sums that do not fit', () => {
  test('too little is booked and waited on; the rest completes it; the same reference counts once', async () => {
    const order = await registered();
    expect(await book(order, 1000, 'part 1')).toMatchObject({
      outcome: 'part',
      missingMinor: order.totalMinor - 1000,
    });
    expect(await book(order, 1000, 'part 1')).toMatchObject({ outcome: 'again' });
    expect(await standing(order)).toMatchObject({
      status: 'pending_confirmation',
      payment: 'unpaid',
      cases: 'underpaid open',
    });
    expect(await book(order, order.totalMinor - 1000, 'part 2')).toMatchObject({
      outcome: 'paid',
      tooMuchMinor: 0,
    });
    expect(await standing(order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      cases: 'underpaid resolved',
    });
  });

  test('an overpayment is booked, and the rest opens a case to send it back', async () => {
    const order = await registered();
    expect(await book(order, order.totalMinor + 250, 'CRO')).toMatchObject({
      outcome: 'paid',
      tooMuchMinor: 250,
    });
    expect(await standing(order)).toMatchObject({
      status: 'confirmed',
      refunds: 'manual 250',
      cases: 'refund_by_hand open, overpaid open',
    });
  });

  test('another currency, nothing at all or a card’s attempt: refused', async () => {
    const order = await registered();
    expect(await book(order, order.totalMinor, 'x', 'USD')).toEqual({ ok: false, code: 'currency_differs' });
    expect(await book(order, 0, 'x')).toEqual({ ok: false, code: 'amount_invalid' });
    const card = await aMethod(database.owner, { site_id: site.id, account_ref: 'stripe-it' });
    const online = await anAwaitingOrder(database.owner, database.app, { site, method: card });
    expect(await book(online, online.totalMinor, 'x')).toEqual({ ok: false, code: 'not_offline' });
  });
});

describe('a transfer after the cancellation', () => {
  test('brings the order back while the unit is free', async () => {
    const order = await registered();
    await passDeadline(order);
    await cancelByDeadline(order);
    await book(order, order.totalMinor, 'late');
    expect(await standing(order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      cases: 'late_payment resolved',
    });
  });

  test('is sent back by a person when the unit is gone', async () => {
    const unit = await aUnit(database.owner, { site_id: site.id });
    const late = await anAwaitingOrder(database.owner, database.app, { site, method: bank, unit });
    await passDeadline(late);
    await cancelByDeadline(late);
    const other = await anAwaitingOrder(database.owner, database.app, { site, method: bank, unit });
    await book(other, other.totalMinor, 'first');
    await book(late, late.totalMinor, 'second');
    expect(await standing(late)).toMatchObject({ status: 'cancelled', refunds: `manual ${late.totalMinor}` });
  });
});

test('a transfer that never came is refused: the shopper may try another way', async () => {
  const order = await registered();
  const refuse = () =>
    withSite(database.app, site.id, (tx) =>
      refuseOffline(tx, { ...order, reason: 'bounced', actor: FINANCE }),
    );
  expect(await refuse()).toEqual({ ok: true });
  expect(await refuse()).toEqual({ ok: false, code: 'conflict' });
  expect(await standing(order)).toMatchObject({
    status: 'payment_failed',
    attempts: 'failed',
    claim: 'reservation',
  });
});
