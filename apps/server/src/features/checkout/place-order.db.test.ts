import { startSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSession } from '../../testing/builders.ts';
import { aPaymentMethod, aShipmentMethod, aShop, shopperIn } from '../../testing/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let shop: Awaited<ReturnType<typeof aShop>>;
let card: number;

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(['stripe']);
  shop = await aShop(database.owner, {
    slug: 'it',
    settings: { exchange_rates: { USD: { rate: 1.0835, at: '2026-11-15T06:00:00Z' } } },
  });
  card = (
    await aPaymentMethod(database.owner, {
      ...{ site_id: shop.site.id, code: 'card', provider: 'stripe', component: 'Stripe', type: 'tdc' },
      ...{ account_ref: 'stripe-it', reserve_minutes: 30, settings: {} },
    })
  ).id;
  api = await testApp(database.appUrl, {
    environment: { PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(sandbox.accounts) },
  });
});
afterAll(async () => {
  await api.close();
  await sandbox.close();
  await database.drop();
});

const guest = () => shopperIn(api, { slug: 'it' });

async function orderOf(cartUuid: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select o.*, round(extract(epoch from o.deadline_at - now()) / 60)::int as minutes,
           (select json_agg(json_build_object('unit', l.unit_id, 'price', l.price_minor, 'tax', l.tax_minor, 'no', l.line_no)
              order by l.line_no) from order_lines l where l.order_id = o.id) as lines,
           (select string_agg(e.kind, ' ' order by e.seq) from order_events e where e.order_id = o.id) as events,
           (select string_agg(a.status, ' ' order by a.created_at) from payment_attempts a where a.order_id = o.id) as attempts
      from orders o where o.cart_id = ${cartUuid} order by o.id`.execute(database.owner);
  return rows;
}

const claimOf = async (unitId: string) =>
  (
    await sql<Record<string, unknown>>`
      select kind, order_id, round(extract(epoch from expires_at - now()) / 60)::int as minutes
        from unit_claims where unit_id = ${unitId} and released_at is null`.execute(database.owner)
  ).rows[0];

const jobsOf = async (orderId: unknown) =>
  (
    await sql<{ name: string; minutes: number }>`
      select t.identifier as name, round(extract(epoch from j.run_at - now()) / 60)::int as minutes
        from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.key like ${`order:%:${orderId}:%`} order by 1`.execute(database.owner)
  ).rows;

describe('[CHECKOUT-17] [CALLS-21] POST sales-orders/checkout', () => {
  test('[CHECKOUT-44] [ORDERS-07] a bank transfer: the units are reserved and the order waits three days', async () => {
    const shopper = guest();
    const units = [await shop.aUnit(), await shop.aUnit()];
    const placed = await shopper.order(
      await shopper.walk(
        units.map(({ id }) => id),
        shop.bank.id,
      ),
    );
    expect(placed.statusCode).toBe(200);
    const [order] = await orderOf(shopper.cartUuid);
    expect(order).toMatchObject({
      ...{ status: 'pending_confirmation', payment_status: 'unpaid', minutes: 4320, attempts: 'ready' },
      ...{ subtotal_minor: 1_798_000, shipping_minor: 20_000, total_minor: 1_818_000, events: 'placed' },
      ...{ tax_minor: 2 * 162_115 + 3607, prices_include_tax: true, delivery_method: 'shipment' },
      ...{ email: 'anna@example.test', phone: '+390212345678', locale: 'en' },
      lines: units.map(({ id }, n) => ({ unit: id, price: 899_000, tax: 162_115, no: n + 1 })),
    });
    expect(order?.terms_accepted_at).not.toBeNull();
    expect(await claimOf(units[0]?.id ?? '')).toEqual({
      kind: 'reservation',
      order_id: order?.id,
      minutes: 4325,
    });
    expect(await jobsOf(order?.id)).toEqual([
      { name: 'orders.expire', minutes: 4320 },
      { name: 'orders.remind', minutes: 2880 },
    ]);
    expect(await statementsPerCall(api, '/api/front/sales-orders/checkout')).toBeLessThanOrEqual(12);
  });

  test('[CHECKOUT-18] the answer’s data names the panel and brings what it needs', async () => {
    const shopper = guest();
    const placed = await shopper.order(await shopper.walk([(await shop.aUnit()).id], card));
    const { data } = placed.json();
    const [order] = await orderOf(shopper.cartUuid);
    expect(data).toMatchObject({
      component: 'Stripe',
      post: { order_code: order?.code, publishableKey: expect.any(String), clientSecret: expect.any(String) },
      order: { code: order?.code, total_formatted: expect.stringContaining('9,130') },
    });
    expect(order).toMatchObject({ minutes: 30 });
    expect(await jobsOf(order?.id)).toEqual([{ name: 'orders.expire', minutes: 30 }]);
  });

  test('the pages of the product are forgotten by the edge when a unit is reserved', async () => {
    const shopper = guest();
    await shopper.order(await shopper.walk([(await shop.aUnit()).id], shop.bank.id));
    const { rows } = await sql<{ payload: { data: { tags: string[] } } }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'edge.purge' order by j.id desc limit 1`.execute(database.owner);
    expect(rows[0]?.payload.data.tags).toEqual([`product:${shop.product.slug}`]);
  });

  test('pickup: the store is the address, and costs nothing', async () => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
    await shopper.quote({ address_type: 'store', store_id: shop.store.id });
    await shopper.order({ ...body, address_type: 'store', address_id: null });
    expect((await orderOf(shopper.cartUuid))[0]).toMatchObject({
      ...{ delivery_method: 'pickup', store_id: shop.store.id, shipping_minor: 0 },
      delivery_address: { store: shop.store.name, city: 'Milano' },
    });
  });

  test('a customer’s order is his, with an address from his book', async () => {
    const { token, customerId } = await aSession(database.owner, { site_id: shop.site.id });
    const shopper = shopperIn(api, { slug: 'it', token });
    await shopper.add((await shop.aUnit()).id);
    await shopper.checkOut();
    const address = {
      ...{ type: 'shipping', given_name: 'Anna', family_name: 'Rossi', address1: 'Via Roma 2' },
      ...{ city: 'Torino', state: 'TO', postal_code: '10121', country_code: 'IT' },
    };
    const created = await shopper.send('POST', '/api/auth/addresses', address, { 'idempotency-key': 'a' });
    const address_id = created.json().data.id;
    const body = { payment_method_id: shop.bank.id, check_terms: true, address_id, address_type: 'home' };
    expect((await shopper.order(body)).statusCode).toBe(200);
    expect((await orderOf(shopper.cartUuid))[0]).toMatchObject({
      customer_id: customerId,
      delivery_address: { city: 'Torino' },
    });
  });

  test('a total in the provider’s own currency is frozen with its rate on order and attempt', async () => {
    const dollars = await aPaymentMethod(database.owner, {
      ...{ site_id: shop.site.id, code: 'dollars', settings: { settlement_currency: 'USD' } },
    });
    const shopper = guest();
    const placed = await shopper.order(await shopper.walk([(await shop.aUnit()).id], dollars.id));
    // 9,130.00 × 1.0835 = 9,892.355
    expect(placed.json().data.post.totals).toMatchObject({ exchanged_total: 9892.36, currency: 'USD' });
    const [order] = await orderOf(shopper.cartUuid);
    expect(order).toMatchObject({
      ...{ total_minor: 913_000, currency: 'EUR', exchanged_total_minor: 989_236, exchanged_currency: 'USD' },
      ...{ exchange_rate: '1.0835', exchanged_at: new Date('2026-11-15T06:00:00Z') },
    });
    const { rows } = await sql`select amount_minor, currency, fx_quote from payment_attempts
      where order_id = ${order?.id}`.execute(database.owner);
    expect(rows).toMatchObject([
      { amount_minor: 989_236, currency: 'USD', fx_quote: { orderTotalMinor: 913_000, rate: '1.0835' } },
    ]);
  });
});

