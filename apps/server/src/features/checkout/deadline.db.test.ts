import { startSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aCart } from '../../testing/builders/builders.ts';
import { aPaymentMethod, aShop, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { testPayments } from '../../testing/worlds/payment-world.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Payments } from '../payments/payments.ts';
import { bookOffline } from '../payments/settle/book-offline.ts';
import { expireOrder, remindOrder } from './order-deadline.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';

let database: TestDatabase;
let api: TestApp;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let shop: Awaited<ReturnType<typeof aShop>>;
let card: number;
let payments: Payments;

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['stripe']);
  shop = await aShop(database.owner, { slug: 'it' });
  card = (
    await aPaymentMethod(database.owner, {
      site_id: shop.site.id,
      code: 'card',
      provider: 'stripe',
      component: 'Stripe',
      type: 'tdc',
      account_ref: 'stripe-it',
      reserve_minutes: 30,
      settings: {},
    })
  ).id;
  api = await testApp(database.appUrl, {
    environment: { PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts) },
  });
  payments = testPayments(database.app, sandbox.accounts);
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

async function placed(methodId: number) {
  const shopper = shopperIn(api, { slug: 'it' });
  const unit = await shop.aUnit();
  const body = await shopper.walk([unit.id], methodId);
  const answer = await shopper.order(body);
  const { post, order } = answer.json().data;
  const { rows } = await sql<{ id: number }>`select id from orders where code = ${order.code}`.execute(
    database.owner,
  );
  return {
    shopper,
    unit,
    body,
    post,
    code: order.code as string,
    of: { siteId: shop.site.id, orderId: rows[0]?.id ?? 0 },
  };
}

const pass = (code: string) =>
  sql`update orders set deadline_at = now() - interval '1 minute' where code = ${code}`.execute(
    database.owner,
  );

