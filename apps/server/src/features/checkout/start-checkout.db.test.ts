import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSession, aStore } from '../../testing/builders/builders.ts';
import { aShipmentMethod, aShop, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let shop: Awaited<ReturnType<typeof aShop>>;

beforeAll(async () => {
  database = await testDatabase();
  shop = await aShop(database.owner, { slug: 'it' });
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const guest = (slug = 'it') => shopperIn(api, { slug });
const claimsOf = async (unitId: string) =>
  (
    await sql<{ kind: string; cart_id: string; minutes: number; released: string | null }>`
      select kind, cart_id, round(extract(epoch from expires_at - now()) / 60)::int as minutes,
             release_reason as released
        from unit_claims where unit_id = ${unitId} order by id`.execute(database.owner)
  ).rows;
const age = (unitId: string, minutes: number) =>
  sql`update unit_claims set claimed_at = claimed_at - ${minutes} * interval '1 minute',
             expires_at = expires_at - ${minutes} * interval '1 minute'
       where unit_id = ${unitId} and released_at is null`.execute(database.owner);

describe('[CHECKOUT-08] [CALLS-19] POST cart/check-out with an empty payload', () => {
  test('[H-28] holds every unit for 15 minutes and answers with the checkout as data', async () => {
    const shopper = guest();
    const units = [await shop.aUnit(), await shop.aUnit()];
    for (const { id } of units) await shopper.add(id);
    const started = await shopper.checkOut();
    expect(started.statusCode).toBe(200);
    const { data } = started.json();
    expect(data).toMatchObject({
      uuid: shopper.cartUuid,
      code: null,
      paying: null,
      contact: null,
      signed_in: false,
      guest_checkout: true,
      store_pickup: true,
      delivery: null,
      shipping: null,
    });
    expect(data.items).toHaveLength(2);
    expect(data.hold.seconds_left).toBeGreaterThan(890);
    expect(Date.parse(data.hold.renewable_until) - Date.parse(data.hold.expires_at)).toBe(30 * 60_000);
    for (const { id } of units)
      expect(await claimsOf(id)).toEqual([
        { kind: 'hold', cart_id: shopper.cartUuid, minutes: 15, released: null },
      ]);
    expect(await statementsPerCall(api, '/api/front/cart/check-out')).toBeLessThanOrEqual(4);
  });

  test('shows what each way costs before anything is chosen', async () => {
    const shopper = guest();
    await shopper.add((await shop.aUnit()).id);
    const { shipments } = (await shopper.checkOut()).json().data;
    expect(
      shipments.map(({ id, price, selected }: Record<string, unknown>) => [id, price, selected]),
    ).toEqual([
      ['standard', 14_000, false],
      ['pickup', 0, false],
    ]);
  });

  test('[H-28] again renews the hold, but never beyond 45 minutes from the first', async () => {
    const shopper = guest();
    const unit = await shop.aUnit();
    await shopper.add(unit.id);
    await shopper.checkOut();
    await age(unit.id, 10);
    await shopper.checkOut();
    expect(await claimsOf(unit.id)).toMatchObject([{ minutes: 15 }]);
    await sql`update unit_claims set claimed_at = now() - interval '40 minutes' where unit_id = ${unit.id}`.execute(
      database.owner,
    );
    const { hold } = (await shopper.checkOut()).json().data;
    expect(await claimsOf(unit.id)).toMatchObject([{ minutes: 5 }]);
    expect(hold.expires_at).toBe(hold.renewable_until);
  });

  test('without a cool-down a hold that ran out is taken again, and the page counts from the new one', async () => {
    const shopper = guest();
    const unit = await shop.aUnit();
    await shopper.add(unit.id);
    await shopper.checkOut();
    await age(unit.id, 46);
    expect((await shopper.checkOut()).statusCode).toBe(200);
    expect(await claimsOf(unit.id)).toMatchObject([{ released: 'expired' }, { released: null, minutes: 15 }]);
  });

  test('the loser gets 409 with what is gone, why, and the units available instead; nothing of the cart is held', async () => {
    const [winner, loser] = [guest(), guest()];
    const [wanted, other, instead] = [
      await shop.aUnit(),
      await shop.aUnit(),
      await shop.aUnit({ price_minor: 1 }),
    ];
    await winner.add(wanted.id);
    for (const { id } of [wanted, other]) await loser.add(id);
    await winner.checkOut();
    const lost = await loser.checkOut();
    expect(lost.statusCode).toBe(409);
    const { code, message, data } = lost.json();
    expect(code).toBe('units_unavailable');
    expect(message).toMatch(/someone beat you to it/i);
    const line = data.items.find(({ uuid }: { uuid: string }) => uuid === wanted.id);
    expect(line).toMatchObject({ unavailable: true, reason: 'held' });
    expect(line.alternatives.map(({ uuid }: { uuid: string }) => uuid)).toContain(instead.id);
    expect(await claimsOf(other.id)).toEqual([]);
  });

  test('a unit taken out of the bag is let go at once', async () => {
    const [first, second] = [guest(), guest()];
    const unit = await shop.aUnit();
    await first.add(unit.id);
    await second.add(unit.id);
    await first.checkOut();
    expect((await second.checkOut()).statusCode).toBe(409);
    await first.send('DELETE', `/api/front/cart/items/${unit.id}`);
    expect((await second.checkOut()).statusCode).toBe(200);
    expect(await claimsOf(unit.id)).toMatchObject([{ released: 'left' }, { released: null }]);
  });

  test('an empty bag and one that was ordered are refused', async () => {
    expect((await guest().checkOut()).json()).toMatchObject({ code: 'cart_empty' });
    const shopper = guest();
    await shopper.add((await shop.aUnit()).id);
    await sql`update carts set status = 'ordered' where id = ${shopper.cartUuid}`.execute(database.owner);
    const closed = await shopper.checkOut();
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'cart_closed']);
    expect(closed.headers['x-cart-id']).toMatch(/^IT_/);
  });
});

describe('the cart of a hold', () => {
  test('a cart belongs to the customer from the checkout on: other callers are refused', async () => {
    const { token, customerId } = await aSession(database.owner, { site_id: shop.site.id });
    const customer = shopperIn(api, { slug: 'it', token });
    await customer.add((await shop.aUnit()).id);
    const { data } = (await customer.checkOut()).json();
    expect(data).toMatchObject({ signed_in: true, contact: { given_name: 'Anna', phone: '+390212345678' } });
    const { rows } = await sql`select customer_id from carts where id = ${customer.cartUuid}`.execute(
      database.owner,
    );
    expect(rows).toEqual([{ customer_id: customerId }]);
    const stranger = await api.app.inject({
      method: 'POST',
      url: '/api/front/cart/check-out',
      headers: { 'x-tenant': 'it', 'x-cart-id': customer.cart },
    });
    expect(stranger.statusCode).toBe(403);
  });

  test('a customer has 4 unpaid units at most, over all carts', async () => {
    const capped = await aShop(database.owner, { slug: 'pt', settings: { unpaid: { network: null } } });
    const { token } = await aSession(database.owner, { site_id: capped.site.id });
    const [first, second] = [shopperIn(api, { slug: 'pt', token }), shopperIn(api, { slug: 'pt', token })];
    for (let n = 0; n < 2; n += 1) await first.add((await capped.aUnit()).id);
    for (let n = 0; n < 3; n += 1) await second.add((await capped.aUnit()).id);
    expect((await first.checkOut()).statusCode).toBe(200);
    const refused = await second.checkOut();
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'too_many_held',
        message: 'You can reserve up to 4 items at a time during checkout.',
      },
    ]);
  });

  test('[CALLS-32] a bag of another country holds nothing here', async () => {
    const elsewhere = await aShop(database.owner, { slug: 'fr' });
    const unit = await elsewhere.aUnit();
    const french = guest('fr');
    await french.add(unit.id);
    const requested = await api.app.inject({
      method: 'POST',
      url: '/api/front/cart/check-out',
      headers: { 'x-tenant': 'it', 'x-cart-id': french.cart.replace('FR_', 'IT_') },
    });
    expect(requested.json().code).toBe('cart_empty');
    expect(await claimsOf(unit.id)).toEqual([]);
  });

  test('two tabs of one shopper at once both get the hold, and it is one', async () => {
    const shopper = guest();
    const unit = await shop.aUnit();
    await shopper.add(unit.id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.checkOut()));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
    expect(await claimsOf(unit.id)).toHaveLength(1);
  });
});

