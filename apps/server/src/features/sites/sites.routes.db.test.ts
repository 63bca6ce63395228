import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { setMaintenance, setShop } from './set-shop.ts';

let database: TestDatabase;
let api: TestApp;

const SETTINGS = {
  intercom: { app_id: 'chat-1' },
  office_phone: '+39 02 1234567',
  socials: {
    facebook: 'https://facebook.example/v',
    instagram: 'https://instagram.example/v',
    linkedin: 'https://linkedin.example/v',
    twitter: 'https://twitter.example/v',
    youtube: 'https://youtube.example/v',
  },
  repair_portal: { url: 'https://repair.example', since: 2011 },
};

beforeAll(async () => {
  database = await testDatabase();
  const italy = await aSite(database.owner, {
    slug: 'it',
    name: 'Italy',
    country_name: 'Italia',
    continent: 'Europe',
    region: 'europe',
    lat: 41.9,
    lng: 12.5,
    position: 1,
    settings: JSON.stringify(SETTINGS),
  });
  await database.owner.deleteFrom('site_locales').where('site_id', '=', italy.id).execute();
  await database.owner
    .insertInto('site_locales')
    .values([
      { site_id: italy.id, locale: 'en', name: 'English', position: 1 },
      { site_id: italy.id, locale: 'it', name: 'Italiano', is_default: true, position: 2 },
    ])
    .execute();
  await aSite(database.owner, { slug: 'fr', name: 'France', enable_shop: false, position: 2 });
  await aSite(database.owner, { slug: 'global', name: 'International', position: 3 });
  await aSite(database.owner, { slug: 'xm', name: 'Closed', maintenance: true, position: 4 });
  api = await testApp(database.appUrl);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test('[SITES-01] [SITES-31] [CALLS-05] a country answers with its own site and settings', async () => {
  const [italy, france] = await Promise.all([get('/api/sites/it'), get('/api/sites/fr')]);
  expect(italy.statusCode).toBe(200);
  expect(italy.json().data.settings).toEqual(SETTINGS);
  expect(france.json().data.settings).toEqual({});
});

test('[SITES-02] a site has its country as slug, and a name', async () => {
  expect((await get('/api/sites/it')).json().data).toMatchObject({ slug: 'it', name: 'Italy' });
});

test('[SITES-03] a site lists its urls by locale, the default one marked and first', async () => {
  expect((await get('/api/sites/it')).json().data.urls).toEqual([
    { url: '/it-it', locale_code: 'it', locale_name: 'Italiano', default: true },
    { url: '/it-en', locale_code: 'en', locale_name: 'English', default: false },
  ]);
});

test('[SITES-04] [SITES-05] [SITES-06] settings carry the chat id, the office phone and five social links', async () => {
  const { settings } = (await get('/api/sites/it')).json().data;
  expect(settings.intercom.app_id).toBe('chat-1');
  expect(settings.office_phone).toBe('+39 02 1234567');
  expect(Object.keys(settings.socials)).toEqual(['facebook', 'instagram', 'linkedin', 'twitter', 'youtube']);
});

test('[SITES-07] keys of the settings that no contract knows pass through unchanged', async () => {
  expect((await get('/api/sites/it')).json().data.settings.repair_portal).toEqual(SETTINGS.repair_portal);
});

test('[SITES-08] [SITES-09] a site names its country with iso, name, continent and one of five regions', async () => {
  const countries = (await get('/api/sites')).json().data.map((site: { country: unknown }) => site.country);
  expect(countries[0]).toEqual({ iso: 'IT', name: 'Italia', continent: 'Europe', region: 'europe' });
  for (const { region } of countries) {
    expect(['africa', 'americas', 'asia', 'europe', 'oceania']).toContain(region);
  }
});

test('[SITES-10] a site carries the centre of its map', async () => {
  expect((await get('/api/sites/it')).json().data).toMatchObject({ country_lat: 41.9, country_long: 12.5 });
});

test('[SITES-11] a site says whether its shop is open', async () => {
  expect((await get('/api/sites/it')).json().data.enableShop).toBe(true);
  expect((await get('/api/sites/fr')).json().data.enableShop).toBe(false);
});

test('[SITES-32] [SITES-26] [CALLS-06] the list holds every site, in order, also one in maintenance', async () => {
  const answer = await get('/api/sites');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.map((site: { slug: string }) => site.slug)).toEqual(['it', 'fr', 'global', 'xm']);
  expect(answer.json().meta).toEqual({ total: 4 });
  expect(Object.keys(answer.json().data[0]).sort()).toEqual([
    'country',
    'enableShop',
    'name',
    'slug',
    'urls',
  ]);
});

test('the global site has no iso code', async () => {
  expect((await get('/api/sites/global')).json().data.country.iso).toBeNull();
});

test.each(['zz', 'ITALY', 'it%2F..', 'global2', '%00'])(
  'an unknown country %s is not found',
  async (slug) => {
    const answer = await get(`/api/sites/${slug}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).not.toHaveProperty('data');
  },
);

test('[SITES-20] a site in maintenance answers 503 with the wait and the text in the locale asked for', async () => {
  const answer = await get('/api/sites/xm', { 'x-locale': 'it' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('300');
  expect(answer.json()).toEqual({
    code: 'maintenance',
    message: 'Questa pagina è in manutenzione. Torna a trovarci più tardi.',
  });
});

test('[SITES-21] the office of a site in maintenance still answers with phone, hours and timezone', async () => {
  const hours = [{ days: [1, 2], opens: '09:00', closes: '18:00' }];
  await database.owner
    .updateTable('sites')
    .set({
      settings: JSON.stringify({ office_phone: '+64 9 555 1911', office_email: 'no@x.example', hours }),
    })
    .where('slug', '=', 'xm')
    .execute();
  const answer = await get('/api/sites/xm/office');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toEqual({
    office_phone: '+64 9 555 1911',
    office_email: 'no@x.example',
    maintenance_until: null,
    hours,
    timezone: expect.stringContaining('/'),
  });
  expect((await get('/api/sites/zz/office')).statusCode).toBe(404);
});

test('a language may be shown in a regional edition, which its url names', async () => {
  const states = await aSite(database.owner, { slug: 'us', name: 'United States', position: 9 });
  await database.owner
    .updateTable('site_locales')
    .set({ edition: 'en-US' })
    .where('site_id', '=', states.id)
    .execute();
  expect((await get('/api/sites/us')).json().data.urls).toEqual([
    { url: '/us-en', locale_code: 'en', locale_name: 'English', default: true, edition: 'en-US' },
  ]);
});

test('one statement answers each of the two calls, a second one only after a change', async () => {
  await get('/api/sites');
  await get('/api/sites/it');
  expect(await statementsPerCall(api, '/api/sites')).toBe(1);
  expect(await statementsPerCall(api, '/api/sites/:country')).toBeLessThan(1.5);
});

test('closing a site and purging its pages at the edge are one change', async () => {
  const { app: db } = database;
  expect(await setMaintenance(db, 'fr', true)).toEqual({ ok: true });
  expect((await get('/api/sites/fr')).statusCode).toBe(503);
  expect(await setMaintenance(db, 'zz', true)).toEqual({ ok: false, code: 'site_unknown' });
  await setMaintenance(db, 'fr', false);
  expect((await get('/api/sites/fr')).statusCode).toBe(200);
  expect(await queuedPurges()).toEqual([['site:fr'], ['site:fr']]);
});

test('[RESULT-13] a site in maintenance may say until when; an open one says nothing', async () => {
  const until = async () => (await get('/api/sites/fr/office')).json().data.maintenance_until;
  const end = new Date('2026-11-17T17:30:00Z');
  await setMaintenance(database.app, 'fr', true, end);
  expect(await until()).toBe(end.toISOString());
  await setMaintenance(database.app, 'fr', false);
  expect(await until()).toBeNull();
});

test('closing the shop of a site keeps its pages and purges them at the edge', async () => {
  const { app: db } = database;
  const before = (await queuedPurges()).length;
  const isOpen = async () => (await get('/api/sites/it')).json().data.enableShop;
  expect(await setShop(db, 'it', false)).toEqual({ ok: true });
  expect(await isOpen()).toBe(false);
  expect(await setShop(db, 'zz', false)).toEqual({ ok: false, code: 'site_unknown' });
  await setShop(db, 'it', true);
  expect(await isOpen()).toBe(true);
  expect((await queuedPurges()).slice(before)).toEqual([['site:it'], ['site:it']]);
});

test('[LAW-07] a shop whose prices exclude tax opens only with a tax rate, or with rates by state', async () => {
  const { app: db, owner } = database;
  const insert = (settings: object) =>
    aSite(owner, { slug: 'ca', enable_shop: true, settings: JSON.stringify(settings) });
  await expect(insert({ price_display: 'exclusive' })).rejects.toMatchObject({
    constraint: 'sites_known_tax',
  });
  await aSite(owner, {
    slug: 'ca',
    enable_shop: false,
    settings: JSON.stringify({ price_display: 'exclusive' }),
  });
  const update = async (settings: object) => {
    const text = JSON.stringify({ price_display: 'exclusive', ...settings });
    await owner.updateTable('sites').set({ settings: text }).where('slug', '=', 'ca').execute();
  };
  const refused = { ok: false, code: 'tax_missing' };
  expect(await setShop(db, 'ca', true)).toEqual(refused);
  await update({ tax_rate: null, state_tax_rates: null });
  expect(await setShop(db, 'ca', true)).toEqual(refused);

  for (const settings of [
    { tax_rate: 0 },
    { state_tax_rates: { source: 'Test', as_of: '2026-01-01', states: { NY: 4 } } },
  ]) {
    await update(settings);
    expect(await setShop(db, 'ca', true)).toEqual({ ok: true });
    await expect(update({})).rejects.toMatchObject({ constraint: 'sites_known_tax' });
    await setShop(db, 'ca', false);
  }
});

async function queuedPurges() {
  const { rows } = await sql<{ payload: { data: { tags: string[] } } }>`
    select payload from graphile_worker._private_jobs order by id`.execute(database.owner);
  return rows.map((row) => row.payload.data.tags);
}
