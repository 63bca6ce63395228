import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDb, openDb, withSite } from '../../platform/db/db.ts';
import { aSession } from '../../testing/builders/builders.ts';
import { aCappedShop, type Bag } from '../../testing/builders/hoarding.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { trials } from '../../testing/fuzz/trials.ts';
import { testPayments } from '../../testing/worlds/payment-world.ts';
import { measureUnpaid } from '../inventory/claims/move-claims.ts';
import type { Payments } from '../payments/payments.ts';
import { bookOffline } from '../payments/settle/book-offline.ts';
import { mintProofToken } from '../proofs/mail-proof-link.ts';
import { confirmProof, requestProof } from '../proofs/request-proof.ts';
import { expireOrder } from './order-deadline.ts';
import { sweepCheckouts } from './sweep-checkouts.ts';

const CONNECTIONS = 24;

let database: TestDatabase;
let many: OpenDb;
let payments: Payments;

beforeAll(async () => {
  database = await testDatabase();
  many = openDb({
    url: database.appUrl,
    applicationName: 'shoppers',
    maxConnections: CONNECTIONS,
    minConnections: CONNECTIONS,
    waitMs: 120_000,
    statementTimeoutMs: 20_000,
  });
  await many.warmUp();
  payments = testPayments(many.db, {});
});
afterAll(async () => {
  await many.close();
  await database.drop();
});

const HOME = { address: '198.51.100.7', device: null };
const ELSEWHERE = { address: '203.0.113.9', device: null };

/** In groups, so that a test has more shoppers than connections without every call waiting for one. */
async function inGroups<T, R>(all: readonly T[], work: (one: T, n: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < all.length; start += CONNECTIONS)
    results.push(
      ...(await Promise.all(all.slice(start, start + CONNECTIONS).map((one, n) => work(one, start + n)))),
    );
  return results;
}

const tally = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].sort().map((one) => [one, answers.filter((answer) => answer === one).length]),
  );

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

type CappedShop = Awaited<ReturnType<typeof aCappedShop>>;

async function deadlinesOf({
  siteId,
}: CappedShop): Promise<{ id: number; minutes: number; status: string }[]> {
  const { rows } = await sql<{ id: number; minutes: number; status: string }>`
    select id, status, round(extract(epoch from deadline_at - now()) / 60)::int as minutes from orders
     where site_id = ${siteId} order by id`.execute(database.owner);
  return rows;
}

/** The captcha and the mailed link, as the storefront asks for them. */
async function prove(shop: CappedShop, { cartId }: Bag, email: string, address: string): Promise<void> {
  const captcha = { verify: async () => 'passed' as const };
  const services = { db: many.db, captcha, keys: payments.signingKeys };
  const shopper = { ...shop.shopperOf(cartId), address };
  const requested = await requestProof(services, shopper, { email, captchaAnswer: 'solved' });
  expect(requested).toEqual({ ok: true, proof: { captcha: true, confirmed: false, sent: true } });
  const { rows } = await sql<{ proofId: number }>`
    select (data ->> 'proof_id')::int as "proofId" from mails
     where site_id = ${shop.siteId} and to_email = ${email} and kind = 'checkout_confirm' order by id desc limit 1`.execute(
    database.owner,
  );
  const proofId = rows[0]?.proofId ?? 0;
  const token = (await mintProofToken(many.db, { siteId: shop.siteId, proofId })) ?? '';
  expect(await confirmProof(services, { siteId: shop.siteId, token })).toBe(true);
}

