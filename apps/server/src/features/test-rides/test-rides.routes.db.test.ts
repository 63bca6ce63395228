import { createDates } from '@paddock/i18n/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aSession, aStore } from '../../testing/builders/builders.ts';
import { anAttribute } from '../../testing/builders/catalogue-builders.ts';
import { aDemonstrator, aTestRide } from '../../testing/builders/test-ride-builders.ts';
import { type FormWorld, openFormWorld } from '../../testing/worlds/form-world.ts';
import { remindRiders } from './remind-riders.ts';
import { makeRideKey } from './ride-key.ts';

const TERMS = { slot_minutes: 60, lead_hours: 1, days_ahead: 14, max_open: 2, max_open_network: 3 };
const HOURS = { weekday: '09:00–19:00', weekend: '09:00–19:00' };

let world: FormWorld;
let moto: { id: number; slug: string };
let bicycle: { id: number; slug: string };
let store: { id: number };
let far: { id: number };
let demonstrator: { site_id: number; id: number };

beforeAll(async () => {
  world = await openFormWorld();
  const { owner, siteId: site_id } = world;
  await sql`update sites set settings = settings || ${JSON.stringify({ test_ride: TERMS })}::jsonb, timezone = 'Europe/Rome',
    country_iso = 'IT' where id = ${site_id}`.execute(owner);
  const office_hours = JSON.stringify(HOURS);
  store = await aStore(owner, { site_id, office_hours, phone: '+39 1', lat: 45.46, lng: 9.19 });
  far = await aStore(owner, { site_id, office_hours, timezone: 'America/New_York', lat: 43.9, lng: 12.9 });
  moto = await aProduct(owner, { original_name: 'Lupo 500' });
  bicycle = await aProduct(owner);
  const licence = await anAttribute(owner, { slug: 'licence', values: ['large'] });
  await sql`update attribute_values set original_content = '{licence_large}'`.execute(owner);
  await sql`insert into product_values (product_id, attribute_id, value_id)
    values (${moto.id}, ${licence.id}, ${licence.valueIds[0]})`.execute(owner);
  demonstrator = await aDemonstrator(owner, { site_id, store_id: store.id, product_id: moto.id });
  for (const store_id of [store.id, far.id])
    await aDemonstrator(owner, { site_id, store_id, product_id: bicycle.id });
  await aDemonstrator(owner, { site_id, store_id: far.id, product_id: moto.id });
});
beforeEach(async () => {
  world.sandbox.world.scenarios.reset();
  await world.resetAttempts();
  await sql`delete from test_rides`.execute(world.owner);
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  world.api.app.inject({
    method: 'GET',
    url: `/api/front/test-rides/${path}`,
    headers: { 'x-tenant': 'it', 'x-locale': 'it', ...headers },
  });
const offer = async (query: Record<string, string | number>) =>
  (await get(`offer?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`)).json()
    .data;
const hours = async (product = moto.slug): Promise<string[]> =>
  (await offer({ product, store: store.id })).days.flatMap((day: { slots: { starts_at: string }[] }) =>
    day.slots.map((slot) => slot.starts_at),
  );

let keys = 0;
async function book(input: object = {}, sent: Parameters<FormWorld['send']>[2] = {}) {
  keys += 1;
  const body = {
    product: moto.slug,
    store: store.id,
    starts_at: (await hours())[0],
    given_name: 'Anna',
    family_name: 'Rossi',
    email: `anna${keys}@rides.example`,
    holds_licence: true,
    accept_terms: true,
    'h-captcha-response': world.passcode,
    ...input,
  };
  return world.send('test-rides', body, { key: `ride-${keys}`, ...sent });
}
const act = (code: string, word: string, key: string, body: object = {}) => {
  keys += 1;
  return world.send(`test-rides/${code}/${word}?key=${key}`, body, { key: `act-${keys}` });
};
type Mail = ReturnType<FormWorld['mails']>[number];
/** The attached file, unfolded. */
const calendarOf = (mail: Mail | undefined): string => {
  const file = mail?.attachments.find(({ name }) => name === 'calendar.ics');
  return Buffer.from(file?.bytes ?? [])
    .toString('utf8')
    .replaceAll('\r\n ', '');
};

test('[TESTRIDE-02] models, stores and hours follow the choice; the nearest store is first', async () => {
  const all = await offer({});
  expect(all.products.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
    [bicycle.slug, moto.slug].sort(),
  );
  expect(all.stores).toEqual([]);
  const near = await offer({ product: moto.slug, lat: 43.9, lng: 12.8 });
  expect(near.stores.map(({ id }: { id: number }) => id)).toEqual([far.id, store.id]);
  expect(near.stores[0].metres).toBeLessThan(10_000);
  const chosen = await offer({ product: moto.slug, store: far.id });
  expect(chosen.timezone).toBe('America/New_York');
  expect(chosen.days[0].slots[0].time).toMatch(/^\d\d:00$/);
});

test('[TESTRIDE-01] a site without test rides has no offer', async () => {
  const answer = await get('offer', { 'x-tenant': 'fr', 'x-locale': 'fr' });
  expect(answer.statusCode).toBe(404);
});

test('[TESTRIDE-04] the class of the country is named and has to be confirmed; a bicycle asks for none', async () => {
  expect((await offer({ product: moto.slug })).licence).toBe('A2');
  expect((await offer({ product: bicycle.slug })).licence).toBeNull();
  const refused = await book({ holds_licence: false });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual(['holds_licence']);
  const [starts_at] = await hours(bicycle.slug);
  expect((await book({ product: bicycle.slug, starts_at, holds_licence: false })).statusCode).toBe(201);
});

test('[TESTRIDE-08] [TESTRIDE-09] the rider gets a mail with the hour, the link and a calendar file', async () => {
  const [starts_at = ''] = await hours();
  const booked = await book({ starts_at, email: 'first@rides.example' });
  expect(booked.statusCode).toBe(201);
  await world.work();
  const [mail] = world.mails('first@rides.example');
  expect(mail?.subject).toBe('La tua prova su strada è prenotata');
  expect(mail?.text).toContain('Lupo 500');
  const dates = createDates('it-IT', 'Europe/Rome');
  expect(mail?.text).toContain(`Data e ora: ${dates.momentAlone(starts_at)}`);
  const { code, key } = booked.json().data;
  expect(mail?.text).toContain(`https://shop.example/it-it/test-ride/${code}?key=${key}`);
  const file = calendarOf(mail);
  expect(file).toContain('METHOD:REQUEST');
  expect(file).toContain(`UID:test-ride-${code}@shop.example`);
  expect(file).toContain('SEQUENCE:0');
  expect(file).toContain(`DTSTART:${starts_at.replaceAll(/[-:]/g, '')}`);
});

test('[TESTRIDE-05] a taken hour is refused with the next free ones', async () => {
  const [starts_at = '', next] = await hours();
  expect((await book({ starts_at })).statusCode).toBe(201);
  const second = await book({ starts_at });
  expect(second.statusCode).toBe(409);
  expect(second.json().code).toBe('test_ride_taken');
  expect(second.json().data.next[0].starts_at).toBe(next);
  expect(await hours()).not.toContain(starts_at);
  expect((await book({ starts_at: '2026-01-01T09:00:00Z' })).json().code).toBe('test_ride_taken');
});

test('a repeated call gets the first booking, though its captcha is used', async () => {
  const [starts_at] = await hours();
  const input = { starts_at, email: 'again@rides.example', 'h-captcha-response': await world.pass() };
  const first = await book(input, { key: 'lost', address: '198.51.100.7' });
  const again = await book(input, { key: 'lost', address: '198.51.100.7' });
  expect(first.statusCode).toBe(201);
  expect(again.body).toBe(first.body);
});

test('[TESTRIDE-06] a guest solves the captcha, a signed-in customer needs none', async () => {
  const without = await book({ 'h-captcha-response': undefined });
  expect(without.statusCode).toBe(422);
  expect(without.json().code).toBe('captcha_required');
  expect((await book({ 'h-captcha-response': 'wrong' })).json().code).toBe('captcha_refused');
  const { token } = await aSession(world.owner, { site_id: world.siteId });
  const answer = await world.api.app.inject({
    method: 'POST',
    url: '/api/front/test-rides',
    headers: {
      'x-tenant': 'it',
      'x-locale': 'it',
      authorization: `Bearer ${token}`,
      'idempotency-key': 'own',
    },
    payload: {
      product: moto.slug,
      store: store.id,
      starts_at: (await hours())[0],
      given_name: 'Anna',
      email: 'own@rides.example',
      holds_licence: true,
      accept_terms: true,
    },
  });
  expect(answer.statusCode).toBe(201);
});

test('[TESTRIDE-07] open bookings are limited per e-mail address, phone number and network', async () => {
  const address = '203.0.113.9';
  const all = await hours();
  const same = (n: number, input: object) => book({ starts_at: all[n], ...input });
  for (const n of [0, 1]) expect((await same(n, { email: 'Busy@rides.example' })).statusCode).toBe(201);
  expect((await same(2, { email: 'busy@rides.example' })).json().code).toBe('test_ride_too_many');
  for (const n of [2, 3]) expect((await same(n, { phone: '+39 347 1' })).statusCode).toBe(201);
  expect((await same(4, { phone: '+39 (347) 1' })).json().code).toBe('test_ride_too_many');
  for (const n of [4, 5, 6]) expect((await book({ starts_at: all[n] }, { address })).statusCode).toBe(201);
  expect((await book({ starts_at: all[7] }, { address })).json().code).toBe('test_ride_too_many');
});

test('[TESTRIDE-10] [TESTRIDE-09] by its link a ride is moved and cancelled; each mail revises the calendar entry', async () => {
  const all = await hours();
  const { code, key } = (await book({ starts_at: all[0], email: 'moves@rides.example' })).json().data;
  const shown = (await get(`${code}?key=${key}`)).json().data;
  expect(shown).toMatchObject({ code, status: 'booked', is_open: true, given_name: 'Anna' });
  const moved = await act(code, 'change', key, { starts_at: all[3] });
  expect(moved.json().data).toMatchObject({ status: 'changed' });
  expect(await hours()).toContain(all[0]);
  expect(await hours()).not.toContain(all[3]);
  const other = (await book({ starts_at: all[5] })).json().data;
  const taken = await act(code, 'change', key, { starts_at: all[5] });
  expect(taken.json()).toMatchObject({ code: 'test_ride_taken' });
  expect((await act(code, 'cancel', key)).json().data).toMatchObject({ status: 'cancelled', is_open: false });
  expect((await act(code, 'cancel', key)).json().data).toMatchObject({ status: 'cancelled' });
  expect((await act(code, 'change', key, { starts_at: all[4] })).json().code).toBe('test_ride_closed');
  await world.work();
  const files = world.mails('moves@rides.example').map(calendarOf);
  expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(['0', '1', '2']);
  expect(files[2]).toContain('METHOD:CANCEL');
  expect(files[2]).toContain('STATUS:CANCELLED');
  expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1);

  const forged = `${key.slice(0, -2)}xx`;
  for (const wrong of [forged, other.key, 'x'])
    expect((await get(`${code}?key=${wrong}`)).statusCode, wrong).toBe(404);
  const expired = makeRideKey(world.api.deps.config.signingKeys, {
    site: 'it',
    code,
    linkVersion: 1,
    endsAt: '2026-01-01T00:00:00Z',
  });
  expect((await get(`${code}?key=${expired}`)).statusCode).toBe(404);
  await sql`update test_rides set link_version = 2 where code = ${code}`.execute(world.owner);
  expect((await get(`${code}?key=${key}`)).statusCode).toBe(404);
});

test('[TESTRIDE-11] the day before, from nine on the store’s clock, a reminder is mailed once', async () => {
  const ride = await aTestRide(world.owner, demonstrator, {
    starts_at: tomorrowAt(15),
    email: 'reminded@rides.example',
    locale: 'it',
  });
  await sql`alter table test_rides disable trigger touch`.execute(world.owner);
  await sql`update test_rides set updated_at = now() - interval '2 days' where id = ${ride.id}`.execute(
    world.owner,
  );
  await sql`alter table test_rides enable trigger touch`.execute(world.owner);
  // On the clock of a store where it is past nine and the ride is tomorrow.
  await sql`update stores set timezone = ${zoneAfterNine()} where id = ${store.id}`.execute(world.owner);
  await aTestRide(world.owner, demonstrator, { starts_at: new Date(Date.now() + 5 * 86_400_000) });
  expect(await remindRiders(world.api.deps.db)).toBe(1);
  expect(await remindRiders(world.api.deps.db)).toBe(0);
  await world.work();
  expect(world.mails('reminded@rides.example').map(({ subject }) => subject)).toEqual([
    'La tua prova su strada è domani',
  ]);
  await sql`update stores set timezone = null where id = ${store.id}`.execute(world.owner);
});

/** A fixed offset on whose clock it is noon now. */
function zoneAfterNine(): string {
  const offset = 12 - new Date().getUTCHours();
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
/** So many hours o'clock tomorrow on that clock. */
function tomorrowAt(hour: number): Date {
  const now = new Date();
  now.setUTCMinutes(0, 0, 0);
  return new Date(now.getTime() + (24 + hour - 12) * 3_600_000);
}
