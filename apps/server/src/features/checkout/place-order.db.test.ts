import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSession } from '../../testing/builders/builders.ts';
import {
  aPaymentMethod,
  CONTACT,
  confirmEmail,
  shopperIn,
} from '../../testing/builders/checkout-builders.ts';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';
import { statementsPerCall, type TestApp } from '../../testing/worlds/test-app.ts';

let world: PlacingWorld;
let database: PlacingWorld['database'];
let shop: PlacingWorld['shop'];
let api: TestApp;

beforeAll(async () => {
  world = await placingWorld();
  ({ database, shop, api } = world);
});
afterAll(() => world.close());

describe('[CHECKOUT-17] [CALLS-21] POST sales-orders/checkout', () => {
  test('[CHECKOUT-44] [ORDERS-07] a bank transfer: the units are reserved for 30 minutes, and once registered with a confirmed e-mail address the order waits three days', async () => {
    const shopper = world.guest();
    const units = [await shop.aUnit(), await shop.aUnit()];
    const placed = await shopper.order(
      await shopper.walk(
        units.map(({ id }) => id),
        shop.bank.id,
      ),
    );
    expect(placed.statusCode).toBe(200);
    const [order] = await world.ordersOf(shopper.cartUuid);
    expect(order).toMatchObject({
      status: 'pending_confirmation',
      payment_status: 'unpaid',
      minutes: 30,
      attempts: 'ready',
      subtotal_minor: 1_798_000,
      shipping_minor: 20_000,
      total_minor: 1_818_000,
      events: 'placed',
      tax_minor: 2 * 162_115 + 3607,
      prices_include_tax: true,
      delivery_method: 'shipment',
      email: 'anna@example.test',
      phone: '+390212345678',
      locale: 'en',
      lines: units.map(({ id }, n) => ({ unit: id, price: 899_000, tax: 162_115, no: n + 1 })),
    });
    expect(order?.terms_accepted_at).not.toBeNull();
    expect(await world.claimOf(units[0]?.id ?? '')).toEqual({
      kind: 'reservation',
      order_id: order?.id,
      minutes: 35,
    });
    expect(await world.jobsOf(order?.id)).toEqual([{ name: 'orders.expire', minutes: 30 }]);
    const { email } = CONTACT;
    await confirmEmail(database.owner, api, { siteId: shop.site.id, cartId: shopper.cartUuid, email });
    const registration = { payment_method_id: shop.bank.id, check_terms: true, ref: 'TRX 1' };
    const registered = await shopper.send('POST', placed.json().data.post.url, registration);
    expect(registered.json().data).toEqual({ code: order?.code, status: 'awaiting' });
    expect(await world.ordersOf(shopper.cartUuid)).toMatchObject([{ minutes: 4320 }]);
    expect(await world.claimOf(units[0]?.id ?? '')).toMatchObject({ kind: 'reservation', minutes: 4325 });
    expect(await world.jobsOf(order?.id)).toEqual([
      { name: 'orders.expire', minutes: 4320 },
      { name: 'orders.remind', minutes: 2880 },
    ]);
    expect(await statementsPerCall(api, '/api/front/sales-orders/checkout')).toBeLessThanOrEqual(12);
  });

  test('[CHECKOUT-18] the answer’s data names the panel and brings what it needs', async () => {
    const shopper = world.guest();
    const placed = await shopper.order(await shopper.walk([(await shop.aUnit()).id], world.card));
    const { data } = placed.json();
    const [order] = await world.ordersOf(shopper.cartUuid);
    expect(data).toMatchObject({
      component: 'Stripe',
      post: { order_code: order?.code, publishableKey: expect.any(String), clientSecret: expect.any(String) },
      order: { code: order?.code, total_formatted: expect.stringContaining('9,130') },
    });
    expect(order).toMatchObject({ minutes: 30 });
    expect(await world.jobsOf(order?.id)).toEqual([{ name: 'orders.expire', minutes: 30 }]);
  });

  test('the pages of the product are forgotten by the edge when a unit is reserved', async () => {
    const shopper = world.guest();
    await shopper.order(await shopper.walk([(await shop.aUnit()).id], shop.bank.id));
    const { rows } = await sql<{ payload: { data: { tags: string[] } } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'edge.purge' order by j.id desc limit 1`.execute(database.owner);
    expect(rows[0]?.payload.data.tags).toEqual([`product:${shop.product.slug}`]);
  });

  test('pickup: the store is the address, and costs nothing', async () => {
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
    await shopper.quote({ address_type: 'store', store_id: shop.store.id });
    await shopper.order({ ...body, address_type: 'store', address_id: null });
    expect((await world.ordersOf(shopper.cartUuid))[0]).toMatchObject({
      delivery_method: 'pickup',
      store_id: shop.store.id,
      shipping_minor: 0,
      delivery_address: { store: shop.store.name, city: 'Milano' },
    });
  });

  test('a customer’s order belongs to the account, with an address of its address book', async () => {
    const { token, customerId } = await aSession(database.owner, { site_id: shop.site.id });
    const shopper = shopperIn(api, { slug: 'it', token });
    await shopper.add((await shop.aUnit()).id);
    await shopper.checkOut();
    const address = {
      type: 'shipping',
      given_name: 'Anna',
      family_name: 'Rossi',
      address1: 'Via Roma 2',
      city: 'Torino',
      state: 'TO',
      postal_code: '10121',
      country_code: 'IT',
    };
    const created = await shopper.send('POST', '/api/auth/addresses', address, { 'idempotency-key': 'a' });
    const address_id = created.json().data.id;
    const body = { payment_method_id: shop.bank.id, check_terms: true, address_id, address_type: 'home' };
    expect((await shopper.order(body)).statusCode).toBe(200);
    expect((await world.ordersOf(shopper.cartUuid))[0]).toMatchObject({
      customer_id: customerId,
      delivery_address: { city: 'Torino' },
    });
  });

  test('[H-50] a total in the provider’s own currency is frozen with its rate on order and attempt', async () => {
    const dollars = await aPaymentMethod(database.owner, {
      site_id: shop.site.id,
      code: 'dollars',
      settings: { settlement_currency: 'USD' },
    });
    const shopper = world.guest();
    const placed = await shopper.order(await shopper.walk([(await shop.aUnit()).id], dollars.id));
    // 9,130.00 × 1.0835 = 9,892.355
    expect(placed.json().data.post.totals).toMatchObject({ exchanged_total: 9892.36, currency: 'USD' });
    const [order] = await world.ordersOf(shopper.cartUuid);
    expect(order).toMatchObject({
      total_minor: 913_000,
      currency: 'EUR',
      exchanged_total_minor: 989_236,
      exchanged_currency: 'USD',
      exchange_rate: '1.0835',
      exchanged_at: new Date('2026-11-15T06:00:00Z'),
    });
    const { rows } = await sql`select amount_minor, currency, fx_quote from payment_attempts
      where order_id = ${order?.id}`.execute(database.owner);
    expect(rows).toMatchObject([
      { amount_minor: 989_236, currency: 'USD', fx_quote: { orderTotalMinor: 913_000, rate: '1.0835' } },
    ]);
  });
});