describe('[CHECKOUT-19] refusals say why, in the language of the page', () => {
  const refusal = async (
    change: object,
    arrange?: (shopper: ReturnType<typeof guest>) => Promise<unknown>,
  ) => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
    await arrange?.(shopper);
    const refused = await shopper.order({ ...body, ...change });
    expect(await orderOf(shopper.cartUuid)).toEqual([]);
    return [refused.statusCode, refused.json().code];
  };

  test('[LEGAL-03] terms not accepted, no address, an unknown method', async () => {
    expect(await refusal({ check_terms: false })).toEqual([422, 'terms_required']);
    expect(await refusal({ address_id: null })).toEqual([422, 'address_required']);
    expect(await refusal({ payment_method_id: 987_654 })).toEqual([422, 'method_unavailable']);
  });

  test('[CHECKOUT-26] delivery is store with a store, or home with an address of one’s own', async () => {
    const other = guest();
    const address_id = (await other.walk([(await shop.aUnit()).id], shop.bank.id)).address_id;
    expect(await refusal({ address_id })).toEqual([422, 'address_required']);
    expect(await refusal({ address_type: 'store', address_id: null })).toEqual([422, 'shipment_required']);
  });

  test('cash above its ceiling', async () => {
    const cash = await aPaymentMethod(database.owner, {
      ...{
        site_id: shop.site.id,
        code: 'cash',
        component: 'CashPayment',
        type: 'cash',
        settings: { max_minor: 499_999 },
      },
    });
    expect(await refusal({ payment_method_id: cash.id })).toEqual([422, 'method_unavailable']);
  });

  test('[CHECKOUT-34] no shipment chosen where there are several: "Must select a shipment first"', async () => {
    const two = await aShop(database.owner, { slug: 'fr' });
    await aShipmentMethod(database.owner, { site_id: two.site.id, code: 'assisted' });
    const shopper = shopperIn(api, { slug: 'fr' });
    const body = await shopper.walk([(await two.aUnit()).id], two.bank.id);
    const refused = await shopper.order(body);
    expect([refused.statusCode, refused.json().message]).toEqual([422, 'Must select a shipment first']);
    await shopper.quote({ address_type: 'home', address_id: body.address_id, shipment_id: 'assisted' });
    expect((await shopper.order(body)).statusCode).toBe(200);
  });

  test('in Italian: a guest who has not said who he is', async () => {
    const shopper = shopperIn(api, { slug: 'it', locale: 'it' });
    await shopper.add((await shop.aUnit()).id);
    const body = {
      payment_method_id: shop.bank.id,
      check_terms: true,
      address_id: null,
      address_type: 'home',
    };
    const refused = await shopper.order(body);
    expect(refused.json()).toEqual({ code: 'contact_required', message: 'Prima indicaci i tuoi dati.' });
  });

  test('without an Idempotency-Key nothing is ordered', async () => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
    const refused = await shopper.send('POST', '/api/front/sales-orders/checkout', body);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'idempotency_key_required']);
  });

  test('a unit whose hold ran out and that somebody else holds now: 409 with what can be had instead', async () => {
    const [late, quick] = [guest(), guest()];
    const unit = await shop.aUnit();
    const body = await late.walk([unit.id], shop.bank.id);
    await sql`update unit_claims set expires_at = now() - interval '1 second' where unit_id = ${unit.id}`.execute(
      database.owner,
    );
    await quick.walk([unit.id], shop.bank.id);
    const lost = await late.order(body);
    expect([lost.statusCode, lost.json().code]).toEqual([409, 'units_unavailable']);
    expect(lost.json().data.items[0]).toMatchObject({ unavailable: true, reason: 'held' });
    expect(await orderOf(late.cartUuid)).toEqual([]);
  });
});

