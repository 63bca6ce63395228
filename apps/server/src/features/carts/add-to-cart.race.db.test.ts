import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { race } from '../../testing/database/race.ts';
import { addToCart } from './bag.ts';
import { MAX_LINES } from './carts.rules.ts';

let database: TestDatabase;
let siteId: number;
let units: string[];

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  siteId = (await aSite(owner)).id;
  const product = await aProduct(owner);
  await owner.insertInto('site_products').values({ site_id: siteId, product_id: product.id }).execute();
  const variant = await aVariant(owner, { product_id: product.id });
  const store = await aStore(owner, { site_id: siteId });
  const input = { site_id: siteId, product_id: product.id, variant_id: variant.id, store_id: store.id };
  units = [];
  for (let n = 0; n < MAX_LINES + 5; n += 1) units.push((await aUnit(owner, input)).id);
});
afterAll(() => database.drop());

const aShopper = () => ({
  siteId,
  cartId: randomUUIDv7(),
  keyHash: 'ab'.repeat(32),
  locale: 'en',
  customerId: null,
});
const linesOf = (cartId: string) =>
  database.owner.selectFrom('cart_lines').select('unit_id').where('cart_id', '=', cartId).execute();

test('[H-27] eight presses on one button at once, on a bag that does not exist yet, are one line', async () => {
  const shopper = aShopper();
  const answers = await race(database.appUrl, 8, (db) => addToCart(db, shopper, units[0] ?? ''));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(await linesOf(shopper.cartId)).toHaveLength(1);
});

test('more units at once than fit into a bag fill it exactly', async () => {
  const shopper = aShopper();
  const [almost, wanted] = [units.slice(0, MAX_LINES - 2), units.slice(MAX_LINES - 2)];
  for (const unit of almost) await addToCart(database.app, shopper, unit);
  const answers = await race(database.appUrl, wanted.length, (db, n) =>
    addToCart(db, shopper, wanted[n] ?? ''),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
  expect(await linesOf(shopper.cartId)).toHaveLength(MAX_LINES);
});
