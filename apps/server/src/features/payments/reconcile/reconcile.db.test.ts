import { type Selectable, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/db.ts';
import type { PaymentMethods, Sites } from '../../../platform/db/schema.ts';
import { aSite } from '../../../testing/builders/builders.ts';
import { noAnswer, scriptedProvider } from '../../../testing/builders/scripted-provider.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  aTestAccount,
  standingOf,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import type { Payments } from '../payments.ts';
import { pollPayments } from '../poll-payments.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { openPanel } from '../register/open-panel.ts';
import { runRefund } from '../settle/run-refund.ts';
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

test('[H-40] a payment without a webhook is found by the minute poll, and not polled after that', async () => {
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

test('a poll without an answer is rescheduled with growing delays', async () => {
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

test('[C3] a charge that no attempt of ours knows opens one case without an order, and is counted once', async () => {
  const reference = crypto.randomUUID();
  provider.say(reference, { state: 'paid', amountMinor: 4711, currency: 'EUR', txnId: 'ch_orphan' });
  const orphans = async () =>
    (
      await sql<{ status: string; order_id: number | null; provider_txn_id: string }>`
        select status, order_id, provider_txn_id from payment_cases where order_id is null`.execute(
        database.owner,
      )
    ).rows;
  const counted = async () => (await payments.metrics.orphanCharges.get()).values[0]?.value ?? 0;
  const before = await counted();
  await reconcile(payments);
  const once = [{ status: 'open', order_id: null, provider_txn_id: 'ch_orphan' }];
  expect(await orphans()).toEqual(once);
  await reconcile(payments);
  expect(await orphans()).toEqual(once);
  expect((await counted()) - before).toBe(1);
  await sql`update payment_cases set status = 'resolved', resolved_at = now(), resolution = 'not ours'
             where order_id is null`.execute(database.owner);
  await reconcile(payments);
  expect(await orphans()).toMatchObject([{ status: 'resolved' }]);
});

test('[C3] the nightly check opens the case that a refund by hand has lost, once, and counts it', async () => {
  const bank = await aMethod(database.owner, { site_id: site.id });
  const order = await anAwaitingOrder(database.owner, database.app, { site, method: bank });
  // Past the constraint, as rows restored from a dump would be.
  await sql`alter table refunds disable trigger manual_has_case`.execute(database.owner);
  await sql`insert into refunds (site_id, attempt_id, amount_minor, currency, reason, status)
            values (${site.id}, ${order.attemptId}, 250, 'EUR', 'lost', 'manual')`.execute(database.owner);
  await sql`alter table refunds enable trigger manual_has_case`.execute(database.owner);
  const counted = async () => (await payments.metrics.refundsWithoutCase.get()).values[0]?.value ?? 0;
  const before = await counted();
  await reconcile(payments);
  await reconcile(payments);
  expect((await standing(order)).cases).toBe('refund_by_hand open');
  expect((await counted()) - before).toBe(1);
});

test('[C3] two refunds that the provider leaves to staff are two open cases', async () => {
  const order = await waiting();
  provider.pay(order.attemptId, order.totalMinor);
  await reconcile(payments);
  const actor = { kind: 'staff', ref: '1' } as const;
  const { refund } = provider.adapter;
  provider.adapter.refund = async () => ({ state: 'by_hand', id: null });
  for (const amountMinor of [15_250, 15_249]) {
    const { siteId, orderId } = order;
    const requested = await withSite(database.app, siteId, (tx) =>
      requestRefund(tx, { siteId, orderId, amountMinor, reason: 'part', actor }),
    );
    if (!requested.ok) throw new Error(requested.code);
    for (const refundId of requested.refunds) await runRefund(payments, { siteId, refundId });
  }
  provider.adapter.refund = refund;
  expect(await standing(order)).toMatchObject({
    refunds: 'manual 15250, manual 15249',
    cases: 'refund_by_hand open, refund_by_hand open',
  });
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
