import type { Selectable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import type { PaymentMethods, Sites } from '../../../platform/db/schema.ts';
import { aSite, aUnit } from '../../../testing/builders/builders.ts';
import { noAnswer, scriptedProvider } from '../../../testing/builders/scripted-provider.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { brokenInvariants, differencesWithProvider } from '../../../testing/database/invariants.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  aTestAccount,
  standingOf,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import { cancelOrder, lockOrder } from '../../orders/moves/order-moves.ts';
import { createAttempt } from '../attempts/create-attempt.ts';
import { cancelOrderSafely } from '../cancel/cancel-order.ts';
import type { Payments } from '../payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { openPanel } from '../register/open-panel.ts';
import { releaseAttempt } from './release-attempt.ts';
import { runRefund } from './run-refund.ts';
import { settle } from './settle.ts';

let database: TestDatabase;
let site: Selectable<Sites>;
let method: Selectable<PaymentMethods>;
let payments: Payments;
const provider = scriptedProvider();
const ACCOUNTS = {
  'stripe-it': aTestAccount('it'),
};
const SYSTEM = { kind: 'system', ref: null } as const;

beforeAll(async () => {
  database = await testDatabase();
  site = await aSite(database.owner, { slug: 'it' });
  method = await aMethod(database.owner, { site_id: site.id, account_ref: 'stripe-it' });
  payments = testPayments(database.app, ACCOUNTS, () => provider.adapter);
});
afterEach(async () => {
  provider.before(null);
  expect(await brokenInvariants(database.owner)).toEqual([]);
});
afterAll(() => database.drop());

const waiting = async () => {
  const order = await anAwaitingOrder(database.owner, database.app, { site, method });
  await openPanel(payments, { siteId: site.id, attemptId: order.attemptId, locale: 'it', clientIp: null });
  return order;
};
const look = ({ siteId, attemptId }: AwaitingOrder) => settle(payments, { siteId, attemptId, cause: 'poll' });
const standing = (order: AwaitingOrder) => standingOf(database.owner, order);
const cancelledBy = async (order: AwaitingOrder, reason: 'deadline' | 'customer') =>
  withSite(database.owner, site.id, async (tx) => {
    if (reason === 'deadline')
      await tx
        .updateTable('orders')
        .set({ deadline_at: new Date(0) })
        .where('id', '=', order.orderId)
        .execute();
    const locked = await lockOrder(tx, site.id, order.orderId);
    if (!locked || !(await cancelOrder(tx, locked, { reason, actor: SYSTEM })))
      throw new Error('not cancelled');
  });
const refundsOf = (order: AwaitingOrder) =>
  database.owner.selectFrom('refunds').select('id').where('attempt_id', '=', order.attemptId).execute();
const runRefunds = async (order: AwaitingOrder) => {
  for (const { id } of await refundsOf(order)) await runRefund(payments, { siteId: site.id, refundId: id });
};

describe('what the provider says becomes the order', () => {
  test('[CHECKOUT-41] paid: confirmed, sold and booked once, also by concurrent calls', async () => {
    const order = await waiting();
    provider.pay(order.attemptId, order.totalMinor);
    await Promise.all(Array.from({ length: 12 }, () => look(order)));
    expect(await standing(order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      attempts: 'paid',
      claim: 'sale',
      ledger: `captured ${order.totalMinor}`,
    });
  });

  test('[CHECKOUT-42] failed: the order says so and keeps its unit for another try', async () => {
    const order = await waiting();
    provider.say(order.attemptId, { state: 'failed', failure: 'insufficient_funds' });
    expect(await look(order)).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
    expect(await standing(order)).toMatchObject({
      status: 'payment_failed',
      claim: 'reservation',
      ledger: null,
    });
  });

  test('[CHECKOUT-43] under way: the order is processing until there is an end to it', async () => {
    const order = await waiting();
    provider.say(order.attemptId, { state: 'processing' });
    await look(order);
    expect(await standing(order)).toMatchObject({ status: 'processing', payment: 'unpaid' });
    provider.pay(order.attemptId, order.totalMinor);
    await look(order);
    expect(await standing(order)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  test('a card that fails in the open panel and then works pays the same order', async () => {
    const order = await waiting();
    provider.say(order.attemptId, { state: 'failed', failure: 'declined' });
    await look(order);
    provider.pay(order.attemptId, order.totalMinor);
    await look(order);
    expect(await standing(order)).toMatchObject({ status: 'confirmed', attempts: 'paid' });
  });

  test.each([
    ['a cent less', (minor: number) => ({ amountMinor: minor - 1, currency: 'EUR' })],
    ['another currency', (minor: number) => ({ amountMinor: minor, currency: 'USD' })],
  ])('%s: nothing is confirmed or booked, a case is open', async (_name, wrong) => {
    const order = await waiting();
    provider.say(order.attemptId, { state: 'paid', txnId: 'ch_wrong', ...wrong(order.totalMinor) });
    await look(order);
    await look(order);
    expect(await standing(order)).toMatchObject({
      payment: 'unpaid',
      attempts: 'review',
      ledger: null,
      cases: 'amount_mismatch open',
    });
    provider.say(order.attemptId, { state: 'open' });
  });
});

describe('no answer', () => {
  test('changes nothing but the time of the next look', async () => {
    const order = await waiting();
    provider.before(noAnswer);
    expect(await look(order)).toMatchObject({ wasPolled: false, status: 'ready' });
    expect(await standing(order)).toMatchObject({ status: 'pending_confirmation', attempts: 'ready' });
  });

  test('never leads to a cancellation', async () => {
    const order = await waiting();
    provider.before(noAnswer);
    expect(await releaseAttempt(payments, site.id, order.orderId)).toBe('unreachable');
    expect(await cancelOrderSafely(payments, { ...order, reason: 'customer', actor: SYSTEM })).toEqual({
      ok: false,
      code: 'payment_in_progress',
    });
    expect(await standing(order)).toMatchObject({ status: 'pending_confirmation', claim: 'reservation' });
  });
});

describe('money that comes late', () => {
  test('[H-41] brings the order back while its unit is free', async () => {
    const order = await waiting();
    await cancelledBy(order, 'deadline');
    provider.pay(order.attemptId, order.totalMinor);
    await look(order);
    expect(await standing(order)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      claim: 'sale',
      refunds: null,
      cases: 'late_payment resolved',
    });
  });

  test('[H-41] is refunded when the unit is sold to another shopper', async () => {
    const unit = await aUnit(database.owner, { site_id: site.id });
    const late = await anAwaitingOrder(database.owner, database.app, { site, method, unit });
    await cancelledBy(late, 'deadline');
    const other = await anAwaitingOrder(database.owner, database.app, { site, method, unit });
    provider.pay(other.attemptId, other.totalMinor);
    await look(other);
    provider.pay(late.attemptId, late.totalMinor);
    await look(late);
    await look(late);
    expect(await standing(late)).toMatchObject({
      status: 'cancelled',
      refunds: `requested ${late.totalMinor}`,
    });
    await runRefunds(late);
    await runRefunds(late);
    expect(await standing(late)).toMatchObject({
      status: 'cancelled',
      attempts: 'refunded',
      refunds: `succeeded ${late.totalMinor}`,

      ledger: `captured ${late.totalMinor}, refunded ${late.totalMinor}`,
      cases: 'late_payment resolved',
    });
    expect(await standing(other)).toMatchObject({ status: 'confirmed', claim: 'sale' });
  });

  test('is refunded when the shopper had cancelled', async () => {
    const order = await waiting();
    await cancelledBy(order, 'customer');
    provider.pay(order.attemptId, order.totalMinor);
    await look(order);
    expect(await standing(order)).toMatchObject({
      status: 'cancelled',
      refunds: `requested ${order.totalMinor}`,
    });
    await runRefunds(order);
  });
});

describe('giving money back', () => {
  const paid = async () => {
    const order = await waiting();
    provider.pay(order.attemptId, order.totalMinor);
    await look(order);
    return order;
  };
  const ask = (order: AwaitingOrder, amountMinor: number | null) =>
    withSite(payments.db, site.id, (tx) =>
      requestRefund(tx, {
        siteId: site.id,
        orderId: order.orderId,
        amountMinor,
        reason: 'test',
        actor: SYSTEM,
      }),
    );

  test('in parts, never more than there is, and everything only once', async () => {
    const order = await paid();
    expect(await ask(order, 1000)).toMatchObject({ ok: true, amountMinor: 1000 });
    await runRefunds(order);
    expect(await standing(order)).toMatchObject({ payment: 'partly_refunded', attempts: 'partly_refunded' });
    expect(await ask(order, order.totalMinor)).toEqual({ ok: false, code: 'more_than_paid' });
    const both = await Promise.all([ask(order, null), ask(order, null)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    await runRefunds(order);
    await look(order);
    expect(await standing(order)).toMatchObject({
      payment: 'refunded',
      attempts: 'refunded',
      ledger: `captured ${order.totalMinor}, refunded 1000, refunded ${order.totalMinor - 1000}`,
    });
  });

  test('a refund whose answer got lost is asked for, not sent twice', async () => {
    const order = await paid();
    await ask(order, null);
    let lost = false;
    provider.before((call) => {
      if (call !== 'fetchRefund' || lost) return;
      lost = true;
      noAnswer();
    });
    const [refund] = await refundsOf(order);
    if (!refund) throw new Error('no refund');
    await withSite(database.owner, site.id, (tx) =>
      tx.updateTable('refunds').set({ status: 'sent' }).where('id', '=', refund.id).execute(),
    );
    await runRefunds(order);
    expect(await standing(order)).toMatchObject({ refunds: `unknown ${order.totalMinor}` });
    provider.before(null);
    await runRefunds(order);
    expect(await standing(order)).toMatchObject({
      refunds: `succeeded ${order.totalMinor}`,
      payment: 'refunded',
    });
  });

  test('a refund made at the provider’s own desk is booked like ours', async () => {
    const order = await paid();
    const refund = { id: 're_desk', amountMinor: 500, state: 'succeeded', occurredAt: new Date() } as const;
    provider.say(order.attemptId, { refunds: [refund] });
    await look(order);
    expect(await standing(order)).toMatchObject({
      payment: 'partly_refunded',
      ledger: `captured ${order.totalMinor}, refunded 500`,
    });
  });

  test('a dispute is booked and opened as a case; won, it is booked back', async () => {
    const order = await paid();
    const dispute = { id: 'dp_1', amountMinor: order.totalMinor, state: 'open' } as const;
    provider.say(order.attemptId, { disputes: [dispute] });
    await look(order);
    expect(await standing(order)).toMatchObject({ attempts: 'disputed', cases: 'chargeback open' });
    provider.say(order.attemptId, { disputes: [{ ...dispute, state: 'won' }] });
    await look(order);
    expect(await standing(order)).toMatchObject({ attempts: 'paid' });
  });
});

test('two attempts that are both paid: the second goes back by itself', async () => {
  const order = await waiting();
  provider.answerCancel(order.attemptId, 'nothing_to_cancel');
  expect(await releaseAttempt(payments, site.id, order.orderId)).toBe('free');
  const second = await withSite(payments.db, site.id, (tx) =>
    createAttempt(tx, {
      siteId: site.id,
      orderId: order.orderId,
      methodId: method.id,
      provider: 'stripe',

      accountRef: 'stripe-it',
      amountMinor: order.totalMinor,
      currency: 'EUR',
      exponent: 2,
      fxQuote: null,
    }),
  );
  provider.pay(order.attemptId, order.totalMinor);
  provider.pay(second.id, order.totalMinor);
  await Promise.all([look(order), look({ ...order, attemptId: second.id })]);
  await Promise.all([runRefunds(order), runRefunds({ ...order, attemptId: second.id })]);
  const now = await standing(order);
  expect(now).toMatchObject({ status: 'confirmed', payment: 'paid', cases: 'double_charge resolved' });
  expect(now.attempts.split(' ').sort()).toEqual(['paid', 'refunded']);
});

test('a transaction id that the provider gives out twice: the second payment waits for a person, nothing is lost from sight', async () => {
  const [first, second] = [await waiting(), await waiting()];
  for (const { attemptId, totalMinor } of [first, second])
    provider.say(attemptId, { state: 'paid', amountMinor: totalMinor, currency: 'EUR', txnId: 'ch_same' });
  await look(first);
  await look(second);
  await look(second);
  expect(await standing(first)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  expect(await standing(second)).toMatchObject({
    payment: 'unpaid',
    attempts: 'review',
    ledger: null,
    cases: 'orphan_charge open',
  });
  provider.say(second.attemptId, { state: 'open' });
});

test('after all this both sides have the same books', async () => {
  const known = provider.bookings().filter(({ txnId }) => txnId !== 'ch_wrong');
  expect(await differencesWithProvider(database.owner, 'stripe', known)).toEqual([]);
});
