import type { Selectable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethods, Sites } from '../../../platform/db/schema.ts';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../../testing/builders/builders.ts';
import { showOn } from '../../../testing/builders/catalogue-builders.ts';
import { scriptedProvider, sleepRandomly } from '../../../testing/builders/scripted-provider.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { brokenInvariants, differencesWithProvider } from '../../../testing/database/invariants.ts';
import { trials } from '../../../testing/fuzz/trials.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  aTestAccount,
  testPayments,
} from '../../../testing/worlds/payment-world.ts';
import { runRefund } from '../settle/run-refund.ts';
import { settle } from '../settle/settle.ts';
import { cancelOrderSafely } from './cancel-order.ts';

let database: TestDatabase;
let site: Selectable<Sites>;
let method: Selectable<PaymentMethods>;
beforeAll(async () => {
  database = await testDatabase();
  site = await aSite(database.owner, { slug: 'it' });
  method = await aMethod(database.owner, { site_id: site.id, account_ref: 'stripe-it' });
});
afterAll(() => database.drop());

const TIMES = trials(64, 200);
const AT_ONCE = 8;
const SYSTEM = { kind: 'system', ref: null } as const;

test(`paying and cancelling at the same instant, ${TIMES} times: never both without the money going back`, async () => {
  const provider = scriptedProvider();
  const payments = testPayments(database.app, { 'stripe-it': aTestAccount('it') }, () => provider.adapter);
  const variant = await aVariant(database.owner, { product_id: (await aProduct(database.owner)).id });
  await showOn(database.owner, site.id, variant.product_id);
  const store = await aStore(database.owner, { site_id: site.id });
  const place = { variant_id: variant.id, product_id: variant.product_id, store_id: store.id };
  provider.before(() => sleepRandomly(4));

  async function once(n: number) {
    const unit = await aUnit(database.owner, { site_id: site.id, ...place });
    // Half of them are past their deadline, so that the clock cancels; the others are cancelled by the shopper.
    const reason = n % 2 === 0 ? 'deadline' : 'customer';
    const order = await anAwaitingOrder(database.owner, database.app, {
      site,
      method,
      unit,
      deadlineInMinutes: reason === 'deadline' ? -1 : 30,
    });
    // A third of them at a provider that cannot cancel anything: the shopper may always still pay.
    if (n % 3 === 0) provider.answerCancel(order.attemptId, 'nothing_to_cancel');
    const pay = async () => {
      await sleepRandomly(12);
      provider.pay(order.attemptId, order.totalMinor);
      await settle(payments, { siteId: site.id, attemptId: order.attemptId, cause: 'webhook' });
    };
    const cancel = async () => {
      await sleepRandomly(12);
      const { orderId, siteId } = order;
      return cancelOrderSafely(payments, { siteId, orderId, reason, actor: SYSTEM });
    };
    // Which side is faster depends on the machine: each goes first in one of eight runs, so that both outcomes occur.
    const lead = n % 8 === 1 ? 'cancel' : n % 8 === 5 ? 'pay' : null;
    const cancelling = lead === 'pay' ? pay().then(cancel) : cancel();
    const paying = lead === 'pay' ? cancelling : lead === 'cancel' ? cancelling.then(pay) : pay();
    const [, cancelled] = await Promise.all([paying, cancelling]);
    return { order, cancelled };
  }

  const ended: { order: AwaitingOrder; cancelled: Awaited<ReturnType<typeof cancelOrderSafely>> }[] = [];
  for (let n = 0; n < TIMES; n += AT_ONCE)
    ended.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => once(n + k)))));

  expect(await brokenInvariants(database.owner)).toEqual([]);
  const refunds = await database.owner.selectFrom('refunds').select('id').execute();
  for (const { id } of refunds) await runRefund(payments, { siteId: site.id, refundId: id });
  expect(await brokenInvariants(database.owner)).toEqual([]);
  expect(await differencesWithProvider(database.owner, 'stripe', provider.bookings())).toEqual([]);

  const orders = await database.owner.selectFrom('orders').select(['status', 'payment_status']).execute();
  const ways = new Set(orders.map((order) => `${order.status} ${order.payment_status}`));
  // Both must have won for this to mean anything.
  expect([...ways]).toEqual(expect.arrayContaining(['confirmed paid', 'cancelled unpaid']));
  expect(refunds.length).toBeGreaterThan(0);
  expect(ended).toHaveLength(TIMES);
}, 60_000);
