import type { Selectable } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PaymentMethods, Sites } from '../../../platform/db/schema.ts';
import { aSite } from '../../../testing/builders/builders.ts';
import { noAnswer, scriptedProvider } from '../../../testing/builders/scripted-provider.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { brokenInvariants } from '../../../testing/database/invariants.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  aTestAccount,
  standingOf,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import type { Payments } from '../payments.ts';
import { openPanel } from '../register/open-panel.ts';
import { releaseAttempt } from './release-attempt.ts';
import { settle } from './settle.ts';

let database: TestDatabase;
let site: Selectable<Sites>;
let method: Selectable<PaymentMethods>;
let payments: Payments;
const provider = scriptedProvider();

beforeAll(async () => {
  database = await testDatabase();
  site = await aSite(database.owner, { slug: 'it' });
  method = await aMethod(database.owner, { site_id: site.id, account_ref: 'stripe-it' });
});
afterEach(async () => {
  provider.before(null);
  expect(await brokenInvariants(database.owner)).toEqual([]);
});
afterAll(() => database.drop());

/** An order whose panel has not been opened, and payments whose circuit breaker is closed. */
const anOrder = () => {
  payments = testPayments(database.app, { 'stripe-it': aTestAccount('it') }, () => provider.adapter);
  return anAwaitingOrder(database.owner, database.app, { site, method });
};
const open = ({ attemptId }: AwaitingOrder) =>
  openPanel(payments, { siteId: site.id, attemptId, locale: 'it', clientIp: null });
const release = ({ orderId }: AwaitingOrder) => releaseAttempt(payments, site.id, orderId);
const standing = (order: AwaitingOrder) => standingOf(database.owner, order);

test('[B4] provider down: an attempt whose panel never opened is released without asking the provider', async () => {
  const order = await anOrder();
  provider.before(noAnswer);
  for (let n = 0; n < 5; n += 1) await expect(open(order)).rejects.toMatchObject({ kind: 'no_answer' });
  // The circuit breaker is open now.
  await expect(open(order)).rejects.toMatchObject({ kind: 'not_sent' });
  const before = provider.calls.length;
  expect(await release(order)).toBe('free');
  expect(provider.calls.slice(before)).toEqual([]);
  expect(await standing(order)).toMatchObject({ attempts: 'cancelled', claim: 'reservation' });
});

test('[B4] a create call that is answered after the release is never shown to the shopper', async () => {
  const order = await anOrder();
  let answer: () => void = () => {};
  provider.before(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const opening = open(order);
  await expect.poll(() => provider.calls.at(-1)).toBe('begin');
  expect(await release(order)).toBe('free');
  answer();
  await expect(opening).rejects.toMatchObject({ kind: 'refused' });
  const { post } = await database.owner
    .selectFrom('payment_attempts')
    .select('post')
    .where('id', '=', order.attemptId)
    .executeTakeFirstOrThrow();
  expect(post).toBeNull();
  expect(await standing(order)).toMatchObject({ attempts: 'cancelled' });
});

test('[B4] money that comes for a released attempt all the same pays its order', async () => {
  const order = await anOrder();
  provider.before(noAnswer);
  await expect(open(order)).rejects.toMatchObject({ kind: 'no_answer' });
  expect(await release(order)).toBe('free');
  provider.before(null);
  provider.pay(order.attemptId, order.totalMinor);
  await settle(payments, { siteId: site.id, attemptId: order.attemptId, cause: 'webhook' });
  expect(await standing(order)).toMatchObject({
    status: 'confirmed',
    payment: 'paid',
    ledger: `captured ${order.totalMinor}`,
  });
});

test('[B4] provider down: an attempt that was shown to a browser stays under way', async () => {
  const order = await anOrder();
  await open(order);
  provider.before(noAnswer);
  expect(await release(order)).toBe('unreachable');
  expect(await standing(order)).toMatchObject({ attempts: 'ready' });
});

test.each([
  ['a charge was sent', { charge_sent: true }],
  ['a charge was begun and the process died', { charging_since: '2020-01-01T00:00:00Z' }],
  ['the browser has named a payment', { said_payment_ref: 'x' }],
])('[B4] provider down: without a provider reference, but %s: stays under way', async (_what, hints) => {
  const order = await anOrder();
  await database.owner
    .updateTable('payment_attempts')
    .set({ status: 'ready', hints: JSON.stringify(hints) })
    .where('id', '=', order.attemptId)
    .execute();
  provider.before(noAnswer);
  expect(await release(order)).toBe('unreachable');
});

test('a named payment without our reference is not booked, even if amount and currency fit', async () => {
  const order = await anOrder();
  await open(order);
  const { fetch } = provider.adapter;
  const stranger = {
    state: 'paid' as const,
    amountMinor: order.totalMinor,
    currency: 'EUR',
    reference: null,
    providerRef: null,
    providerPaymentRef: 'pay_stranger',
    txnId: 'pay_stranger',
    occurredAt: new Date(),
    refunds: [],
    disputes: [],
    failure: null,
    card: null,
  };
  provider.adapter.fetch = async (attempt) =>
    attempt.providerPaymentRef === 'pay_stranger' ? stranger : fetch(attempt);
  const named = { siteId: site.id, attemptId: order.attemptId, paymentRef: 'pay_stranger' } as const;
  await settle(payments, { ...named, cause: 'browser' });
  provider.adapter.fetch = fetch;
  expect(await standing(order)).toMatchObject({
    payment: 'unpaid',
    attempts: 'ready',
    ledger: null,
    cases: null,
  });
});
