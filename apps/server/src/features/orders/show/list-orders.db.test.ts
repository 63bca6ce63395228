import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { singleKey } from '../../../platform/secrets/signing-keys.ts';
import { aDeliveredOrder } from '../../../testing/builders/after-sales-builders.ts';
import { aCustomer, anOrder, aSession, aSite } from '../../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../../testing/worlds/test-app.ts';
import { makeOrderKey } from '../links/order-key.ts';
import { adoptGuestOrders } from '../links/order-links.ts';
import { listOrders } from '../orders.contract.ts';

const SECRET = 'a secret of thirty-two characters';
let database: TestDatabase;
let api: TestApp;
let siteId: number;

beforeAll(async () => {
  database = await testDatabase();
  siteId = (await aSite(database.owner, { slug: 'it' })).id;
  await aSite(database.owner, { slug: 'fr' });
  api = await testApp(database.appUrl, { environment: { PADDOCK_SIGNING_SECRET: SECRET } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (path: string, token: string | null, tenant = 'it') =>
  api.app.inject({
    method: 'GET',
    url: `/api/auth/sales-orders${path}`,
    headers: { 'x-tenant': tenant, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
const codesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().data.map(({ code }: { code: string }) => code);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('[ORDERS-16] GET auth/sales-orders', () => {
  test('newest first, ten to a page, in one statement', async () => {
    const { token, customerId } = await aSession(database.owner, { site_id: siteId });
    const codes: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const key = { site_id: siteId, customer_id: customerId, placed_at: daysAgo(20 - n) };
      codes.unshift((await anOrder(database.owner, key)).code);
    }
    const first = await ask('', token);
    expect(listOrders.response.parse(first.json())).toEqual(first.json());
    expect(codesOf(first)).toEqual(codes.slice(0, 10));
    expect(first.json().meta).toMatchObject({ current_page: 1, last_page: 2, total: 12, per_page: 10 });
    expect(Math.abs(Date.parse(first.json().meta.since) - daysAgo(20).getTime())).toBeLessThan(60_000);
    expect(codesOf(await ask('?page=2', token))).toEqual(codes.slice(10));
    const beyond = (await ask('?page=9', token)).json();
    expect(beyond).toMatchObject({ data: [], meta: { current_page: 9, last_page: 2, total: 12 } });
    expect((await ask('?page=0', token)).statusCode).toBe(422);
    // The site, the bearer and its last use, the list.
    expect(await statementsPerCall(api, '/api/auth/sales-orders')).toBeLessThanOrEqual(4);
  });

  test('what was begun and given up is not among them; what still can be paid for is', async () => {
    const { token, customerId } = await aSession(database.owner, { site_id: siteId });
    const key = { site_id: siteId, customer_id: customerId };
    const over = { status: 'cancelled', cancelled_at: new Date(), cancel_reason: 'deadline' } as const;
    await anOrder(database.owner, { ...key, ...over });
    const pending = await anOrder(database.owner, { ...key, placed_at: daysAgo(1) });
    const known = await anOrder(database.owner, {
      ...key,
      ...over,
      registered_at: daysAgo(6),
      placed_at: daysAgo(6),
    });
    const answer = await ask('', token);
    expect(codesOf(answer)).toEqual([pending.code, known.code]);
    expect(answer.json().data[1]).toMatchObject({ status: 'cancelled', cancel_reason: 'deadline' });
  });

  test('a customer never sees another’s list or order, whatever other proof is sent', async () => {
    const [his, other] = [
      await aSession(database.owner, { site_id: siteId }),
      await aSession(database.owner, { site_id: siteId }),
    ];
    const { code } = await anOrder(database.owner, { site_id: siteId, customer_id: his.customerId });
    expect((await ask(`/${code}`, his.token)).json().data.code).toBe(code);
    expect((await ask('', other.token)).json()).toMatchObject({ data: [], meta: { total: 0, since: null } });
    const refused = await ask(`/${code}`, other.token);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual((await ask('/AAAAAAAAAAAA', other.token)).json());
    expect(
      (
        await ask(
          `/${code}?key=${makeOrderKey(singleKey(SECRET), { site: 'it', code: code, linkVersion: 1 })}`,
          other.token,
        )
      ).statusCode,
    ).toBe(404);
    expect((await ask(`/${code}`, his.token, 'fr')).statusCode).toBe(401);
    expect((await ask('', null)).statusCode).toBe(401);
    expect((await ask(`/${code}`, null)).statusCode).toBe(401);
  });

  test('[ORDERS-05] a delivered one says until when it may come back: thirty days, by the database’s clock', async () => {
    const { token, customerId } = await aSession(database.owner, { site_id: siteId });
    const key = { site_id: siteId, customer_id: customerId };
    const { code, delivered_at } = await aDeliveredOrder(database.owner, key);
    const shown = async () => (await ask(`/${code}`, token)).json().data;
    const until = new Date((delivered_at?.getTime() ?? 0) + 30 * 86_400_000).toISOString();
    expect(await shown()).toMatchObject({ return_until: until, can_return: true, returns: [] });
    await sql`update orders set delivered_at = now() - interval '30 days' where code = ${code}`.execute(
      database.owner,
    );
    expect(await shown()).toMatchObject({ can_return: false });
  });
});

describe('guest orders become an account’s', () => {
  test('under the proved address, in any writing, on this site, once', async () => {
    const { owner, app } = database;
    const proved = { site_id: siteId, email: 'Guest@Example.test', email_verified_at: new Date() };
    const customer = await aCustomer(owner, proved);
    const mine = await anOrder(owner, { site_id: siteId, email: 'guest@example.TEST' });
    const others = await anOrder(owner, { site_id: siteId, email: 'somebody@example.test' });
    const taken = await anOrder(owner, {
      site_id: siteId,
      email: 'guest@example.test',
      customer_id: (await aCustomer(owner, { site_id: siteId })).id,
    });
    const key = { siteId, customerId: customer.id };
    expect(await adoptGuestOrders(app, key)).toBe(1);
    expect(await adoptGuestOrders(app, key)).toBe(0);
    const rows = await owner
      .selectFrom('orders')
      .select(['code', 'customer_id'])
      .where('code', 'in', [mine.code, others.code, taken.code])
      .execute();
    const ownerOf = (code: string) => rows.find((row) => row.code === code)?.customer_id;
    expect(ownerOf(mine.code)).toBe(customer.id);
    expect(ownerOf(others.code)).toBeNull();
    expect(ownerOf(taken.code)).not.toBe(customer.id);
  });

  test('not under an unverified address', async () => {
    const email = 'unproved@example.test';
    const customer = await aCustomer(database.owner, { site_id: siteId, email, email_verified_at: null });
    await anOrder(database.owner, { site_id: siteId, email });
    expect(await adoptGuestOrders(database.app, { siteId, customerId: customer.id })).toBe(0);
  });
});