describe('[C1] unpaid units are capped', () => {
  test('one attacker with many carts, 50 e-mail addresses, one IPv4 address and one /64 blocks 8 of 117 units at most, all free again after 35 minutes', async () => {
    const shop = await aCappedShop(database, payments, { units: 117 });
    const carts = numbers(trials(160, 1000));
    const visitorOf = (n: number) => ({
      address: n % 2 === 0 ? '192.0.2.66' : `2001:db8:bad:1:${(n * 7919).toString(16)}::${n.toString(16)}`,
      device: n % 3 === 0 ? null : `device-of-the-attacker-${n}`,
    });
    const answers = await inGroups(carts, async (n) => {
      const wanted = [shop.unitIds[n % 117] ?? '', shop.unitIds[(n * 31 + 7) % 117] ?? ''];
      const contact = { email: `mule${n % 50}@example.test`, phone: `+39 347 ${1_000_000 + n}` };
      const bag = await shop.aBag([...new Set(wanted)], contact);
      // Half of them try to order without a hold before.
      const held = n % 4 < 2 ? await shop.hold(bag, visitorOf(n)) : ({ ok: true } as const);
      if (!held.ok) return held.code;
      const ordered = await shop.order(bag, visitorOf(n));
      return ordered === 'ordered' ? shop.register(bag) : ordered;
    });
    expect(117 - (await shop.countFree()), JSON.stringify(tally(answers))).toBeLessThanOrEqual(8);
    expect(tally(answers).proof_required).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer === 'awaiting').length).toBeGreaterThan(0);
    // Ordering the same carts again renews nothing.
    await shop.age(20);
    const { rows: bags } = await sql<Bag>`
      select o.cart_id as "cartId", a.id as "addressId" from orders o
        join addresses a on a.site_id = o.site_id and a.cart_id = o.cart_id
       where o.site_id = ${shop.siteId}`.execute(database.owner);
    await inGroups(bags, (bag) => shop.order(bag, visitorOf(0)));
    for (const { minutes } of await deadlinesOf(shop)) expect(minutes).toBeLessThanOrEqual(10);
    await shop.age(15);
    expect(await shop.countFree()).toBe(117);
    await sweepCheckouts(many.db);
    for (const { id } of await deadlinesOf(shop))
      await expireOrder(payments, { siteId: shop.siteId, orderId: id });
    expect(tally((await deadlinesOf(shop)).map(({ status }) => status))).toEqual({ cancelled: bags.length });
  }, 300_000);

  test('honest shoppers behind one address still buy, with the captcha and a confirmed e-mail address', async () => {
    const count = trials(40, 200);
    const shop = await aCappedShop(database, payments, { units: count });
    const answers = await inGroups(shop.unitIds, async (unitId, n) => {
      const email = `rider${n}@example.test`;
      const visitor = { address: '198.51.100.200', device: `browser-number-${n}-of-its-own` };
      const bag = await shop.aBag([unitId], { email, phone: `+39 06 ${2_000_000 + n}` });
      const first = await shop.hold(bag, visitor);
      if (!first.ok) {
        expect(first.code).toBe('proof_required');
        await prove(shop, bag, email, visitor.address);
        expect(await shop.hold(bag, visitor)).toMatchObject({ ok: true });
      }
      const ordered = await shop.order(bag, visitor);
      return ordered === 'ordered' ? shop.register(bag) : ordered;
    });
    expect(tally(answers)).toEqual({ awaiting: count });
    const { rows } = await sql<{ orderId: number; attemptId: string; total: number }>`
      select o.id as "orderId", a.id as "attemptId", o.total_minor as total from orders o
        join payment_attempts a on a.site_id = o.site_id and a.order_id = o.id
       where o.site_id = ${shop.siteId}`.execute(database.owner);
    await inGroups(rows, ({ orderId, attemptId, total }) =>
      withSite(many.db, shop.siteId, (tx) =>
        bookOffline(tx, {
          siteId: shop.siteId,
          orderId,
          attemptId,
          amountMinor: total,
          currency: 'EUR',
          valueOn: '2026-11-16',
          reference: `BANK ${orderId}`,
          actor: { kind: 'staff', ref: 'finance' },
        }),
      ),
    );
    expect(tally((await deadlinesOf(shop)).map(({ status }) => status))).toEqual({ confirmed: count });
  }, 300_000);

  test('of 24 carts of one network that are checked out at the same moment four get their unit', async () => {
    for (let round = 0; round < trials(5, 40); round += 1) {
      const shop = await aCappedShop(database, payments, { units: 24 });
      const bags = await Promise.all(shop.unitIds.map((unitId) => shop.aBag([unitId])));
      const answers = await Promise.all(
        bags.map(async (bag, n) => {
          const held = await shop.hold(bag, { address: `2001:db8:0:5::${n}`, device: null });
          return held.ok ? 'held' : held.code;
        }),
      );
      expect(tally(answers)).toEqual({ held: 4, proof_required: 20 });
    }
  }, 120_000);

  test.each([
    [
      'e-mail address in another spelling',
      { email: 'A.nna+shop@gmail.com' },
      { email: 'anna@googlemail.com' },
    ],
    ['phone number in another spelling', { phone: '+39 347 555-0101' }, { phone: '0039 (347) 5550101' }],
    ['device', { device: 'cookie-of-one-browser-01' }, { device: 'cookie-of-one-browser-01' }],
  ])('the same %s has four unpaid units at most and is refused the fifth', async (_what, first, second) => {
    const shop = await aCappedShop(database, payments, { units: 6 });
    const bagOf = async (wanted: readonly string[], scope: Record<string, string>, n: number) => {
      const contact = {
        email: scope.email ?? `other${n}@example.test`,
        phone: scope.phone ?? `+39 02 3456 00${n}`,
      };
      const bag = await shop.aBag(wanted, contact);
      return shop.hold(bag, { address: `203.0.113.${n}`, device: scope.device ?? null });
    };
    expect(await bagOf(shop.unitIds.slice(0, 3), first, 1)).toMatchObject({ ok: true });
    expect(await bagOf(shop.unitIds.slice(3, 5), second, 2)).toEqual({
      ok: false,
      code: 'too_many_held',
      most: 4,
    });
    expect(await bagOf(shop.unitIds.slice(3, 4), second, 2)).toMatchObject({ ok: true });
  });

  test('an e-mail address that is typed after the holds counts when they are ordered', async () => {
    const shop = await aCappedShop(database, payments, { units: 6 });
    const answers: string[] = [];
    for (const n of numbers(6)) {
      const bag = await shop.aBag([shop.unitIds[n] ?? '']);
      const visitor = { address: `203.0.113.${n}`, device: null };
      expect(await shop.hold(bag, visitor)).toMatchObject({ ok: true });
      const contact = {
        email: 'anna@example.test',
        phone: `+39 02 1111 0${n}`,
        given_name: 'A',
        family_name: 'B',
      };
      await sql`update carts set contact = ${JSON.stringify(contact)}::jsonb where id = ${bag.cartId}`.execute(
        database.owner,
      );
      answers.push(await shop.order(bag, visitor));
    }
    expect(answers).toEqual([...Array(4).fill('ordered'), 'too_many_held', 'too_many_held']);
  });

  test('a customer has four over all networks, and one of a product marked limited', async () => {
    const shop = await aCappedShop(database, payments, { units: 6 });
    const { customerId } = await aSession(database.owner, { site_id: shop.siteId });
    const [a = '', b = '', c = ''] = shop.unitIds;
    expect(await shop.hold(await shop.aBag(shop.unitIds.slice(0, 5)), HOME, customerId)).toMatchObject({
      code: 'too_many_held',
      most: 4,
    });
    await sql`update products set limited = true where id = ${shop.shop.product.id}`.execute(database.owner);
    expect(await shop.hold(await shop.aBag([a, b]), HOME, customerId)).toMatchObject({
      code: 'too_many_held',
      most: 1,
    });
    expect(await shop.hold(await shop.aBag([a]), HOME, customerId)).toMatchObject({ ok: true });
    expect(await shop.hold(await shop.aBag([b]), ELSEWHERE, customerId)).toMatchObject({
      code: 'too_many_held',
    });
    expect(await shop.hold(await shop.aBag([b]), HOME)).toMatchObject({ code: 'proof_required' });
    expect(await shop.hold(await shop.aBag([c]), ELSEWHERE)).toMatchObject({ ok: true });
  });

  test('the share of stock that is kept unpaid is measured per site', async () => {
    const shop = await aCappedShop(database, payments, { units: 8 });
    expect(await shop.hold(await shop.aBag(shop.unitIds.slice(0, 2)), HOME)).toMatchObject({ ok: true });
    const shares = await measureUnpaid(many.db);
    expect(shares).toContainEqual({ site: shop.shop.site.slug, share: 0.25 });
  });

  test('caps are settings of the site', async () => {
    const shop = await aCappedShop(database, payments, {
      units: 9,
      settings: { unpaid: { network: 6, email: null } },
    });
    expect(await shop.hold(await shop.aBag(shop.unitIds.slice(0, 6)), HOME)).toMatchObject({ ok: true });
    expect(await shop.hold(await shop.aBag(shop.unitIds.slice(6, 7)), HOME)).toMatchObject({
      code: 'proof_required',
    });
  });
});

