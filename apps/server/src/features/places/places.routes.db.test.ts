import { PLACES_KEY } from '@paddock/sandbox/accounts';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';

const SESSION = 'a-search-of-mine';

let database: TestDatabase;
let sandbox: StartedSandbox;
let api: TestApp;
let hasty: TestApp;
let plain: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  for (const slug of ['it', 'us', 'jp', 'gb', 'global']) await aSite(database.owner, { slug });
  sandbox = await startSandbox(['places']);
  // A busy test machine is not slow maps.
  const environment = {
    PADDOCK_PLACES_URL: sandbox.urlOf('places'),
    PADDOCK_PLACES_KEY: PLACES_KEY,
    PADDOCK_PLACES_TIMEOUT_MS: '10000',
  };
  api = await testApp(database.appUrl, { environment });
  hasty = await testApp(database.appUrl, {
    environment: { ...environment, PADDOCK_PLACES_TIMEOUT_MS: '300' },
  });
  plain = await testApp(database.appUrl, { environment: { ...environment, PADDOCK_PLACES_KEY: '' } });
});
beforeEach(() => {
  sandbox.world.journal.reset();
  sandbox.world.scenarios.reset();
});
afterAll(async () => {
  await Promise.all([api, hasty, plain, sandbox].map((one) => one.close()));
  await database.drop();
});

const get = (path: string, tenant: string, locale = 'en', app = api) =>
  app.app.inject({ url: `/api/front/places${path}`, headers: { 'x-tenant': tenant, 'x-locale': locale } });
const suggest = (q: string, tenant: string, locale?: string, app?: TestApp) =>
  get(`?${new URLSearchParams({ q, session: SESSION })}`, tenant, locale, app);
type Suggested = { id: string; main: string; detail: string };
const suggested = async (q: string, tenant: string, locale?: string): Promise<Suggested[]> =>
  (await suggest(q, tenant, locale)).json().data;
const place = (id: string | undefined, tenant: string, locale?: string, app?: TestApp) =>
  get(`/${id}?session=${SESSION}`, tenant, locale, app);

test("[ACCOUNT-17] [ACCOUNT-18] only street addresses of the site's country are asked for", async () => {
  const [first] = await suggested('mazzol 18 pes', 'it', 'it');
  expect(first).toMatchObject({ main: 'Via Mazzolari 18', detail: 'Pesaro, Italia' });
  const [requested] = sandbox.world.journal.requests();
  expect(requested).toMatchObject({ method: 'POST', path: '/v1/places:autocomplete' });
  expect(JSON.parse(requested?.body ?? '')).toEqual({
    input: 'mazzol 18 pes',
    includedRegionCodes: ['it'],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    languageCode: 'it',
    regionCode: 'it',
    sessionToken: SESSION,
  });
  expect(await suggested('mazzol 18', 'us')).toEqual([]);
});

test('[ACCOUNT-19] a choice brings number, street, postal code with its suffix, city and areas', async () => {
  const [mill] = await suggested('12 mill', 'us');
  expect((await place(mill?.id, 'us')).json().data).toEqual({
    street_number: '12',
    route: 'Mill Street',
    postal_code: '94103-1012',
    city: 'San Francisco',
    areas: ['California', 'CA', 'San Francisco County'],
  });
  const [lane] = await suggested('Mill Lane 3 Manch', 'gb');
  expect((await place(lane?.id, 'gb')).json().data).toMatchObject({ city: 'Manchester', route: 'Mill Lane' });
  const [tokyo] = await suggested('桜丘町1-2-3', 'jp', 'ja');
  expect((await place(tokyo?.id, 'jp', 'ja')).json().data).toMatchObject({
    street_number: '1-2-3',
    route: '桜丘町',
    city: '渋谷区',
    areas: ['東京都'],
  });
  expect((await place(tokyo?.id, 'jp', 'en')).json().data).toMatchObject({ city: 'Shibuya' });
});

test('a place of another country, or of none, is not found', async () => {
  const [mill] = await suggested('12 mill', 'us');
  for (const id of [mill?.id, 'ChIJnonsense']) {
    const answer = await place(id, 'it');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test('without a key or a country no service is called', async () => {
  expect((await suggest('mazzolari', 'it', 'it', plain)).json().data).toEqual([]);
  expect((await suggest('mazzolari', 'global')).json().data).toEqual([]);
  expect(sandbox.world.journal.requests()).toEqual([]);
});

test.each(['stall', 'reset', 'error_500', 'garbage', 'rate_limit', 'slow'] as const)(
  'maps that %s leave a plain field',
  async (behaviour) => {
    sandbox.world.scenarios.add({ provider: 'places', call: '*', behaviour, times: 2 });
    const answer = await suggest('mazzolari', 'it', 'it', hasty);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: [] }]);
    expect((await place('ChIJWyJJVDB4MCIsIjE4Il0', 'it', 'it', hasty)).statusCode).toBe(404);
  },
);

test('too little to look for, or a search without a name, is refused', async () => {
  expect((await suggest('ma', 'it')).statusCode).toBe(422);
  expect((await get('?q=mazzolari', 'it')).statusCode).toBe(422);
});
