import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrder } from './features/checkout/order-deadline.ts';
import type { Payments } from './features/payments/payments.ts';
import { pollPayments } from './features/payments/poll-payments.ts';
import { PaymentAccounts } from './features/payments/providers/adapter.ts';
import { reconcile } from './features/payments/reconcile/reconcile.ts';
import { testCartKey } from './testing/builders/cart-keys.ts';
import { ADDRESS, aPaymentMethod, aShop, CONTACT } from './testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from './testing/database/database.ts';
import { brokenInvariants, differencesWithProvider } from './testing/database/invariants.ts';
import { trials } from './testing/fuzz/trials.ts';
import { freePort } from './testing/processes/private-redis.ts';
import { type RunningProcess, startProcess } from './testing/processes/processes.ts';
import {
  type CrashMoment,
  type SeenStatement,
  startStatementLine,
} from './testing/processes/statement-line.ts';
import { SIGNING_SECRET, testPayments } from './testing/worlds/payment-world.ts';

/*
 * A real api process is killed (-9) at one statement after the other while a shopper reserves, pays a card and registers
 * it. No notification of the provider ever arrives: what the crash left behind, retries, the poller, the deadline and
 * the nightly comparison have to put right.
 */

let database: TestDatabase;
let sandbox: StartedSandbox;
let line: Awaited<ReturnType<typeof startStatementLine>>;
let shop: Awaited<ReturnType<typeof aShop>>;
let card: Awaited<ReturnType<typeof aPaymentMethod>>;
let payments: Payments;
let api: RunningProcess;
let url = '';

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['stripe']);
  sandbox.world.outbox.setDelivery('stripe', 'drop');
  line = await startStatementLine(database.appUrl);
  shop = await aShop(database.owner, { slug: 'it', country_iso: 'IT' });
  card = await aPaymentMethod(database.owner, {
    site_id: shop.site.id,
    code: 'card',
    provider: 'stripe',
    component: 'Stripe',
    type: 'tdc',
    account_ref: 'stripe-it',
    reserve_minutes: 30,
    settings: {},
  });
  payments = testPayments(database.app, PaymentAccounts.parse(sandbox.accounts));
  await start();
}, 120_000);
afterAll(async () => {
  api?.child.kill('SIGKILL');
  await line.close();
  await sandbox.close();
  await database.drop();
});

async function start() {
  const port = await freePort();
  api = startProcess('api.ts', {
    PADDOCK_DATABASE_URL: line.url,
    PADDOCK_API_PORT: String(port),
    PADDOCK_SIGNING_SECRET: SIGNING_SECRET,
    PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts),
    PADDOCK_SITE_MEMORY_MS: '0',
  });
  await api.untilPrinted('Server listening');
  url = `http://127.0.0.1:${port}`;
}

/** Null: no answer, or a 5xx. */
async function call(cart: string, method: string, path: string, body?: object, key?: string) {
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'x-tenant': 'it',
        'x-locale': 'en',
        'x-cart-id': cart,
        'x-cart-key': testCartKey(cart),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    });
    // biome-ignore lint/suspicious/noExplicitAny: the shapes are proved elsewhere
    return answer.ok ? ((await answer.json()) as any).data : null;
  } catch {
    return null;
  }
}

/** From the bag to the last step before the order. */
async function shopper() {
  const unit = await shop.aUnit();
  const cart = `IT_${randomUUIDv7()}`;
  await call(cart, 'POST', '/api/front/cart/items', { uuid: unit.id });
  await call(cart, 'POST', '/api/front/cart/check-out');
  const contact = await call(cart, 'PUT', '/api/front/cart/contact', { ...CONTACT, address: ADDRESS });
  const where = { address_type: 'home', address_id: contact.address_id };
  expect(await call(cart, 'POST', '/api/front/fulfillment', where)).not.toBeNull();
  return {
    cart,
    unitId: unit.id,
    key: randomUUID(),
    order: { payment_method_id: card.id, check_terms: true, ...where },
  };
}
type Shopper = Awaited<ReturnType<typeof shopper>>;