describe('the same call again', () => {
  test('same key, same body: the same answer to the byte, one order, one attempt', async () => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    const first = await shopper.order(body, 'once');
    const again = await shopper.order(body, 'once');
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await shopper.order({ ...body, payment_method_id: shop.bank.id }, 'once')).json().code).toBe(
      'idempotency_key_reused',
    );
    expect(await orderOf(shopper.cartUuid)).toMatchObject([{ attempts: 'ready' }]);
  });

  test('eight at once with one key: one order, and everybody who is answered gets the same bytes', async () => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.order(body, 'at-once')));
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map((answer) => answer.body)).size).toBe(1);
    expect(await orderOf(shopper.cartUuid)).toMatchObject([{ attempts: 'ready' }]);
  });

  test('a retry after the provider was away goes on with the same order and attempt', async () => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    await sql`update payment_methods set account_ref = 'nobody' where id = ${card}`.execute(database.owner);
    const failed = await shopper.order(body, 'retry');
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'payment_unavailable']);
    await sql`update payment_attempts set account_ref = 'stripe-it' where account_ref = 'nobody'`.execute(
      database.owner,
    );
    await sql`update payment_methods set account_ref = 'stripe-it' where id = ${card}`.execute(
      database.owner,
    );
    expect((await shopper.order(body, 'retry')).statusCode).toBe(200);
    expect(await orderOf(shopper.cartUuid)).toMatchObject([{ attempts: 'ready' }]);
  });

  test('another key and another method: the same order, the first attempt closed at the provider', async () => {
    const shopper = guest();
    const unit = await shop.aUnit();
    const body = await shopper.walk([unit.id], card);
    const first = (await shopper.order(body)).json().data;
    const second = await shopper.order({ ...body, payment_method_id: shop.bank.id });
    expect(second.json().data).toMatchObject({
      component: 'BankTransfer',
      order: { code: first.order.code },
    });
    const [order, ...others] = await orderOf(shopper.cartUuid);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      ...{
        payment_method_id: shop.bank.id,
        minutes: 4320,
        attempts: 'cancelled ready',
        events: 'placed method_changed',
      },
    });
    expect(await claimOf(unit.id)).toMatchObject({ kind: 'reservation', minutes: 4325 });
    expect(await jobsOf(order?.id)).toHaveLength(2);
  });

  test('back in the checkout the bag knows its order, and the units count to its deadline', async () => {
    const shopper = guest();
    const placed = await shopper.order(await shopper.walk([(await shop.aUnit()).id], card));
    const { code, hold, items } = (await shopper.checkOut()).json().data;
    expect(code).toBe(placed.json().data.order.code);
    expect(items[0]).toMatchObject({ unavailable: false });
    expect(hold.seconds_left).toBeGreaterThan(1790);
    expect(hold.seconds_left).toBeLessThanOrEqual(1800);
  });

  test('a bag that has changed makes a new order; the old one is cancelled and says why', async () => {
    const shopper = guest();
    const [first, second] = [await shop.aUnit(), await shop.aUnit()];
    const body = await shopper.walk([first.id], card);
    await shopper.order(body);
    await shopper.add(second.id);
    expect((await shopper.checkOut()).statusCode).toBe(200);
    expect((await shopper.order(body)).statusCode).toBe(200);
    const orders = await orderOf(shopper.cartUuid);
    expect(orders).toMatchObject([
      { status: 'cancelled', cancel_reason: 'replaced', attempts: 'cancelled' },
      { status: 'pending_confirmation', attempts: 'ready' },
    ]);
    for (const { id } of [first, second])
      expect(await claimOf(id)).toMatchObject({ kind: 'reservation', order_id: orders[1]?.id });
  });

  test('while a payment is under way nothing else may begin: 409 with the order’s code', async () => {
    const shopper = guest();
    const body = await shopper.walk([(await shop.aUnit()).id], card);
    const { code } = (await shopper.order(body)).json().data.order;
    await sql`update orders set status = 'processing' where code = ${code}`.execute(database.owner);
    await sql`update payment_attempts set status = 'processing' where order_id = (select id from orders where code = ${code})`.execute(
      database.owner,
    );
    const refused = await shopper.order({ ...body, payment_method_id: shop.bank.id });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'payment_in_progress', data: { code } },
    ]);
    expect((await shopper.checkOut()).json().data.paying).toEqual({ code });
  });
});