describe('[C1] time is not renewed', () => {
  test('ordering again, in another way or with a changed bag, keeps the end of the first order', async () => {
    const shop = await aCappedShop(database, payments, { units: 2 });
    const contact = { email: 'anna@example.test', phone: '+390212345678' };
    const bag = await shop.aBag(shop.unitIds.slice(0, 1), contact);
    expect(await shop.order(bag, HOME)).toBe('ordered');
    await shop.age(20);
    expect(await shop.order(bag, HOME)).toBe('ordered');
    expect(await deadlinesOf(shop)).toMatchObject([{ minutes: 10 }]);
    await sql`insert into cart_lines (site_id, cart_id, unit_id)
              values (${shop.siteId}, ${bag.cartId}, ${shop.unitIds[1] ?? ''})`.execute(database.owner);
    expect(await shop.order(bag, HOME)).toBe('ordered');
    expect(await deadlinesOf(shop)).toMatchObject([{ status: 'cancelled' }, { minutes: 10 }]);
    await shop.age(15);
    expect(await shop.countFree()).toBe(2);
  });

  test('a hold that had its 45 minutes is not taken again by the same cart or network for 15 minutes', async () => {
    const shop = await aCappedShop(database, payments, { units: 1 });
    const bag = await shop.aBag(shop.unitIds);
    expect(await shop.hold(bag, HOME)).toMatchObject({ ok: true });
    await shop.age(16);
    // The rest of its 45 minutes, since no other shopper came.
    const again = await shop.hold(bag, HOME);
    expect(again.ok && Date.parse(again.checkout.hold.renewable_until) - Date.now()).toBeLessThan(
      30 * 60_000,
    );
    for (let renewals = 0; renewals < 2; renewals += 1) {
      await shop.age(14);
      expect(await shop.hold(bag, HOME)).toMatchObject({ ok: true });
    }
    await shop.age(2);
    expect(await shop.hold(bag, ELSEWHERE)).toMatchObject({ code: 'cooling_down' });
    expect(await shop.hold(await shop.aBag(shop.unitIds), HOME)).toMatchObject({ code: 'cooling_down' });
    const other = await shop.aBag(shop.unitIds);
    expect(await shop.hold(other, { ...ELSEWHERE, address: '203.0.113.77' })).toMatchObject({ ok: true });
  });

  test('an order that ran out unpaid leaves its units to others first', async () => {
    const shop = await aCappedShop(database, payments, { units: 1 });
    const bag = await shop.aBag(shop.unitIds, { email: 'anna@example.test', phone: '+390212345678' });
    expect(await shop.order(bag, HOME)).toBe('ordered');
    await shop.age(31);
    const [order] = await deadlinesOf(shop);
    expect(await expireOrder(payments, { siteId: shop.siteId, orderId: order?.id ?? 0 })).toBe('cancelled');
    expect(await shop.order(bag, HOME)).toBe('cooling_down');
    const other = await shop.aBag(shop.unitIds, { email: 'berta@example.test', phone: '+390212345679' });
    expect(await shop.order(other, ELSEWHERE)).toBe('ordered');
  });
});

