import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, aShop, CONTACT, shopperIn } from '../../testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let shop: Awaited<ReturnType<typeof aShop>>;

const SOURCE = 'Table of rates, 2026';
const states = { NY: 4, MN: 6.875, OR: 0, CA: 7.25 };
const ORDER_CALL = '/api/front/sales-orders/checkout';

beforeAll(async () => {
  database = await testDatabase();
  shop = await aShop(database.owner, {
    slug: 'us',
    currency: 'USD',
    settings: {
      tax_rate: undefined,
      price_display: 'exclusive',
      state_tax_rates: { source: SOURCE, as_of: '2026-01-01', states },
    },
  });
  await database.owner
    .updateTable('stores')
    .set({ country_iso: 'US', state: 'CA', city: 'Long Beach', postal_code: '90802' })
    .where('id', '=', shop.store.id)
    .execute();
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const POSTAL = { NY: '10118', MN: '55401', OR: '97205', CA: '90802', PR: '00901' };
const addressIn = (state: keyof typeof POSTAL) => ({
  address1: '20 Main Street',
  city: 'Springfield',
  state,
  postal_code: POSTAL[state],
  country_code: 'US',
});

async function aBag(prices: readonly number[] = [899_000]) {
  const shopper = shopperIn(api, { slug: 'us' });
  for (const price_minor of prices) await shopper.add((await shop.aUnit({ price_minor })).id);
  const started = (await shopper.checkOut()).json().data;
  const goTo = async (address: object): Promise<number> =>
    (await shopper.send('PUT', '/api/front/cart/contact', { ...CONTACT, address })).json().data.address_id;
  const quote = async (body: object) => {
    const answer = await shopper.quote(body);
    return { status: answer.statusCode, ...answer.json() };
  };
  const place = async (body: object) => {
    const terms = { payment_method_id: shop.bank.id, check_terms: true };
    const answer = await shopper.order({ ...terms, ...body });
    return { status: answer.statusCode, ...answer.json() };
  };
  return { shopper, started, goTo, quote, place };
}

async function ordersOf(cartUuid: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select o.code, o.status, o.total_minor, o.tax_minor, o.tax_lines,
           (select json_agg(json_build_object('tax', l.tax_minor, 'rate', l.tax_rate) order by l.line_no)
              from order_lines l where l.order_id = o.id) as lines,
           (select json_agg(a.amount_minor) from payment_attempts a where a.order_id = o.id) as charged
      from orders o where o.cart_id = ${cartUuid} order by o.id`.execute(database.owner);
  return rows;
}

test('[LAW-07] [H-31] the rate of the state is shown as an estimate before the payment, and is what the order charges', async () => {
  const bag = await aBag([899_000, 1_050_001]);
  expect(bag.started).toMatchObject({ taxes: 0, tax_rate: null, tax_estimate: null, taxes_included: false });
  const address_id = await bag.goTo(addressIn('MN'));
  const { data } = await bag.quote({ address_type: 'home', address_id });
  const taxes = [61_806, 72_188, 1375];
  const tax = taxes.reduce((sum, one) => sum + one);
  expect(data).toMatchObject({
    tax_rate: 6.875,
    tax_estimate: { place: 'Minnesota', rate: '6.875%', source: SOURCE },
    taxes: tax,
    shipping: 20_000,
    total: 899_000 + 1_050_001 + 20_000 + tax,
  });
  const home = { address_type: 'home', address_id, currency: 'USD' };
  expect(await bag.place({ ...home, expected_total: data.total - tax })).toMatchObject({
    status: 409,
    code: 'changed',
  });
  expect(await bag.place({ ...home, expected_total: data.total })).toMatchObject({ status: 200 });
  const [order, ...more] = await ordersOf(bag.shopper.cartUuid);
  expect(more).toEqual([]);
  expect(order).toMatchObject({
    total_minor: data.total,
    tax_minor: tax,
    charged: [data.total],
    lines: [
      { tax: taxes[0], rate: 6.875 },
      { tax: taxes[1], rate: 6.875 },
    ],
    tax_lines: [
      {
        rate: 6.875,
        jurisdiction: 'US-MN',
        base_minor: data.total - tax,
        tax_minor: tax,
        shipping_tax_minor: taxes[2],
        estimate: { place: 'Minnesota', rate: 6.875, source: SOURCE, as_of: '2026-01-01' },
      },
    ],
  });
  expect((await bag.shopper.show(String(order?.code))).json().data).toMatchObject({
    tax,
    tax_estimate: { place: 'Minnesota', rate: '6.875%', source: SOURCE },
  });
  expect(await statementsPerCall(api, ORDER_CALL)).toBeLessThanOrEqual(12);
});

test('[LAW-07] a state without sales tax has the rate 0; one without a rate, and another country, get no delivery', async () => {
  const bag = await aBag();
  const address_id = await bag.goTo(addressIn('OR'));
  const home = { address_type: 'home', address_id };
  const { data } = await bag.quote(home);
  expect(data).toMatchObject({ taxes: 0, tax_rate: 0, tax_estimate: { place: 'Oregon', rate: '0%' } });
  for (const address of [
    addressIn('PR'),
    { ...ADDRESS, state: 'CA', postal_code: '09124', city: 'Cagliari' },
  ]) {
    await bag.goTo(address);
    const refused = { status: 422, code: 'tax_unknown', message: expect.stringMatching(/sales tax/) };
    expect(await bag.quote(home)).toMatchObject(refused);
    expect(await bag.place(home)).toMatchObject(refused);
    const again = (await bag.shopper.checkOut()).json().data;
    expect(again).toMatchObject({ tax_rate: null, tax_estimate: null, delivery: null });
  }
  expect(await ordersOf(bag.shopper.cartUuid)).toEqual([]);
  await bag.goTo(addressIn('OR'));
  expect(await bag.place({ ...home, expected_total: data.total })).toMatchObject({ status: 200 });
  expect(await ordersOf(bag.shopper.cartUuid)).toMatchObject([
    { tax_minor: 0, total_minor: data.total, tax_lines: [{ rate: 0, jurisdiction: 'US-OR' }] },
  ]);
});

test('[LAW-07] what is collected is taxed at the state of the store', async () => {
  const bag = await aBag();
  await bag.goTo(addressIn('OR'));
  const pickup = { address_type: 'store', store_id: shop.store.id };
  const { data } = await bag.quote(pickup);
  expect(data).toMatchObject({ tax_rate: 7.25, taxes: 65_178, tax_estimate: { place: 'California' } });
  const placed = await bag.place({ address_type: 'store', address_id: null, expected_total: data.total });
  expect(placed).toMatchObject({ status: 200 });
  expect(await ordersOf(bag.shopper.cartUuid)).toMatchObject([{ tax_minor: 65_178, charged: [data.total] }]);
});

test('[LAW-07] an unpaid order that goes to another state instead is replaced by one with its tax on every line', async () => {
  const bag = await aBag();
  const address_id = await bag.goTo(addressIn('CA'));
  const home = { address_type: 'home', address_id };
  const before = await bag.quote(home);
  expect(await bag.place(home)).toMatchObject({ status: 200 });
  await bag.goTo(addressIn('NY'));
  expect(await bag.place({ ...home, expected_total: before.data.total })).toMatchObject({ code: 'changed' });
  const { data } = await bag.quote(home);
  expect(await bag.place({ ...home, expected_total: data.total })).toMatchObject({ status: 200 });
  expect(await ordersOf(bag.shopper.cartUuid)).toMatchObject([
    { status: 'cancelled', lines: [{ tax: 65_178, rate: 7.25 }] },
    { status: 'pending_confirmation', total_minor: data.total, lines: [{ tax: 35_960, rate: 4 }] },
  ]);
});
