import { randomInt, randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDb, openDb, withSite } from '../../platform/db/db.ts';
import { aShop } from '../../testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { trials } from '../../testing/fuzz/trials.ts';
import { testPayments } from '../../testing/worlds/payment-world.ts';
import { confirmOrder, lockOrder } from '../orders/moves/order-moves.ts';
import type { Payments } from '../payments/payments.ts';
import { placeOrder } from './place-order.ts';
import { resolveBlocker } from './resolve-blocker.ts';
import { startCheckout } from './start-checkout.ts';

// As many as PostgreSQL gives one test; more buyers than that queue for a connection, as they do in production.
const CONNECTIONS = 32;

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof aShop>>;
let many: OpenDb;
let payments: Payments;

beforeAll(async () => {
  database = await testDatabase();
  shop = await aShop(database.owner, { slug: 'it' });
  many = openDb({
    url: database.appUrl,
    applicationName: 'buyers',
    maxConnections: CONNECTIONS,
    waitMs: 60_000,
    minConnections: CONNECTIONS,
    statementTimeoutMs: 20_000,
  });
  await many.warmUp();
  payments = testPayments(many.db, {});
});
afterAll(async () => {
  await many.close();
  await database.drop();
});

const KEY_HASH = 'ab'.repeat(32);

/** Bags with one unit each and everything said that an order needs, written at once. */
async function bags(count: number, unitId: string): Promise<{ cartId: string; addressId: number }[]> {
  const { rows } = await sql<{ cartId: string; addressId: number }>`
    with bag as (
      insert into carts (site_id, id, key_hash, contact)
      select ${shop.site.id}, uuid_v7(), decode(${KEY_HASH}, 'hex'), '{"email":"a@example.test","given_name":"A","family_name":"B","phone":"12345"}'
        from generate_series(1, ${count}::int) returning id
    ), line as (
      insert into cart_lines (site_id, cart_id, unit_id) select ${shop.site.id}, bag.id, ${unitId}::uuid from bag
    )
    insert into addresses (site_id, cart_id, type, given_name, family_name, address1, city, country_code)
    select ${shop.site.id}, bag.id, 'shipping', 'A', 'B', 'Via Roma 1', 'Milano', 'IT' from bag
    returning cart_id as "cartId", id as "addressId"`.execute(database.owner);
  return rows;
}

type Bag = Awaited<ReturnType<typeof bags>>[number];
const toCheckoutKey = ({ cartId }: Bag) => ({
  siteId: shop.site.id,
  cartId,
  keyHash: KEY_HASH,
  locale: 'en',
  customerId: null,
});

/** Each buyer has a network of their own: those of one network take turns at the lock of its cap. */
const visitorOf = ({ addressId }: Bag) => ({
  address: `10.${(addressId >> 16) & 255}.${(addressId >> 8) & 255}.${addressId & 255}`,
  device: null,
});
const hold = (bag: Bag) => startCheckout(payments, toCheckoutKey(bag), visitorOf(bag));

/** The order call without HTTP: the transaction, what it asks to be done before, and again. */
async function order(bag: Bag): Promise<string> {
  const caller = { made: randomUUIDv7(), key: randomUUIDv7() };
  const input = {
    payment_method_id: shop.bank.id,
    check_terms: true,
    address_type: 'home',
    address_id: bag.addressId,
  } as const;
  for (let round = 0; round < 20; round += 1) {
    const placed = await withSite(many.db, shop.site.id, (tx) =>
      placeOrder(tx, payments, { ...toCheckoutKey(bag), visitor: visitorOf(bag) }, caller, input),
    );
    if (placed.ok) return 'ordered';
    if (!('blocker' in placed)) return placed.code;
    const refused = await resolveBlocker(payments, toCheckoutKey(bag), placed.blocker);
    if (refused) return refused.code;
  }
  return 'busy';
}

const count = async (text: ReturnType<typeof sql<{ n: number }>>) =>
  (await text.execute(database.owner)).rows[0]?.n;
const tally = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((one) => [one, answers.filter((answer) => answer === one).length]),
  );

test('[H-28] 200 buyers order one unit, repeatedly: each time exactly one order, and all others get a refusal', async () => {
  for (let round = 0; round < trials(5, 50); round += 1) {
    const unit = await shop.aUnit();
    const buyers = await bags(200, unit.id);
    // Every other run has no hold first: placing the order has to be as safe as the hold.
    const viaHold = round % 2 === 0;
    const answers = await Promise.all(
      buyers.map(async (bag) => {
        const held = viaHold ? await hold(bag) : ({ ok: true } as const);
        return held.ok ? order(bag) : held.code;
      }),
    );
    expect(tally(answers), `round ${round}`).toEqual({ ordered: 1, units_unavailable: 199 });
    expect(
      await count(sql`select count(distinct order_id)::int as n from order_lines where unit_id = ${unit.id}`),
    ).toBe(1);
    expect(
      await count(sql`select count(*)::int as n from unit_claims
        where unit_id = ${unit.id} and released_at is null and kind = 'reservation'`),
    ).toBe(1);
  }
}, 120_000);

const UNITS = trials(60, 500);

test('64 buyers over hundreds of units until all are gone: each sold once, by its own order', async () => {
  const { rows } = await sql<{ id: string }>`
    insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
    select ${shop.site.id}, ${shop.product.id}, ${shop.variant.id}, 'RACE' || n, 'on_hand', ${shop.store.id}, 899000, 'EUR'
      from generate_series(1, ${UNITS}::int) n returning id`.execute(database.owner);
  const left = rows.map(({ id }) => id);
  const sold: string[] = [];
  const buy = async () => {
    while (left.length > 0) {
      // Many buyers choose among the same few units, so that most of them lose.
      const unit = left[randomInt(Math.min(left.length, 12))] ?? '';
      const [bag] = await bags(1, unit);
      if (!bag) throw new Error('no bag');
      const outcome = (await hold(bag)).ok ? await order(bag) : 'lost';
      if (outcome === 'ordered' && (await pay(bag))) sold.push(unit);
      const place = left.indexOf(unit);
      if (place >= 0) left.splice(place, 1);
    }
  };
  await Promise.all(Array.from({ length: 64 }, buy));
  expect(new Set(sold).size).toBe(UNITS);
  expect(sold).toHaveLength(UNITS);
  const mine = sql`select id from units where serial like 'RACE%'`;
  expect(
    await count(
      sql`select count(*)::int as n from unit_claims where unit_id in (${mine}) and kind = 'sale' and released_at is null`,
    ),
  ).toBe(UNITS);
  expect(
    await count(sql`select count(*)::int as n from (select unit_id from order_lines l
      join orders o on o.site_id = l.site_id and o.id = l.order_id and o.status = 'confirmed'
      where unit_id in (${mine}) group by unit_id having count(*) > 1) twice`),
  ).toBe(0);
  expect(
    await count(
      sql`select count(*)::int as n from units where serial like 'RACE%' and taken_until = 'infinity'`,
    ),
  ).toBe(UNITS);
}, 120_000);

/** As when the money arrives. */
async function pay(bag: Bag): Promise<boolean> {
  return withSite(many.db, shop.site.id, async (tx) => {
    const found = await tx
      .selectFrom('orders')
      .select('id')
      .where('site_id', '=', shop.site.id)
      .where('cart_id', '=', bag.cartId)
      .executeTakeFirstOrThrow();
    const locked = await lockOrder(tx, shop.site.id, found.id);
    return locked !== null && confirmOrder(tx, locked, { paid: true, actor: { kind: 'system', ref: null } });
  });
}
