import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { DeliverySettings } from '../delivery/delivery.contract.ts';

let database: TestDatabase;
let api: TestApp;
let site: number;

const weekday = (new Date().getUTCDay() + 6) % 7;
/** The ISO weekday in so many days. */
const weekdayIn = (days: number) => ((weekday + days) % 7) + 1;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const delivery: DeliverySettings = {
  cut_off: '24:00',
  // Nothing is prepared tomorrow and the day after.
  working_days: [0, 3, 4, 5, 6].map(weekdayIn),
  transfer: { days: 3, price_minor: 0 },
  carriage: { days: 4, price_minor: 0 },
  regions: {},
  lanes: [],
};

beforeAll(async () => {
  database = await testDatabase();
  const settings = JSON.stringify({ delivery });
  site = (await aSite(database.owner, { slug: 'it', timezone: 'UTC', settings })).id;
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const headers = () => ({ 'x-tenant': 'it', 'x-locale': 'en', 'x-cart-id': `IT_${randomUUIDv7()}` });

async function anAccessory(pieces: readonly Partial<Parameters<typeof aUnit>[1]>[]) {
  const { id, slug } = await aProduct(database.owner, { type_id: 2 });
  await database.owner.insertInto('site_products').values({ site_id: site, product_id: id }).execute();
  const variant = await aVariant(database.owner, { product_id: id });
  for (const piece of pieces)
    await aUnit(database.owner, { site_id: site, product_id: id, variant_id: variant.id, ...piece });
  return { slug, variant: variant.id };
}

/** The day that the page of the accessory tells, and the day of one piece in the bag. */
async function daysOf({ slug, variant }: Awaited<ReturnType<typeof anAccessory>>) {
  const page = await api.app.inject({ url: `/api/front/accessories/${slug}`, headers: headers() });
  const bag = await api.app.inject({
    method: 'PUT',
    url: '/api/front/cart/pieces',
    headers: headers(),
    payload: { variant_id: variant, quantity: 1 },
  });
  const told = ({ ready_on, total_etd }: Record<string, unknown>) => ({ ready_on, total_etd });
  return { page: told(page.json().data.variants[0]), bag: told(bag.json().data.items[0]) };
}

test('[ACCESSORIES-08] page and bag tell the same day: working days count, and the days on which the store is closed', async () => {
  const closed = await aStore(database.owner, {
    site_id: site,
    office_hours: JSON.stringify({ closed: String(weekdayIn(3)) }),
  });
  const { page, bag } = await daysOf(await anAccessory([{ local_days: 1, store_id: closed.id }]));
  expect(page).toEqual(bag);
  expect(page).toEqual({ ready_on: inDays(4), total_etd: 4 });
});

test('[ACCESSORIES-08] of several pieces it is the day of the one that the bag takes', async () => {
  const accessory = await anAccessory([
    { local_days: 9, price_minor: 1_000 },
    { local_days: 2, price_minor: 2_000 },
    { status: 'in_transit', expected_on: inDays(20), local_days: 1, price_minor: 500 },
  ]);
  const { page, bag } = await daysOf(accessory);
  expect(page).toEqual(bag);
  expect(page.total_etd).toBe(4);
});

test('[ACCESSORIES-08] a sold-out variant has no day', async () => {
  const { slug } = await anAccessory([]);
  const page = await api.app.inject({ url: `/api/front/accessories/${slug}`, headers: headers() });
  expect(page.json().data.variants[0]).toMatchObject({ count: 0, ready_on: null, total_etd: null });
});