async function payAtProvider(clientSecret: string) {
  const account = sandbox.accounts['stripe-it'];
  await fetch(`${account?.baseUrl}/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account?.keys.secret}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'payment_method=pm_card_visa',
  });
}

/** Orders, pays and registers; stops at the first call without an answer. Returns the code if the order was acknowledged. */
async function buy({ cart, key, order }: Shopper): Promise<{ code: string | null; status: string | null }> {
  const action = await call(cart, 'POST', '/api/front/sales-orders/checkout', order, key);
  if (!action) return { code: null, status: null };
  await payAtProvider(action.post.clientSecret);
  const body = { payment_method_id: card.id, check_terms: true, ref: 'pi' };
  const done = await call(cart, 'POST', `${action.post.url}/${action.post.result_data.id}`, body);
  return { code: action.order.code, status: done?.status ?? null };
}

/** What the worker does over the next hours, at once. */
async function timePasses() {
  await sql`update payment_attempts set next_poll_at = now() where next_poll_at is not null`.execute(
    database.owner,
  );
  await pollPayments(payments);
  await reconcile(payments);
  await sql`update orders set deadline_at = now() - interval '1 second' where deadline_at is not null`.execute(
    database.owner,
  );
  const due = await database.owner
    .selectFrom('orders')
    .select('id')
    .where('deadline_at', 'is not', null)
    .execute();
  for (const { id } of due) await expireOrder(payments, { siteId: shop.site.id, orderId: id });
}

async function check(unitId: string, acknowledged: string | null, moment: string) {
  expect(await brokenInvariants(database.owner), moment).toEqual([]);
  const bookings = sandbox.world.journal.bookings();
  expect(await differencesWithProvider(database.owner, 'stripe', bookings), moment).toEqual([]);
  const orders = await database.owner
    .selectFrom('orders')
    .select(['code', 'status', 'payment_status'])
    .execute();
  if (acknowledged)
    expect(
      orders.map(({ code }) => code),
      moment,
    ).toContain(acknowledged);
  for (const { status, payment_status } of orders)
    expect(['confirmed paid', 'cancelled unpaid'], moment).toContain(`${status} ${payment_status}`);
  const claims = await database.owner
    .selectFrom('unit_claims')
    .select(['kind', 'expires_at'])
    .where('unit_id', '=', unitId)
    .where('released_at', 'is', null)
    .execute();
  // A hold ends by itself within the quarter of an hour; anything else belongs to a confirmed order (I5).
  for (const { kind, expires_at } of claims) {
    if (kind === 'hold') expect(expires_at?.getTime(), moment).toBeLessThan(Date.now() + 16 * 60_000);
    else expect(kind, moment).toBe('sale');
  }
}

const statusOf = async ({ cart }: Shopper) =>
  (
    await database.owner
      .selectFrom('orders')
      .select('status')
      .where('cart_id', '=', cart.slice(3))
      .executeTakeFirst()
  )?.status;

/** False: this time there were fewer statements, since a connection that has been used before needs fewer. */
async function crashAt(n: number, moment: CrashMoment, returns: boolean, what: string): Promise<boolean> {
  const name = `${moment} statement ${n} (${what}), shopper ${returns ? 'tries again' : 'gives up'}`;
  const who = await shopper();
  line.arm({ n, moment, crash: () => api.child.kill('SIGKILL') });
  const first = await buy(who);
  if (line.disarm().length < n) {
    expect(first.status, name).toBe('success');
    return false;
  }
  expect(await Promise.race([api.ended, new Promise((done) => setTimeout(done, 5000, 'alive'))]), name).toBe(
    'SIGKILL',
  );
  await start();
  if (returns) {
    const again = await buy(who);
    expect(again.status, name).toBe('success');
    expect(first.code === null || first.code === again.code, name).toBe(true);
  }
  await timePasses();
  await check(who.unitId, first.code, name);
  if (first.status === 'success' || returns) expect(await statusOf(who), name).toBe('confirmed');
  return true;
}

/** Every commit, before and after, and enough of the others. */
function pointsOf(statements: readonly SeenStatement[]): { n: number; moment: CrashMoment; text: string }[] {
  const commits = statements.filter(({ isCommit }) => isCommit);
  const others = statements.filter(({ isCommit }) => !isCommit).filter((_, place) => place % 2 === 0);
  return [
    ...commits.flatMap(({ n, text }) => [
      { n, moment: 'before' as const, text },
      { n, moment: 'after' as const, text },
    ]),
    ...others.map(({ n, text }) => ({ n, moment: 'before' as const, text })),
  ];
}

test('killed at any statement from the reservation to the payment: no money without an order, none lost, no unit stuck', async () => {
  const calm = await shopper();
  line.arm(null);
  expect(await buy(calm)).toMatchObject({ status: 'success' });
  const statements = line.disarm();
  await check(calm.unitId, null, 'without a crash');
  const points = pointsOf(statements);
  expect(points.length).toBeGreaterThanOrEqual(12);
  // Every third, so that both ways to go on are met, before and after commits.
  const step = trials(3, 1);
  const tried = points.filter((_, at) => at % step === 0);
  let crashes = 0;
  for (const [place, { n, moment, text }] of tried.entries())
    if (await crashAt(n, moment, place % 2 === 0, text)) crashes += 1;
  expect(crashes).toBeGreaterThanOrEqual(tried.length * 0.7);
}, 600_000);
