import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGazetteer } from '../../demo/gazetteer/load-gazetteer.ts';
import { type Gazetteer, readGazetteer } from '../../demo/gazetteer/read-gazetteer.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Town } from './towns.contract.ts';

let database: TestDatabase;
let api: TestApp;
let gazetteer: Gazetteer;
let written: number;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  // Italy whole, of the others what is large: a fifth of the time.
  const whole = await readGazetteer(new Set(['IT']));
  const towns = whole.towns.filter(
    ({ country, name, population }) => country === 'IT' || name === 'Cairo' || population >= 50_000,
  );
  const known = new Set(towns.map(({ id }) => id));
  gazetteer = { towns, names: whole.names.filter(({ town_id }) => known.has(town_id)) };
  written = await loadGazetteer(owner, gazetteer);
  for (const slug of ['it', 'fr', 'us', 'jp', 'il'])
    await aSite(owner, { slug, country_iso: slug.toUpperCase() });
  await aSite(owner, { slug: 'global', country_iso: null });
  await sql`
    insert into stores (site_id, name, address, city, postal_code, country_iso, location, status)
    select s.id, d.name, 'Via 1', d.city, d.code, 'IT', st_setsrid(st_makepoint(12.913, 43.91), 4326)::geography, d.status
      from sites s, (values ('Moto Pesaro', 'Pesaro', '61122', 'active'), ('Moto Conti', 'Fano', '61 032', 'active'),
                            ('Gone', 'Urbino', '61029', 'closed')) as d (name, city, code, status)
     where s.slug = 'it'`.execute(owner);
  api = await testApp(database.appUrl);
}, 60_000);
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (path: string, site = 'it', locale = 'en') =>
  api.app.inject({ url: `/api/front/towns${path}`, headers: { 'x-tenant': site, 'x-locale': locale } });
const suggest = async (q: string, site = 'it', locale = 'en'): Promise<Town[]> =>
  (await ask(`?q=${encodeURIComponent(q)}`, site, locale)).json().data;
const names = async (q: string, site = 'it', locale = 'en') =>
  (await suggest(q, site, locale)).map(({ name }) => name);

test('[STORES-03] [STORES-39] a beginning finds the towns, with region and country in the language, and where they are', async () => {
  const [first] = await suggest('pesar', 'it', 'it');
  expect(first).toMatchObject({ name: 'Pesaro', region: 'Marche', country: 'Italia' });
  expect(first?.position.lat).toBeCloseTo(43.9, 1);
  expect(first?.position.lng).toBeCloseTo(12.9, 1);
  expect((await suggest('pesar', 'it', 'de'))[0]?.country).toBe('Italien');
});

test('the towns of the country come first, then the large ones of others, at most eight', async () => {
  const found = await suggest('san', 'it', 'it');
  expect(found.length).toBe(8);
  expect(found.every(({ country }) => country === 'Italia')).toBe(true);
  expect((await suggest('paris', 'it', 'it'))[0]).toMatchObject({ name: 'Parigi', country: 'Francia' });
  expect((await suggest('cairo', 'us'))[0]?.country).toBe('United States');
  expect((await suggest('cairo', 'global'))[0]?.country).toBe('Egypt');
});

test('accents, case and marks do not count', async () => {
  expect((await names('FORLI'))[0]).toBe('Forlì');
  expect((await names('reggio nell emilia'))[0]).toMatch(/^Reggio/);
  expect((await names('munchen', 'it', 'de'))[0]).toBe('München');
});

test('a town is found by what its people call it, and shown in the language of the page', async () => {
  expect((await names('milano', 'it', 'it'))[0]).toBe('Milano');
  expect((await names('milano', 'it', 'en'))[0]).toBe('Milan');
  expect((await names('東京', 'jp', 'ja'))[0]).toBe('東京');
  expect((await names('tok', 'jp', 'ja'))[0]).toBe('東京');
  expect((await names('北京', 'it', 'zh'))[0]).toBe('北京');
  expect((await names('القاهرة', 'it', 'ar'))[0]).toBe('القاهرة');
  expect((await names('תל אב', 'il', 'he'))[0]).toBe('תל אביב');
  // Among words of another script a Latin region would stand out.
  expect((await suggest('tokyo', 'jp', 'ja'))[0]).toMatchObject({ region: null, country: '日本' });
});

test('a slip of the finger is forgiven, nonsense finds nothing', async () => {
  expect(await names('pesarro')).toContain('Pesaro');
  expect(await names('bolonga')).toContain('Bologna');
  expect(await names('firenzze', 'it', 'it')).toContain('Firenze');
  expect(await names('qqxzzq')).toEqual([]);
  expect(await names('…')).toEqual([]);
});

test("a postcode finds the dealer's town, of this site and open ones only", async () => {
  expect(await suggest('6112', 'it', 'it')).toEqual([
    {
      id: expect.stringMatching(/^dealer-\d+$/),
      name: '61122 Pesaro',
      region: null,
      country: 'Italia',
      position: { lat: 43.91, lng: 12.913 },
    },
  ]);
  expect(await names('61032')).toEqual(['61 032 Fano']);
  expect(await names('61029')).toEqual([]);
  expect(await names('61122', 'us')).toEqual([]);
});

test('nothing typed is refused', async () => {
  expect((await ask('?q=')).statusCode).toBe(422);
  expect((await ask('?q=%20%20')).statusCode).toBe(422);
  expect((await ask(`?q=${'a'.repeat(81)}`)).statusCode).toBe(422);
});

test('a box holds its largest towns, named in the language', async () => {
  const wide = (await ask('/box?west=6&south=36&east=19&north=47&most=4', 'it', 'it')).json().data;
  expect(wide.map(({ name }: { name: string }) => name)).toEqual(['Roma', 'Milano', 'Napoli', 'Torino']);
  const near = (await ask('/box?west=12.7&south=43.8&east=13.1&north=44', 'it', 'it')).json().data;
  expect(near[0]).toMatchObject({ name: 'Pesaro', population: expect.any(Number) });
  expect(near.length).toBeGreaterThan(5);
  expect((await ask('/box?west=12&south=43&east=13')).statusCode).toBe(422);
});

test('loading a second time writes nothing; a changed name is written', async () => {
  expect(written).toBe(gazetteer.towns.length + gazetteer.names.length);
  expect(await loadGazetteer(database.owner, gazetteer)).toBe(0);
  const [first, ...rest] = gazetteer.names;
  const renamed = { ...gazetteer, names: [{ ...first!, name: 'Urbe', key: 'urbe' }, ...rest] };
  expect(await loadGazetteer(database.owner, renamed)).toBe(written);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_indexes where tablename = 'towns'`.execute(database.owner);
  expect(rows[0]?.n).toBe(6);
});
