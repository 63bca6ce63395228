import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPaymentMethod, aShipmentMethod, aShop, shopperIn } from '../../testing/checkout-builders.ts';
import { type PlacingWorld, placingWorld } from '../../testing/placing-world.ts';
import type { TestApp } from '../../testing/test-app.ts';

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
    const shopper = world.guest();
    const body = await shopper.walk([(await shop.aUnit()).id], shop.bank.id);
    const refused = await shopper.send('POST', '/api/front/sales-orders/checkout', body);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'idempotency_key_required']);
  });

  test('a unit whose hold ran out and that somebody else holds now: 409 with what can be had instead', async () => {
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