async function stateOf(code: string, unitId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select o.status, o.payment_status as payment,
      (select string_agg(m.kind, ' ' order by m.id) from mails m where m.order_id = o.id) as mails,
      (select kind from unit_claims where unit_id = ${unitId} and released_at is null) as claim,
      (select string_agg(a.status, ' ') from payment_attempts a where a.order_id = o.id) as attempts
      from orders o where o.code = ${code}`.execute(database.owner);
  return rows[0];
}

const register = ({ shopper, post, body }: Awaited<ReturnType<typeof placed>>, ref = 'PAYLATER') =>
  shopper.send('POST', post.url, { payment_method_id: body.payment_method_id, check_terms: true, ref });

describe('an order that waits for its money', () => {
  test('[CHECKOUT-38] a transfer is registered with payment_method_id, check_terms and ref; the bag is an order then', async () => {
    const order = await placed(shop.bank.id);
    expect((await register(order)).json().data).toEqual({ code: order.code, status: 'awaiting' });
    expect(await stateOf(order.code, order.unit.id)).toMatchObject({
      status: 'pending_confirmation',
      mails: 'order_received',
      claim: 'reservation',
    });
    expect((await order.shopper.checkOut()).json().code).toBe('cart_closed');
  });

  test('[CHECKOUT-45] [H-43] after three days without a payment it is cancelled, its unit free and its owner told', async () => {
    const order = await placed(shop.bank.id);
    await register(order);
    expect(await expireOrder(payments, order.of)).toBe('not_due');
    await pass(order.code);
    expect(await expireOrder(payments, order.of)).toBe('cancelled');
    expect(await expireOrder(payments, order.of)).toBe('not_due');
    expect(await stateOf(order.code, order.unit.id)).toEqual({
      status: 'cancelled',
      payment: 'unpaid',
      claim: null,
      attempts: 'cancelled',
      mails: 'order_received order_cancelled',
    });
    const next = shopperIn(api, { slug: 'it' });
    await next.add(order.unit.id);
    expect((await next.checkOut()).statusCode).toBe(200);
  });

  test('[CHECKOUT-46] money booked within the window stops the cancellation', async () => {
    const order = await placed(shop.bank.id);
    await register(order);
    await withSite(database.app, shop.site.id, (tx) =>
      bookOffline(tx, {
        ...order.of,
        attemptId: order.post.url.split('/').at(-1),
        amountMinor: 913_000,
        currency: 'EUR',
        valueOn: '2026-11-16',
        reference: order.code,
        actor: { kind: 'staff', ref: 'finance' },
      }),
    );
    await pass(order.code);
    expect(await expireOrder(payments, order.of)).toBe('not_due');
    expect(await stateOf(order.code, order.unit.id)).toMatchObject({
      status: 'confirmed',
      payment: 'paid',
      claim: 'sale',
    });
  });

  test('[H-43] a day before the end its owner is reminded, once, and not when it is paid or over', async () => {
    const order = await placed(shop.bank.id);
    await register(order);
    expect(await remindOrder(database.app, order.of)).toBe(true);
    await remindOrder(database.app, order.of);
    expect(await stateOf(order.code, order.unit.id)).toMatchObject({
      mails: 'order_received payment_reminder',
    });
    await pass(order.code);
    expect(await remindOrder(database.app, order.of)).toBe(false);
    await expireOrder(payments, order.of);
  });
});

describe('an order paid by card', () => {
  test('unpaid: it is closed at the provider first, then cancelled', async () => {
    const order = await placed(card);
    await pass(order.code);
    expect(await expireOrder(payments, order.of)).toBe('cancelled');
    expect(await stateOf(order.code, order.unit.id)).toMatchObject({
      status: 'cancelled',
      attempts: 'cancelled',
    });
    const intent = order.post.clientSecret.split('_secret')[0];
    const account = sandbox.accounts['stripe-it'];
    const answer = await fetch(`${account?.baseUrl}/v1/payment_intents/${intent}`, {
      headers: { authorization: `Bearer ${account?.keys.secret}` },
    });
    expect(await answer.json()).toMatchObject({ status: 'canceled' });
  });

  test('with an unreachable provider: order and units stay as they are', async () => {
    const order = await placed(card);
    await sql`update payment_attempts set account_ref = 'nobody' where order_id = ${order.of.orderId}`.execute(
      database.owner,
    );
    await pass(order.code);
    expect(await expireOrder(payments, order.of)).toBe('postponed');
    const { rows } = await sql`
      select o.status, round(extract(epoch from o.deadline_at - now()) / 60)::int as deadline,
             round(extract(epoch from c.expires_at - now()) / 60)::int as claim
        from orders o join unit_claims c on c.order_id = o.id where o.code = ${order.code}`.execute(
      database.owner,
    );
    expect(rows).toEqual([{ status: 'pending_confirmation', deadline: 10, claim: 15 }]);
  });
});

describe('the sweep of every minute', () => {
  test('gives orders past their deadline a job, writes off holds, gives up bags of a month ago', async () => {
    const order = await placed(shop.bank.id);
    await pass(order.code);
    await sql`delete from graphile_worker._private_jobs`.execute(database.owner);
    const held = await shop.aUnit();
    const leaver = shopperIn(api, { slug: 'it' });
    await leaver.add(held.id);
    await leaver.checkOut();
    await sql`update unit_claims set expires_at = now() - interval '1 minute' where unit_id = ${held.id}`.execute(
      database.owner,
    );
    const old = await aCart(database.owner, { site_id: shop.site.id });
    await sql`alter table carts disable trigger touch`.execute(database.owner);
    await sql`update carts set updated_at = now() - interval '31 days' where id = ${old.id}`.execute(
      database.owner,
    );
    await sql`alter table carts enable trigger touch`.execute(database.owner);
    expect(await sweepCheckouts(database.app)).toMatchObject({ holds: 1, carts: 1, orders: 1 });
    const { rows } = await sql`
      select t.identifier, j.key from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where j.key is not null`.execute(
      database.owner,
    );
    expect(rows).toEqual([
      { identifier: 'orders.expire', key: `order:${shop.site.id}:${order.of.orderId}:expire` },
    ]);
    const { rows: left } = await sql`select taken_until from units where id = ${held.id}`.execute(
      database.owner,
    );
    expect(left).toEqual([{ taken_until: null }]);
    expect(await sweepCheckouts(database.app)).toMatchObject({ holds: 0, carts: 0 });
  });
});
