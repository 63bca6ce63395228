import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSession } from '../../testing/builders/builders.ts';
import { ADDRESS, aShipmentMethod, aShop, shopperIn } from '../../testing/builders/checkout-builders.ts';
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

async function withUnits(count: number, slug = 'it', key = shop) {
  const shopper = shopperIn(api, { slug });
  for (let n = 0; n < count; n += 1) await shopper.add((await key.aUnit()).id);
  return shopper;
}

describe('PUT cart/contact', () => {
  test('[C-20] [H-05] keeps who a guest is and where to, with the phone as the world dials it', async () => {
    const shopper = await withUnits(1);
    const saved = await shopper.contact();
    expect(saved.statusCode).toBe(200);
    expect(saved.json().data).toMatchObject({
      contact: { email: 'anna@example.test', phone: '+390212345678' },
      address: { address1: 'Via Tortona 1', given_name: 'Anna', phone: '+390212345678' },
    });
    const { data } = (await shopper.checkOut()).json();
    expect(data.contact.phone).toBe('+390212345678');
    expect(data.addresses).toMatchObject([{ id: saved.json().data.address_id, city: 'Milano' }]);
  });

  test('a second time changes the one address; a phone that is none is kept as typed', async () => {
    const shopper = await withUnits(1);
    const first = (await shopper.contact()).json().data.address_id;
    const second = (await shopper.contact({ phone: '12345', address: { ...ADDRESS, city: 'Roma' } })).json()
      .data;
    expect(second).toMatchObject({
      address_id: first,
      contact: { phone: '12345' },
      address: { city: 'Roma' },
    });
    const without = (await shopper.contact({ address: null })).json().data;
    expect(without).toMatchObject({ address: null });
    expect((await shopper.checkOut()).json().data.addresses).toHaveLength(1);
  });

  test('an address its country does not know is refused field by field, and nothing is kept', async () => {
    const shopper = await withUnits(1);
    const refused = await shopper.contact({ address: { ...ADDRESS, postal_code: '2014', state: 'XX' } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      errors: { 'address.postal_code': [expect.any(String)], 'address.state': [expect.any(String)] },
    });
    expect((await shopper.checkOut()).json().data).toMatchObject({ contact: null, addresses: [] });
  });

  test('is refused where guests may not buy, and without a bag', async () => {
    const strict = await aShop(database.owner, { slug: 'de', settings: { guestCheckout: false } });
    const shopper = await withUnits(1, 'de', strict);
    const refused = await shopper.contact();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'guest_checkout_off']);
    expect((await shopperIn(api, { slug: 'it' }).contact()).json().code).toBe('cart_empty');
  });

  test('a customer’s name and e-mail cannot be changed here', async () => {
    const { token } = await aSession(database.owner, { site_id: shop.site.id });
    const shopper = shopperIn(api, { slug: 'it', token });
    await shopper.add((await shop.aUnit()).id);
    const { contact } = (await shopper.contact({ email: 'other@example.test', given_name: 'Other' })).json()
      .data;
    expect(contact.email).toMatch(/^rider/);
    expect(contact.given_name).toBe('Anna');
  });

  test('[CALLS-32] a quote for a foreign address is refused', async () => {
    const [one, other] = [await withUnits(1), await withUnits(1)];
    const addressId = (await one.contact()).json().data.address_id;
    const refused = await other.quote({ address_type: 'home', address_id: addressId });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'address_required']);
  });
});

describe('[CHECKOUT-39] [CALLS-15] POST fulfillment', () => {
  test('the first unit and each further one cost; a single way chooses itself; shipping is taxed alike', async () => {
    const shopper = await withUnits(3);
    const address_id = (await shopper.contact()).json().data.address_id;
    const quoted = await shopper.quote({ address_type: 'home', address_id });
    expect(quoted.statusCode).toBe(200);
    const { data } = quoted.json();
    expect(data.shipments).toMatchObject([
      {
        id: 'standard',
        method: 'home',
        price: 26_000,
        price_formatted: '€260.00',
        etd_days: 3,
        selected: true,
      },
    ]);
    expect(data.shipments[0].units).toHaveLength(3);
    // 3 × 8,990 with 22 % in each, and 260 with 22 % in it.
    expect(data).toMatchObject({ shipping: 26_000, total: 2_723_000, taxes: 3 * 162_115 + 4_689 });
    expect(await statementsPerCall(api, '/api/front/fulfillment')).toBeLessThanOrEqual(3);
    expect((await shopper.checkOut()).json().data).toMatchObject({
      shipping: 26_000,
      total: 2_723_000,
      taxes: 3 * 162_115 + 4_689,
      subtotal: 2_697_000,
      delivery: { address_type: 'home', address_id, shipment: { id: 'standard' } },
    });
  });

  test('[H-35] [DATES-13] of two ways the cheapest is chosen and in the total, until another is asked for and stays', async () => {
    const two = await aShop(database.owner, { slug: 'fr' });
    await aShipmentMethod(database.owner, {
      site_id: two.site.id,
      code: 'assisted',
      first_minor: 29_000,
      extra_days: 2,
      position: 2,
    });
    const shopper = await withUnits(1, 'fr', two);
    const open = (await shopper.quote({ address_type: 'home' })).json().data;
    expect(open.shipments.map((way: { selected: boolean }) => way.selected)).toEqual([true, false]);
    expect(open).toMatchObject({ shipping: 14_000, total: 913_000 });
    await shopper.quote({ address_type: 'home', shipment_id: 'assisted' });
    const again = (await shopper.quote({ address_type: 'home' })).json().data;
    expect(again).toMatchObject({ shipping: 29_000 });
    expect(again.shipments[1]).toMatchObject({ id: 'assisted', etd_days: 5, selected: true });
    const pickup = (await shopper.quote({ address_type: 'store', store_id: two.store.id })).json().data;
    expect(pickup).toMatchObject({ shipping: 0, shipments: [{ id: 'pickup', selected: true, etd_days: 3 }] });
  });

  test('where prices come without tax, shipping’s is added too', async () => {
    const us = await aShop(database.owner, {
      slug: 'us',
      settings: { price_display: 'exclusive', tax_rate: 8.1 },
    });
    const shopper = await withUnits(1, 'us', us);
    const { data } = (await shopper.quote({ address_type: 'home' })).json();
    const taxes = 72_819 + 1_134;
    expect(data).toMatchObject({ taxes, total: 899_000 + 14_000 + taxes });
  });

  test('a store that is none of this site’s is refused', async () => {
    const shopper = await withUnits(1);
    const { rows } = await sql<{ id: number }>`select max(id) + 1 as id from stores`.execute(database.owner);
    const refused = await shopper.quote({ address_type: 'store', store_id: rows[0]?.id });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'store_required']);
  });
});
