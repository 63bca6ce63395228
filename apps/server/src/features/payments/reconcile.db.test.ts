import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethods, Sites } from '../../platform/schema.ts';
import { aSite } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  aTestAccount,
  standingOf,
  testPayments,
} from '../../testing/payment-world.ts';
import { noAnswer, scriptedProvider } from '../../testing/scripted-provider.ts';
import { openPanel } from './open-panel.ts';
import type { Payments } from './payments.ts';
import { pollPayments } from './poll-payments.ts';
import { reconcile } from './reconcile.ts';

let database: TestDatabase;
let site: Selectable<Sites>;
let method: Selectable<PaymentMethods>;
let payments: Payments;
const provider = scriptedProvider();

beforeAll(async () => {
  database = await testDatabase();
  site = await aSite(database.owner, { slug: 'it' });
  method = await aMethod(database.owner, { site_id: site.id, account_ref: 'stripe-it' });
  payments = testPayments(database.app, { 'stripe-it': aTestAccount('it') }, () => provider.adapter);
});
afterAll(() => database.drop());

const waiting = async () => {
  const order = await anAwaitingOrder(database.owner, database.app, { site, method });
  await openPanel(payments, { siteId: site.id, attemptId: order.attemptId, locale: 'it', clientIp: null });
  return order;
};
const standing = (order: AwaitingOrder) => standingOf(database.owner, order);
const makeDue = () =>
  sql`update payment_attempts set next_poll_at = now() where next_poll_at is not null`.execute(
    database.owner,
  );
const nextLook = async ({ attemptId }: AwaitingOrder) => {
  const row = await database.owner
    .selectFrom('payment_attempts')
    .select(['next_poll_at', 'poll_count'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return row.next_poll_at === null ? null : Math.round((row.next_poll_at.getTime() - Date.now()) / 1000);
};

test('a payment nobody told us about is found by the minute’s round, and not looked for after that', async () => {
  const order = await waiting();
  provider.pay(order.attemptId, order.totalMinor);
  expect(await pollPayments(payments)).toBe(0);
  await makeDue();
  expect(await pollPayments(payments)).toBe(1);
  expect(await standing(order)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  expect(await nextLook(order)).toBeNull();
});

test('two rounds at once look at each attempt once', async () => {
  await Promise.all([waiting(), waiting(), waiting()]);
  await makeDue();
  const before = provider.calls.filter((call) => call === 'fetch').length;
  await Promise.all([pollPayments(payments), pollPayments(payments)]);
  expect(provider.calls.filter((call) => call === 'fetch').length - before).toBe(3);
});

test('an unanswered look is put off, further each time', async () => {
  const order = await waiting();
  provider.say(order.attemptId, { state: 'processing' });
  await makeDue();
  await pollPayments(payments);
  provider.before(noAnswer);
  await makeDue();
  await pollPayments(payments);
  expect(await nextLook(order)).toBeGreaterThan(30);
  provider.before(null);
  provider.say(order.attemptId, { state: 'cancelled' });
  await makeDue();
  await pollPayments(payments);
});

test('the night finds no difference where there is none, and writes that down', async () => {
  const [report] = await reconcile(payments);
  expect(report).toMatchObject({ accountRef: 'stripe-it', differences: [] });
  expect(report?.matched).toBeGreaterThan(0);
});

test('the night settles what webhook and round have missed', async () => {
  const order = await waiting();
  provider.pay(order.attemptId, order.totalMinor);
  expect((await reconcile(payments))[0]?.differences).toEqual([]);
  expect(await standing(order)).toMatchObject({ status: 'confirmed', payment: 'paid' });
});

test('what still differs is in the report and a case: another sum there, and a booking they do not know', async () => {
  const wrong = await waiting();
  provider.say(wrong.attemptId, { state: 'paid', amountMinor: 1, currency: 'EUR', txnId: 'ch_wrong' });
  const gone = await waiting();
  provider.pay(gone.attemptId, gone.totalMinor);
  await reconcile(payments);
  provider.say(gone.attemptId, { state: 'open' });
  const [report] = await reconcile(payments);
  expect(report?.differences.map(({ kind }) => kind).sort()).toEqual([
    'missing_at_provider',
    'orphan_charge',
  ]);
  expect((await standing(wrong)).cases).toContain('orphan_charge open');
  expect((await standing(gone)).cases).toContain('missing_at_provider open');
  const stored = await database.owner
    .selectFrom('reconciliation_reports')
    .select('differences')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(stored?.differences).toHaveLength(2);
});

test('a payment under way for too long is asked about and then made known', async () => {
  const order = await waiting();
  provider.say(order.attemptId, { state: 'processing' });
  await makeDue();
  await pollPayments(payments);
  await sql`update payment_attempts set created_at = now() - interval '2 hours' where id = ${order.attemptId}`.execute(
    database.owner,
  );
  expect((await reconcile(payments))[0]?.stuck).toBe(1);
  expect((await standing(order)).cases).toBe('unknown_too_long open');
});
