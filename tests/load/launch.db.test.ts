import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaymentMethod, aShop } from '../../apps/server/src/testing/builders/checkout-builders.ts';
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database/database.ts';
import { brokenInvariants } from '../../apps/server/src/testing/database/invariants.ts';
import { trials } from '../../apps/server/src/testing/fuzz/trials.ts';
import { type TestApp, testApp } from '../../apps/server/src/testing/worlds/test-app.ts';
import { checkLaunch } from './traffic/launch-demo.ts';
import { Shopper } from './traffic/shopper.ts';

const VISITORS = trials(40, 400);
const UNITS = 5;

let database: TestDatabase;
let api: TestApp;
let client: pg.Client;
let base: string;
beforeAll(async () => {
  database = await testDatabase();
  api = await testApp(database.appUrl);
  base = await api.app.listen({ port: 0, host: '127.0.0.1' });
  client = new pg.Client({
    connectionString: database.ownerUrl,
    options: '-c app.unsafe_all_sites=on',
  });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.close();
  await database.drop();
});

/** Null: another shopper has it. A request refused with "come back later" is repeated. */
async function served<T>(call: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const [, status] = /answered (\d+)/.exec((error as Error).message) ?? [];
      if (status === '409') return null;
      if (status !== '503') throw error;
      await wait(200);
    }
  }
}

test('far more visitors than units, all at once: every unit is sold, none twice, and who was told so has it', async () => {
  const shop = await aShop(database.owner, { slug: 'it', country_iso: 'IT' });
  const cash = await aPaymentMethod(database.owner, {
    site_id: shop.site.id,
    code: 'cash',
    component: 'CashPayment',
    type: 'cash',
    settings: {},
  });
  const units = await Promise.all(Array.from({ length: UNITS }, () => shop.aUnit()));
  const { id: siteId } = shop.site;
  const checkout = { siteId, slug: 'it', bankId: cash.id, cardId: cash.id, units: [] };
  const list = `/api/front/products/${shop.product.slug}/inventories?page=1`;

  const visit = async (n: number): Promise<string | null> => {
    const shopper = new Shopper(base, checkout, n);
    for (;;) {
      const shown = await served(() => shopper.call('GET', list));
      const wanted = shown?.data[n % shown.data.length]?.uuid;
      if (!wanted) return null;
      const order = await served(async () => {
        await shopper.add(wanted);
        return shopper.placeOrder(cash.id);
      });
      if (order) {
        expect(await served(() => shopper.register(order.post.url, cash.id, ''))).toBe('awaiting');
        return order.code;
      }
      await served(() => shopper.call('DELETE', `/api/front/cart/items/${wanted}`));
    }
  };
  const told = (await Promise.all(Array.from({ length: VISITORS }, (_, n) => visit(n)))).filter(
    (code) => code !== null,
  );

  const launch = { siteId, slug: shop.product.slug, cashId: cash.id, unitIds: units.map(({ id }) => id) };
  expect(await checkLaunch(client, launch, told)).toEqual({ sold: UNITS, soldTwice: 0, broken: [] });
  expect(new Set(told).size).toBe(UNITS);
  // The check finds what is not there.
  const invented = await checkLaunch(client, launch, [...told, 'NOBODYSORDER']);
  expect(invented.broken).toEqual(['1 acknowledged orders are missing']);
  expect(await brokenInvariants(database.owner)).toEqual([]);
}, 120_000);
