import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { singleKey } from '../../platform/secrets/signing-keys.ts';
import { aSession } from '../../testing/builders/builders.ts';
import { aShop, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { makeOrderKey } from './links/order-key.ts';
import { confirmOrder, failPayment, lockOrder } from './moves/order-moves.ts';
import { SalesOrder } from './sales-order.contract.ts';

const SECRET = 'a secret of thirty-two characters';
let database: TestDatabase;
let api: TestApp;
let shop: Awaited<ReturnType<typeof aShop>>;

beforeAll(async () => {
  database = await testDatabase();
  shop = await aShop(database.owner, { slug: 'it' });
  await aShop(database.owner, { slug: 'fr' });
  api = await testApp(database.appUrl, { environment: { PADDOCK_SIGNING_SECRET: SECRET } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function placed() {
  const shopper = shopperIn(api, { slug: 'it' });
  const unit = await shop.aUnit();
  const answer = await shopper.order(await shopper.walk([unit.id], shop.bank.id));
  const { code } = answer.json().data.order as { code: string };
  return { shopper, unit, code };
}

const ask = (code: string, headers: Record<string, string> = {}, query = '') =>
  api.app.inject({
    method: 'GET',
    url: `/api/front/sales-orders/${code}${query}`,
    headers: { 'x-tenant': 'it', ...headers },
  });

describe('[CHECKOUT-40] [CALLS-22] [CALLS-31] GET sales-orders/:code', () => {
  test('[ORDERS-01] number, date, status, amount, items, currency, sums, delivery and payment method, as data', async () => {
    const { shopper, unit, code } = await placed();
    const shown = await shopper.show(code);
    expect(shown.statusCode).toBe(200);
    const { data } = shown.json();
    expect(SalesOrder.parse(data)).toEqual(data);
    expect(data).toMatchObject({
      code,
      status: 'pending_confirmation',
      payment_status: 'unpaid',
      result: 'awaiting',
      currency: 'EUR',

      subtotal: 899_000,
      subtotal_formatted: '€8,990.00',
      tax: 164_640,
      discount: 0,
      discount_formatted: '€0.00',
      shipping_formatted: '€140.00',
      total_formatted: '€9,130.00',
      taxes_included: true,
      items: [
        { uuid: unit.id, price_formatted: '€8,990.00', serial: unit.serial, product_slug: shop.product.slug },
      ],
      delivery: {
        method: 'shipment',
        name: 'Carrier',
        to: {
          name: 'Anna Rossi',
          lines: ['Via Tortona 1', '20144 Milano MI', 'Italy'],
          phone: '+390212345678',
        },
      },
      payment: {
        name: 'Bank transfer',
        type: 'bank-transfer',
        component: 'BankTransfer',
        params: { holder: 'Shop S.p.A.', iban: 'IT60X0542811101000000123456', reference: code },
      },
      can_retry: true,
      can_cancel: true,
      invoice: null,
    });
    expect(Math.abs(Date.parse(data.placed_at) - Date.now())).toBeLessThan(60_000);
    expect(data.seconds_left).toBeGreaterThan(1700);
    expect(data.awaits_email).toBe(false);
    expect(await statementsPerCall(api, '/api/front/sales-orders/:code')).toBeLessThanOrEqual(2);
  });

  test('the timeline says what happened, what happens now and what comes', async () => {
    const { shopper, code } = await placed();
    const steps = async () =>
      (await shopper.show(code))
        .json()
        .data.timeline.map((step: Record<string, unknown>) => `${step.kind} ${step.state}`);
    expect(await steps()).toEqual([
      ...[
        'placed done',
        'payment_awaited now',
        'confirmed next',
        'preparing next',
        'shipped next',
        'delivered next',
      ],
    ]);
    const move = (work: 'fail' | 'confirm') =>
      withSite(database.app, shop.site.id, async (tx) => {
        const { rows } = await sql<{ id: number }>`select id from orders where code = ${code}`.execute(tx);
        const order = await lockOrder(tx, shop.site.id, rows[0]?.id ?? 0);
        if (!order) throw new Error('no order');
        const actor = { kind: 'system', ref: null } as const;
        return work === 'fail'
          ? failPayment(tx, order, 'declined', actor)
          : confirmOrder(tx, order, { paid: true, actor });
      });
    await move('fail');
    expect((await steps()).slice(0, 2)).toEqual(['placed done', 'payment_failed now']);
    expect((await shopper.show(code)).json().data).toMatchObject({ result: 'failure', can_retry: true });
    await move('confirm');
    expect(await steps()).toEqual([
      ...['placed done', 'paid done', 'confirmed now', 'preparing next', 'shipped next', 'delivered next'],
    ]);
    expect((await shopper.show(code)).json().data).toMatchObject({
      result: 'success',
      can_retry: false,
      payment_status: 'paid',
      deadline_at: null,
    });
  });
});

describe('[CALLS-32] an order answers its owner only', () => {
  test('the cart that made it opens it, also as a past cart; the code alone does not', async () => {
    const { shopper, code } = await placed();
    const other = shopperIn(api, { slug: 'it' });
    expect((await ask(code, { 'x-cart-id': shopper.cart })).statusCode).toBe(200);
    expect((await ask(code, { 'x-cart-id': other.cart })).statusCode).toBe(404);
    expect((await ask(code)).statusCode).toBe(404);
    const past = `${other.cart}, ${shopper.cart}`;
    expect((await ask(code, { 'x-cart-id': other.cart, 'x-past-carts': past })).statusCode).toBe(200);
    expect((await ask(code, { 'x-past-carts': 'nonsense,,IT_1' })).statusCode).toBe(404);
  });

  test('its customer’s bearer, and no other customer’s', async () => {
    const { code } = await placed();
    const [his, others] = [
      await aSession(database.owner, { site_id: shop.site.id }),
      await aSession(database.owner, { site_id: shop.site.id }),
    ];
    await sql`update orders set customer_id = ${his.customerId} where code = ${code}`.execute(database.owner);
    expect((await ask(code, { authorization: `Bearer ${his.token}` })).statusCode).toBe(200);
    expect((await ask(code, { authorization: `Bearer ${others.token}` })).statusCode).toBe(404);
  });

  test('the signed link from a mail opens this order and no other', async () => {
    const [one, two] = [await placed(), await placed()];
    const key = makeOrderKey(singleKey(SECRET), { site: 'it', code: one.code, linkVersion: 1 });
    expect((await ask(one.code, {}, `?key=${key}`)).statusCode).toBe(200);
    expect((await ask(two.code, {}, `?key=${key}`)).statusCode).toBe(404);
    expect(
      (
        await ask(
          one.code,
          {},
          `?key=${makeOrderKey(singleKey(SECRET), { site: 'fr', code: one.code, linkVersion: 1 })}`,
        )
      ).statusCode,
    ).toBe(404);
    expect((await ask(one.code, {}, `?key=${key.slice(0, -1)}`)).statusCode).toBe(404);
  });

  test('on another site it does not exist', async () => {
    const { shopper, code } = await placed();
    const headers = { 'x-tenant': 'fr', 'x-cart-id': shopper.cart.replace('IT_', 'FR_') };
    expect(
      (
        await ask(
          code,
          headers,
          `?key=${makeOrderKey(singleKey(SECRET), { site: 'fr', code: code, linkVersion: 1 })}`,
        )
      ).statusCode,
    ).toBe(404);
  });
});

test('the latest order of a visitor is found without its code, and none is 404', async () => {
  const { shopper, code } = await placed();
  const latest = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'GET',
      url: '/api/front/sales-orders',
      headers: { 'x-tenant': 'it', ...headers },
    });
  expect((await latest({ 'x-cart-id': shopper.cart })).json()).toEqual({ data: { code } });
  expect((await latest({ 'x-past-carts': shopper.cart })).json()).toEqual({ data: { code } });
  expect((await latest({})).statusCode).toBe(404);
});