describe('store pickup', () => {
  const offers = async (slug: string, settings: object) => {
    const there = await aShop(database.owner, { slug, settings });
    const shopper = guest(slug);
    await shopper.add((await there.aUnit()).id);
    const { store_pickup, pickup_stores, shipments } = (await shopper.checkOut()).json().data;
    const quoted = await shopper.quote({ address_type: 'store', store_id: there.store.id });
    return {
      store_pickup,
      stores: pickup_stores.length,
      ways: shipments.length,
      quote: quoted.json().code ?? 'quoted',
    };
  };
  const none = { store_pickup: false, stores: 0, ways: 1, quote: 'pickup_unavailable' };

  test('[CHECKOUT-06] is not to be had in Argentina, whatever its settings say', async () => {
    expect(await offers('ar', { storePickup: true })).toEqual(none);
  });
  test('[CHECKOUT-07] is not to be had where it is not enabled', async () => {
    expect(await offers('de', { storePickup: false })).toEqual(none);
  });
  test('is to be had in Arabic: the rule is about the country', async () => {
    expect(await offers('ae', { storePickup: true })).toMatchObject({ store_pickup: true, quote: 'quoted' });
  });

  test('[H-36] stores with the service only; those where units of the bag stand come first', async () => {
    const es = await aShop(database.owner, { slug: 'es' });
    await aShipmentMethod(database.owner, {
      site_id: es.site.id,
      code: 'van',
      kind: 'pickup',
      first_minor: 500,
    });
    const far = {
      plant: 'Pesaro',
      status: 'in_transit',
      expected_on: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    };

    await aStore(database.owner, { site_id: es.site.id, name: 'AAA', services: ['store_pickup'] });
    await aStore(database.owner, { site_id: es.site.id, name: 'No pickup', services: ['showroom'] });
    const shopper = guest('es');
    await shopper.add((await es.aUnit()).id);
    const here = (await shopper.checkOut()).json().data.pickup_stores;
    expect(
      here.map((store: Record<string, unknown>) => [store.name, store.units_here, store.etd_days]),
    ).toEqual([
      [es.store.name, 1, 3],
      ['AAA', 0, 3],
    ]);
    await shopper.add((await es.aUnit({ ...far, store_id: undefined })).id);
    const quoted = await shopper.quote({ address_type: 'store', store_id: es.store.id });
    expect(quoted.json().data.shipments[0].etd_days).toBeGreaterThanOrEqual(11);
  });
});
