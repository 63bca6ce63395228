import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aSite, aStop, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Cart } from './carts.contract.ts';

let database: TestDatabase;
let api: TestApp;
let italy: number;
let bottle: { id: number; variant: number };
let pieces: string[];

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function product(type_id: 1 | 2) {
  const { id } = await aProduct(database.owner, { type_id });
  await database.owner.insertInto('site_products').values({ site_id: italy, product_id: id }).execute();
  return { id, variant: (await aVariant(database.owner, { product_id: id })).id };
}

const unitOf = ({ id, variant }: typeof bottle, local_days: number) =>
  aUnit(database.owner, {
    site_id: italy,
    product_id: id,
    variant_id: variant,
    status: 'on_hand',
    price_minor: 1_800,
    local_days,
  });

beforeEach(async () => {
  bottle = await product(2);
  pieces = [];
  for (const days of [3, 1, 2]) pieces.push((await unitOf(bottle, days)).id);
});

function shopper() {
  const headers = { 'x-tenant': 'it', 'x-locale': 'en', 'x-cart-id': `IT_${randomUUIDv7()}` };
  return {
    set: (quantity: number, variant = bottle.variant) =>
      api.app.inject({
        method: 'PUT',
        url: '/api/front/cart/pieces',
        headers,
        payload: { variant_id: variant, quantity },
      }),
    show: () => api.app.inject({ method: 'GET', url: '/api/front/cart', headers }),
  };
}
const uuidsOf = (answer: { json(): { data: Cart } }) => answer.json().data.items.map((item) => item.uuid);

test('[ACCESSORIES-04] two pieces are two units, the soonest ones; the same call again changes nothing', async () => {
  const anna = shopper();
  const answer = await anna.set(2);
  expect(answer.statusCode).toBe(200);
  expect(uuidsOf(answer)).toEqual([pieces[1], pieces[2]]);
  expect(answer.json().data.total).toBe(3_600);
  expect(uuidsOf(await anna.set(2))).toEqual([pieces[1], pieces[2]]);
});

test('[ACCESSORIES-04] a smaller number takes out the last added, zero takes out all', async () => {
  const anna = shopper();
  await anna.set(3);
  expect(uuidsOf(await anna.set(1))).toEqual([pieces[1]]);
  expect(uuidsOf(await anna.set(0))).toEqual([]);
});

test('[ACCESSORIES-04] more than there are is refused with the number there is, and the bag stays as it was', async () => {
  const anna = shopper();
  await anna.set(1);
  const answer = await anna.set(4);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'not_enough', message: 'Only 3 are available.' });
  expect(uuidsOf(await anna.show())).toEqual([pieces[1]]);
});

test('a piece that is not for sale is not counted', async () => {
  await aStop(database.owner, { site_id: italy, id: pieces[1] ?? '' });
  expect((await shopper().set(3)).json()).toMatchObject({
    code: 'not_enough',
    message: 'Only 2 are available.',
  });
});

test('a sold-out variant is unavailable, and a vehicle is not sold by number', async () => {
  const lupo = await product(1);
  await unitOf(lupo, 1);
  expect((await shopper().set(1, lupo.variant)).json()).toMatchObject({ code: 'unit_unavailable' });
  const soldOut = await product(2);
  expect((await shopper().set(1, soldOut.variant)).statusCode).toBe(409);
});
