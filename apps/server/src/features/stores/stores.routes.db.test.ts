import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite, aUnit } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let database: TestDatabase;
let api: TestApp;

const HOURS = { weekday: '9–18', weekdays: 'Mon–Fri', weekend: 'closed' };

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  const italy = await aSite(owner, { slug: 'it' });
  const france = await aSite(owner, { slug: 'fr' });
  const open = async (
    name: string,
    siteId: number,
    lng: number,
    services: ('showroom' | 'store_pickup')[],
    status: 'active' | 'closed' = 'active',
  ) =>
    owner
      .insertInto('stores')
      .values({
        ...{ site_id: siteId, name, address: 'Via 1', city: name, country_iso: 'IT', services, status },
        ...{
          office_hours: JSON.stringify(HOURS),
          location: sql<string>`${`SRID=4326;POINT(${lng} 45)`}::geography`,
        },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const near = await open('Near', italy.id, 9.1, ['showroom', 'store_pickup']);
  await open('Far', italy.id, 11, ['showroom']);
  await open('Closed', italy.id, 9, ['showroom'], 'closed');
  await open('French', france.id, 9, ['showroom']);
  const here = {
    site_id: italy.id,
    store_id: near.id,
    status: 'on_hand' as const,
    price_minor: 100,
    currency: 'EUR',
  };
  await aUnit(owner, here);
  await aUnit(owner, { ...here, taken_until: new Date(Date.now() + 60_000) });
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const stores = async (query: string) =>
  (
    await api.app.inject({ url: `/api/front/stores?lat=45&lng=9&${query}`, headers: { 'x-tenant': 'it' } })
  ).json();

test('[CALLS-26] [STORES-23] [STORES-26] [STORES-15] the dealers of this country, nearest first, with what stands there', async () => {
  const { data, meta } = await stores('distance=50&distance_unit=km&use_distance=false');
  expect(meta.total).toBe(2);
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Near', 'Far']);
  expect(data[0]).toMatchObject({
    ...{ name: 'Near', address: 'Via 1', office_hours: HOURS, inventories: 1, info: null },
    ...{ services: ['showroom', 'store_pickup'], position: { lat: 45, lng: 9.1 }, distance: 7.9 },
  });
});

test('the distance counts only when asked for, in kilometres or miles, and services narrow', async () => {
  expect((await stores('distance=50&use_distance=true')).meta.total).toBe(1);
  expect((await stores('distance=100&distance_unit=ml&use_distance=true')).meta.total).toBe(2);
  expect((await stores('distance=50&distance_unit=ml')).data[0].distance).toBe(4.9);
  expect((await stores('services=store_pickup')).meta.total).toBe(1);
  expect((await stores('services=store_pickup&services=test_ride')).meta.total).toBe(0);
});
