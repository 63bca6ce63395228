import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite, aUnit } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { listStores } from './stores.contract.ts';

let database: TestDatabase;
let api: TestApp;

type Service = 'showroom' | 'store_pickup';
const HOURS = { weekday: '9–18', weekdays: 'Mon–Fri', weekend: 'closed' };

/** On the 45th parallel, where a degree is 78.8 km. */
const open = (
  name: string,
  siteId: number,
  place: number | string,
  services: Service[],
  status: 'active' | 'closed' = 'active',
) =>
  database.owner
    .insertInto('stores')
    .values({
      site_id: siteId,
      name,
      address: 'Via 1',
      city: name,
      country_iso: 'IT',
      services,
      status,
      postal_code: '61122',
      phone: '+39 0721 555 1911',
      office_hours: JSON.stringify(HOURS),
      location: sql<string>`${`SRID=4326;POINT${typeof place === 'number' ? `(${place} 45)` : place}`}::geography`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  const italy = await aSite(owner, { slug: 'it', lat: 45, lng: 11.5 });
  const france = await aSite(owner, { slug: 'fr' });
  const near = await open('Near', italy.id, 9.1, ['showroom', 'store_pickup']);
  await open('Far', italy.id, 11, ['showroom']);
  await open('Closed', italy.id, 9, ['showroom'], 'closed');
  await open('Nowhere', italy.id, '(NaN NaN)', ['showroom']);
  await open('Empty', italy.id, ' EMPTY', ['showroom']);
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
  const crowded = await aSite(owner, { slug: 'us' });
  await sql`
    insert into stores (site_id, name, address, city, country_iso, services, location)
    select ${crowded.id}, 'Dealer ' || n, 'Main Street', 'Town', 'US',
           case when n = 700 then array['test_ride'] else array['showroom'] end,
           st_setsrid(st_makepoint(n * 0.001, 0), 4326)::geography
      from generate_series(1, 800) n`.execute(owner);
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (query: string, site = 'it') =>
  api.app.inject({ url: `/api/front/stores?${query}`, headers: { 'x-tenant': site } });
const stores = async (query: string) => (await ask(`lat=45&lng=9&${query}`)).json();
const names = (data: { name: string }[]) => data.map(({ name }) => name);

test('[CALLS-26] [STORES-02] [STORES-26] [STORES-15] the dealers of this country, nearest first, with what stands there', async () => {
  const { data, meta } = await stores('distance=50&distance_unit=km&use_distance=false&services=showroom');
  expect(meta.total).toBe(2);
  expect(names(data)).toEqual(['Near', 'Far']);
  expect(data[0]).toEqual({
    id: expect.any(Number),
    ref: null,
    name: 'Near',
    address: 'Via 1',
    city: 'Near',
    state: null,
    postal_code: '61122',
    phone: '+39 0721 555 1911',
    office_hours: HOURS,
    timezone: 'Europe/Rome',
    inventories: 1,
    vehicles: 1,
    info: null,
    services: ['showroom', 'store_pickup'],
    position: { lat: 45, lng: 9.1 },
    distance: 7.9,
  });
});

test('[LOCATOR-04] hours are in the time zone of the store, else of its site; holidays are those of the site', async () => {
  const { owner } = database;
  const site = await aSite(owner, {
    slug: 'pt',
    timezone: 'Europe/Lisbon',
    settings: '{"holidays":["12-25"]}',
  });
  await open('Lisboa', site.id, 9, ['showroom']);
  const azores = await open('Ponta Delgada', site.id, 9.1, ['showroom']);
  await sql`update stores set timezone = 'Atlantic/Azores' where id = ${azores.id}`.execute(owner);
  const { data, meta } = (await ask('lat=45&lng=9', 'pt')).json();
  expect(data.map(({ timezone }: { timezone: string }) => timezone)).toEqual([
    'Europe/Lisbon',
    'Atlantic/Azores',
  ]);
  expect(meta.holidays).toEqual(['12-25']);
});

test('units whose product was withdrawn, from the site or altogether, are not counted', async () => {
  const { owner } = database;
  const site = await aSite(owner, { slug: 'es' });
  const store = await open('Madrid', site.id, 9, ['showroom']);
  const units = [];
  for (let n = 0; n < 3; n += 1) units.push(await aUnit(owner, { site_id: site.id, store_id: store.id }));
  const count = async () => (await ask('lat=45&lng=9', 'es')).json().data[0].inventories;
  expect(await count()).toBe(3);
  const [unpublished, retired] = units.map((unit) => unit.product_id);
  await sql`update site_products set published = false where product_id = ${unpublished}`.execute(owner);
  expect(await count()).toBe(2);
  await sql`update products set status = 'retired' where id = ${retired}`.execute(owner);
  expect(await count()).toBe(1);
});

test('[STORES-23] [CALLS-48] the distance counts only when asked for, in kilometres or miles, and every service asked for must be there', async () => {
  expect((await stores('distance=50&use_distance=true')).meta.total).toBe(1);
  expect((await stores('distance=7&use_distance=true')).meta.total).toBe(0);
  expect((await stores('distance=100&distance_unit=ml&use_distance=true')).meta.total).toBe(2);
  expect((await stores('distance=50&distance_unit=ml')).data[0].distance).toBe(4.9);
  expect((await stores('services=store_pickup')).meta.total).toBe(1);
  expect((await stores('services=store_pickup&services=showroom')).meta.total).toBe(1);
  expect((await stores('services=store_pickup&services=test_ride')).meta.total).toBe(0);
});

test('[STORES-24] [STORES-25] with use_distance false the distance does not count; without a point it is the whole country from its middle', async () => {
  expect((await stores('distance=1&use_distance=false')).meta.total).toBe(2);
  const first = (await ask('use_distance=false')).json();
  expect(names(first.data)).toEqual(['Far', 'Near']);
  expect(first.data[0].distance).toBe(39.3);
  // There is nothing to be near to, so nothing is too far.
  expect(names((await ask('distance=15&use_distance=true')).json().data)).toEqual(['Far', 'Near']);
});

test('[STORES-31] a dealer whose coordinates are no numbers is skipped, with and without a distance', async () => {
  expect(names((await stores('use_distance=false')).data)).toEqual(['Near', 'Far']);
  expect(names((await stores('distance=20000&use_distance=true')).data)).toEqual(['Near', 'Far']);
});

test.each([
  'lat=abc&lng=9',
  'lat=&lng=',
  'lat=NaN&lng=9',
  'lat=1e1&lng=9',
  'lat=91&lng=9',
  'lat=45&lng=181',
  'lat=45',
  'lng=9',
  'lat=45&lng=9&distance=-1',
  'lat=45&lng=9&distance_unit=m',
  'lat=45&lng=9&services=laundry',
])('[STORES-31] %s is refused', async (query) => {
  expect((await ask(query)).statusCode).toBe(422);
});

test('the answer is what the contract says, to the letter', async () => {
  const answer = await ask('lat=45&lng=9');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.json()).toEqual(listStores.response.parse(answer.json()));
});

test('near a point at most the nearest hundred are told, of a country the nearest five hundred', async () => {
  const near = (await ask('lat=0&lng=0&distance=50&use_distance=true', 'us')).json();
  expect(near.meta.total).toBe(100);
  expect(near.data.at(-1).name).toBe('Dealer 100');
  expect((await ask('lat=0&lng=0', 'us')).json().meta.total).toBe(500);
});

test('a rare service is found behind many dealers without it, and the search stops at the radius', async () => {
  const rare = (distance: number) =>
    ask(`lat=0&lng=0&distance=${distance}&use_distance=true&services=test_ride`, 'us');
  expect(names((await rare(100)).json().data)).toEqual(['Dealer 700']);
  expect((await rare(50)).json().data).toEqual([]);
});
