import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ADDRESS,
  aPaymentMethod,
  aShipmentMethod,
  aShop,
  shopperIn,
} from '../../testing/builders/checkout-builders.ts';
import { type PlacingWorld, placingWorld } from '../../testing/worlds/placing-world.ts';
import type { TestApp } from '../../testing/worlds/test-app.ts';
import { addressPrint } from '../addresses/addresses.contract.ts';

let world: PlacingWorld;
let database: PlacingWorld['database'];
let shop: PlacingWorld['shop'];
let api: TestApp;

beforeAll(async () => {
  world = await placingWorld();
  ({ database, shop, api } = world);
});
afterAll(() => world.close());

describe('[CHECKOUT-19] refusals say why, in the language of the page', () => {
  const refusal = async (
    change: object,
    arrange?: (shopper: ReturnType<PlacingWorld['guest']>) => Promise<unknown>,
  ) => {
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
    await arrange?.(shopper);
    const refused = await shopper.order({ ...body, ...change });
    expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
    return [refused.statusCode, refused.json().code];
  };

  test('[LEGAL-03] terms not accepted, no address, an unknown method', async () => {
    expect(await refusal({ check_terms: false })).toEqual([422, 'terms_required']);
    expect(await refusal({ address_id: null })).toEqual([422, 'address_required']);
    expect(await refusal({ payment_method_id: 987_654 })).toEqual([422, 'method_unavailable']);
  });

  test('[CHECKOUT-26] delivery is store with a store, or home with an address of one’s own', async () => {
    const other = world.guest();
    const address_id = (await other.walk([(await shop.aUnit()).id], shop.bank.id)).address_id;
    expect(await refusal({ address_id })).toEqual([422, 'address_required']);
    expect(await refusal({ address_type: 'store', address_id: null })).toEqual([422, 'shipment_required']);
  });

  test('cash above its ceiling', async () => {
    const cash = await aPaymentMethod(database.owner, {
      site_id: shop.site.id,
      code: 'cash',
      component: 'CashPayment',
      type: 'cash',
      settings: { max_minor: 499_999 },
    });
    expect(await refusal({ payment_method_id: cash.id })).toEqual([422, 'method_unavailable']);
  });

  test('[CHECKOUT-34] no delivery quoted where there are several ways: "Please choose a delivery method first."', async () => {
    const two = await aShop(database.owner, { slug: 'fr' });
    await aShipmentMethod(database.owner, { site_id: two.site.id, code: 'assisted' });
    const shopper = shopperIn(api, { slug: 'fr' });
    await shopper.add((await two.aUnit()).id);
    const { address_id } = (await shopper.contact()).json().data;
    const body = { payment_method_id: two.bank.id, check_terms: true, address_type: 'home', address_id };
    const refused = await shopper.order(body);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Please choose a delivery method first.',
    ]);
    await shopper.quote({ address_type: 'home', address_id });
    expect((await shopper.order(body)).statusCode).toBe(200);
  });

  test('in Italian: a guest without a contact', async () => {
    const shopper = shopperIn(api, { slug: 'it', locale: 'it' });
    await shopper.add((await shop.aUnit()).id);
    const body = {
      payment_method_id: shop.bank.id,
      check_terms: true,
      address_id: null,
      address_type: 'home',
    };
    const refused = await shopper.order(body);
    expect(refused.json()).toEqual({ code: 'contact_required', message: 'Inserisci prima i tuoi dati.' });
  });

  describe('[C7] what the shopper was shown is what is ordered', () => {
    const shown = async () => {
      const shopper = world.guest();
      const unit = await shop.aUnit();
      const body = await shopper.walk([unit.id], shop.bank.id);
      const { total, currency, addresses } = (await shopper.checkOut()).json().data;
      const expected = {
        expected_total: total,
        currency,
        expected_address: addressPrint(addresses[0]),
      };
      return { shopper, unit, body: { ...body, ...expected } };
    };

    test('the same total, currency and address are accepted', async () => {
      const { shopper, body } = await shown();
      expect(body.expected_total).toBe(913_000);
      expect((await shopper.order(body)).statusCode).toBe(200);
    });

    test('a price that changed in between: 409 with the new bag, and no order', async () => {
      const { shopper, unit, body } = await shown();
      await sql`update units set price_minor = 2697000 where id = ${unit.id}`.execute(database.owner);
      const refused = await shopper.order(body);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed']);
      expect(refused.json().data.items[0]).toMatchObject({ uuid: unit.id, final_price: 2_697_000 });
      expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
      expect((await shopper.order({ ...body, expected_total: 2_711_000 })).statusCode).toBe(200);
    });

    test('[DATES-14] a day that is later than the one shown: 409, and no order; a sooner one is accepted', async () => {
      const { shopper, unit, body } = await shown();
      const { arrives_on } = (await shopper.checkOut()).json().data.delivery.shipment;
      await sql`update units set local_days = local_days + 4 where id = ${unit.id}`.execute(database.owner);
      const refused = await shopper.order({ ...body, expected_arrival: arrives_on });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed']);
      expect(await world.ordersOf(shopper.cartUuid)).toEqual([]);
      await sql`update units set local_days = 0 where id = ${unit.id}`.execute(database.owner);
      expect((await shopper.order({ ...body, expected_arrival: arrives_on })).statusCode).toBe(200);
    });

    test('an address or a currency that is another one: 409', async () => {
      const { shopper, body } = await shown();
      await shopper.contact({ address: { ...ADDRESS, address1: '666 Thief Road' } });
      expect((await shopper.order(body)).json().code).toBe('changed');
      const { expected_address: _, ...rest } = body;
      expect((await shopper.order({ ...rest, currency: 'USD' })).json().code).toBe('changed');
    });
  });

  test('[B11] a unit that was blocked, unpublished or retired is not sold by the order either', async () => {
    const withdrawals = [
      (id: string) =>
        sql`insert into unit_stops (site_id, unit_id, source, set_by) values (${shop.site.id}, ${id}, 'staff', 'test')`,
      () => sql`update site_products set published = false where site_id = ${shop.site.id}`,
      () => sql`update products set status = 'retired' where id = ${shop.product.id}`,
    ];
    for (const [n, withdraw] of withdrawals.entries()) {
      const shopper = world.guest();
      const unit = await shop.aUnit();
      const body = await shopper.walk([unit.id], shop.bank.id);
      await withdraw(unit.id).execute(database.owner);
      const refused = await shopper.order(body);
      expect([n, refused.statusCode, refused.json().code]).toEqual([n, 409, 'units_unavailable']);
      expect(refused.json().data.items[0]).toMatchObject({ unavailable: true, reason: 'withdrawn' });
      await sql`update site_products set published = true where site_id = ${shop.site.id}`.execute(
        database.owner,
      );
      await sql`update products set status = 'active' where id = ${shop.product.id}`.execute(database.owner);
    }
  });

  test('a unit whose hold expired and that another shopper holds now: 409 with the units available instead', async () => {
    const [late, quick] = [world.guest(), world.guest()];
    const unit = await shop.aUnit();
    const body = await late.walk([unit.id], shop.bank.id);
    await sql`update unit_claims set expires_at = now() - interval '1 second' where unit_id = ${unit.id}`.execute(
      database.owner,
    );
    await quick.walk([unit.id], shop.bank.id);
    const lost = await late.order(body);
    expect([lost.statusCode, lost.json().code]).toEqual([409, 'units_unavailable']);
    expect(lost.json().data.items[0]).toMatchObject({ unavailable: true, reason: 'held' });
    expect(await world.ordersOf(late.cartUuid)).toEqual([]);
  });
});