describe('[C1] days for a bank transfer need a confirmed e-mail address', () => {
  const contact = { email: 'anna@example.test', phone: '+390212345678' };

  test('an order that is not registered, or whose address is not confirmed, is released after 30 minutes', async () => {
    const shop = await aCappedShop(database, payments, { units: 2 });
    const bags = [
      await shop.aBag(shop.unitIds.slice(0, 1), contact),
      await shop.aBag(shop.unitIds.slice(1), contact),
    ];
    for (const bag of bags) expect(await shop.order(bag, HOME)).toBe('ordered');
    expect(await shop.register(bags[0] as Bag)).toBe('awaiting');
    expect(await deadlinesOf(shop)).toMatchObject([{ minutes: 30 }, { minutes: 30 }]);
    await shop.age(31);
    for (const { id } of await deadlinesOf(shop))
      expect(await expireOrder(payments, { siteId: shop.siteId, orderId: id })).toBe('cancelled');
    expect(await shop.countFree()).toBe(2);
  });

  test('following the mailed link gives a registered order its three days, from the first placement', async () => {
    const shop = await aCappedShop(database, payments, { units: 1 });
    const bag = await shop.aBag(shop.unitIds, contact);
    await shop.order(bag, HOME);
    await shop.register(bag);
    await shop.age(10);
    await sql`update login_counters set locked_until = null, failures = 0 where site_id = ${shop.siteId}`.execute(
      database.owner,
    );
    await prove(shop, bag, contact.email, HOME.address);
    expect(await deadlinesOf(shop)).toMatchObject([{ minutes: 4310 }]);
  });
});

describe('[C1] for whom a claim was taken', () => {
  test('is stored as keyed hashes only, and deleted a day after the claim ended', async () => {
    const shop = await aCappedShop(database, payments, { units: 1 });
    const bag = await shop.aBag(shop.unitIds, { email: 'anna@example.test', phone: '+390212345678' });
    await shop.hold(bag, { address: '198.51.100.9', device: 'cookie-of-one-browser-02' });
    const keys = () =>
      database.owner.selectFrom('claim_keys').selectAll().where('site_id', '=', shop.siteId).execute();
    const stored = await keys();
    expect(stored.map(({ kind }) => kind).sort()).toEqual(['device', 'email', 'network', 'phone']);
    expect(JSON.stringify(stored.map(({ key }) => key.toString('latin1')))).not.toMatch(
      /anna|198\.51|cookie/,
    );
    await shop.age(25 * 60);
    await sweepCheckouts(many.db);
    expect(await keys()).toEqual([]);
  });
});
