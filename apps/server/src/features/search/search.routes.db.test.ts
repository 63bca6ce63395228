import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aSite, aStore, aUnit } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { FacetValue, SearchHit, SearchMeta } from './search.contract.ts';
import { addLocale, aModel, reindex, someValues } from './testing.ts';

let database: TestDatabase;
let api: TestApp;
let it: number;
let lupo: Awaited<ReturnType<typeof aModel>>;
let falco: Awaited<ReturnType<typeof aModel>>;
let value: Awaited<ReturnType<typeof someValues>>;

async function addStores(owner: TestDatabase['owner']) {
  const pesaro = await aStore(owner, {
    site_id: it,
    city: 'Pesaro',
    lat: 43.91,
    lng: 12.91,
    feed_ref: 'it-pesaro',
  });
  const fano = await aStore(owner, {
    site_id: it,
    city: 'Fano',
    lat: 43.84,
    lng: 13.01,
    feed_ref: 'it-fano',
  });
  const milano = await aStore(owner, { site_id: it, city: 'Milano', lat: 45.46, lng: 9.19 });
  return { pesaro, fano, milano };
}

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  it = (await aSite(owner, { slug: 'it' })).id;
  const fr = (await aSite(owner, { slug: 'fr', settings: JSON.stringify({ presale: true }) })).id;
  await addLocale(owner, it, 'it');
  value = await someValues(owner);
  const moto = await aCategory(owner);
  const sites = [it, fr];
  lupo = await aModel(owner, value, {
    slug: 'lupo-500',
    name: 'Lupo 500',
    kind: 'Scrambler',
    material: 'acciaio',
    categoryId: moto.id,
    variants: [['nero'], ['rosso']],
    sites,
    position: 2,
  });
  falco = await aModel(owner, value, {
    slug: 'falco-r',
    name: 'Falco R',
    kind: 'Bici da corsa',
    material: 'carbonio',
    variants: [
      ['rosso', '54'],
      ['blu', '54'],
      ['blu', 'm'],
    ],
    sites,
    position: 1,
  });
  const casco = await aModel(owner, value, {
    slug: 'casco',
    name: 'Casco Lido',
    kind: 'Casco jet',
    typeId: 2,
    variants: [['nero', 'm']],
    sites,
  });
  const { pesaro, fano, milano } = await addStores(owner);
  const unit = (model: typeof lupo, at: number, input: Partial<Parameters<typeof aUnit>[1]> = {}) =>
    aUnit(owner, { site_id: it, product_id: model.id, variant_id: model.variants[at]?.id ?? 0, ...input });
  await unit(lupo, 1, { store_id: pesaro.id, price_minor: 649_000, local_days: 2 });
  await unit(lupo, 1, { store_id: milano.id, price_minor: 629_000, local_days: 9 });
  await unit(lupo, 0, {
    plant: 'Pesaro',
    status: 'in_production',
    price_minor: 639_000,
    expected_on: '2100-01-01',
  });
  await unit(falco, 0, { store_id: fano.id, price_minor: 395_000 });
  await unit(falco, 2, { store_id: pesaro.id, price_minor: 405_000 });
  await unit(falco, 1, { store_id: pesaro.id, price_minor: 1, blocked: true });
  await unit(falco, 1, { store_id: pesaro.id, price_minor: 2, status: 'sold' });
  await unit(falco, 1, { plant: 'Pesaro', price_minor: 3, status: 'draft', serial: null });
  await unit(casco, 0, { store_id: pesaro.id, price_minor: 19_900 });
  await aUnit(owner, {
    site_id: fr,
    product_id: lupo.id,
    variant_id: lupo.variants[0]?.id ?? 0,
    price_minor: 700_000,
  });
  const paris = await aStore(owner, { site_id: fr, city: 'Paris' });
  await aUnit(owner, {
    site_id: fr,
    product_id: falco.id,
    variant_id: falco.variants[1]?.id ?? 0,
    store_id: paris.id,
    status: 'draft',
    serial: null,
    price_minor: 410_000,
  });
  await reindex(owner);
  api = await testApp(database.appUrl);
}, 60_000);

afterAll(async () => {
  await api.close();
  await database.drop();
});

type Answer = { data: SearchHit[]; meta: SearchMeta };
const call = (query: string, tenant = 'it', locale = 'it') =>
  api.app.inject({ url: `/api/front/search${query}`, headers: { 'x-tenant': tenant, 'x-locale': locale } });
async function ask(query: string, tenant = 'it', locale = 'it'): Promise<Answer> {
  const answer = await call(query, tenant, locale);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const slugs = ({ data }: Answer) => data.map((hit) => hit.product_slug);
const counts = (values: FacetValue[]) => Object.fromEntries(values.map(({ value, count }) => [value, count]));

// By the clock of the site.
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' });

test('[SEARCH-02] [SEARCH-03] [SEARCH-04] [H-30] a hit shows the available units of a model, from its lowest price', async () => {
  const { data, meta } = await ask('');
  expect(meta).toMatchObject({ total: 2, units_total: 5, current_page: 1, last_page: 1 });
  expect(data).toEqual([
    {
      product_slug: 'falco-r',
      product_name: 'Falco R',
      kind: 'Bici da corsa',
      image: 'falco-r-rosso',
      color: ['rosso|#000||', 'blu|#222||'],
      size: ['M', '54'],
      material: 'carbonio',
      price: 395_000,
      price_formatted: '3.950 €',
      inventories_count: 2,
      etd_min: 3,
      ready_on: dayIn(3),
      requested: { color: null, size: null },
    },
    {
      product_slug: 'lupo-500',
      product_name: 'Lupo 500',
      kind: 'Scrambler',
      image: 'lupo-500-nero',
      color: ['rosso|#000||', 'nero|#111||'],
      size: [],
      material: 'acciaio',
      price: 629_000,
      price_formatted: '6.290 €',
      inventories_count: 3,
      etd_min: 2,
      ready_on: dayIn(2),
      requested: { color: null, size: null },
    },
  ]);
});

test('[CHOICE-08] a hit says which colour and size its words and filters ask for', async () => {
  const requested = async (query: string) =>
    (await ask(query)).data.find((hit) => hit.product_slug === 'falco-r')?.requested;
  const [blu, m] = [value('blu').value_id, value('m').value_id];
  expect(await requested('?q=falco')).toEqual({ color: null, size: null });
  expect(await requested('?q=falco+blu')).toEqual({ color: blu, size: null });
  expect(await requested('?color=blu')).toEqual({ color: blu, size: null });
  // Both colours are asked for: the shopper still has to choose.
  expect(await requested('?color=blu&color=rosso')).toEqual({ color: null, size: null });
  // Only the blue one is made in this size.
  expect(await requested('?size=m')).toEqual({ color: blu, size: m });
});

test('[SEARCH-19] [CONSENT-09] [H-21] words lead to products: names, kinds, colours, sizes, towns, with slips and in another language', async () => {
  expect(slugs(await ask('?q=lupo'))).toEqual(['lupo-500']);
  expect(slugs(await ask('?q=lpuo'))).toEqual(['lupo-500']);
  expect(slugs(await ask('?q=corsa'))).toEqual(['falco-r']);
  expect((await ask('?q=rosso')).data.map((hit) => [hit.product_slug, hit.inventories_count])).toEqual([
    ['falco-r', 1],
    ['lupo-500', 2],
  ]);
  expect(slugs(await ask('?q=54'))).toEqual(['falco-r']);
  expect((await ask('?q=lupo%20pesaro')).meta.units_total).toBe(1);
  expect(slugs(await ask('?q=fano'))).toEqual(['falco-r']);
  expect(slugs(await ask('?q=red%20lupo', 'it', 'en'))).toEqual(['lupo-500']);
  expect(slugs(await ask('?q=zzzz'))).toEqual([]);
});

test('[SEARCH-13] the price range is that of the data under all filters but the price itself', async () => {
  const { meta, data } = await ask('?price_min=400000&price_max=630000');
  expect(meta.price).toMatchObject({ min: 395_000, max: 649_000, min_formatted: '3.950 €', currency: 'EUR' });
  expect(meta.price?.histogram).toHaveLength(20);
  expect(meta.price?.histogram.reduce((sum, step) => sum + step.count, 0)).toBe(5);
  expect(data.map((hit) => hit.price)).toEqual([405_000, 629_000]);
  expect((await ask('?q=casco&type=equipment')).meta.price).toMatchObject({ min: 19_900, max: 19_900 });
  expect((await ask('?q=zzzz')).meta.price).toBeNull();
});

test('[SEARCH-14] featured is the order of the site; price goes both ways', async () => {
  expect(slugs(await ask('?sort=featured'))).toEqual(['falco-r', 'lupo-500']);
  expect(slugs(await ask('?sort=price_asc'))).toEqual(['falco-r', 'lupo-500']);
  expect(slugs(await ask('?sort=price_desc'))).toEqual(['lupo-500', 'falco-r']);
  expect((await call('?sort=newest')).statusCode).toBe(422);
});

test('[SEARCH-15] [SEARCH-17] a category filters, for vehicles and for equipment', async () => {
  const [first, second] = (await ask('')).meta.facets.category;
  expect(slugs(await ask(`?category=${first?.value}`))).toHaveLength(1);
  const both = await ask(`?category=${first?.value}&category=${second?.value}`);
  expect(slugs(both)).toHaveLength(2);
  const equipment = await ask('?type=equipment');
  expect(slugs(equipment)).toEqual(['casco']);
  const [helmets] = equipment.meta.facets.category;
  expect(slugs(await ask(`?type=equipment&category=${helmets?.value}`))).toEqual(['casco']);
  expect(slugs(await ask(`?type=equipment&category=${first?.value}`))).toEqual([]);
});

test('[SEARCH-18] a place filters: a town, a store by its reference, what lies around; an unknown one finds nothing', async () => {
  const pesaro = await ask('?location=pesaro');
  expect(pesaro.meta.place).toMatchObject({ label: 'Pesaro', lat: 43.91 });
  expect([pesaro.meta.units_total, slugs(pesaro)]).toEqual([2, ['falco-r', 'lupo-500']]);
  expect(counts(pesaro.meta.facets.location)).toEqual({ Pesaro: 2, Milano: 1, Fano: 1 });
  expect((await ask('?location=it-fano')).meta.units_total).toBe(1);
  expect((await ask('?location=Pesaro&distance=25')).meta.units_total).toBe(3);
  expect((await ask('?location=Pesaro&distance=400')).meta.units_total).toBe(4);
  const nowhere = await ask('?location=Atlantis');
  expect([nowhere.meta.place, nowhere.data]).toEqual([null, []]);
  expect(counts(nowhere.meta.facets.location)).toEqual({ Pesaro: 2, Milano: 1, Fano: 1 });
});

test('each filter counts its choices as if it were not set, and keeps a chosen one that finds nothing', async () => {
  const { meta } = await ask('?color=nero&size=54&status=on_hand&ready=3');
  expect(meta.units_total).toBe(0);
  expect(
    meta.facets.color.filter((value) => value.active).map((value) => [value.value, value.count]),
  ).toEqual([['nero', 0]]);
  expect(counts(meta.facets.color)).toEqual({ rosso: 1, nero: 0 });
  expect(counts(meta.facets.size)).toEqual({ '54': 0 });
  const ready = (await ask('')).meta.facets.ready;
  expect(counts(ready)).toEqual({ 3: 3, 7: 3, 14: 4, 30: 4, 60: 4 });
});

test('[H-22] a type that is neither vehicles nor equipment is not found', async () => {
  expect((await call('?type=boats')).statusCode).toBe(404);
  expect((await call('?type=')).statusCode).toBe(404);
});

test('a draft is for sale only where the site sells ahead', async () => {
  expect((await ask('?status=draft')).meta.units_total).toBe(0);
  expect((await ask('?status=draft', 'fr')).meta.units_total).toBe(1);
});

test('a site counts its own units and shows its own prices', async () => {
  const france = await ask('?q=lupo', 'fr');
  expect(france.data.map((hit) => [hit.price, hit.inventories_count])).toEqual([[700_000, 1]]);
});

test('held units are not counted, and return by the clock alone', async () => {
  const { owner } = database;
  const free = await owner
    .selectFrom('units')
    .select('id')
    .where('price_minor', '=', 629_000)
    .executeTakeFirstOrThrow();
  const hold = await owner
    .insertInto('unit_claims')
    .values({ site_id: it, unit_id: free.id, kind: 'hold', expires_at: new Date(Date.now() + 60_000) })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await ask('?q=lupo')).data[0]).toMatchObject({ inventories_count: 2, price: 639_000 });
  const soon = new Date(Date.now() + 150);
  await owner.updateTable('unit_claims').set({ expires_at: soon }).where('id', '=', hold.id).execute();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await ask('?q=lupo')).data[0]).toMatchObject({ inventories_count: 3, price: 629_000 });
});

test('a product the site no longer shows, or the brand retired, is gone with the next request', async () => {
  const { owner } = database;
  const show = (published: boolean) =>
    owner.updateTable('site_products').set({ published }).where('product_id', '=', falco.id).execute();
  await show(false);
  expect(slugs(await ask('?q=falco'))).toEqual([]);
  await show(true);
  const put = (status: 'active' | 'retired') =>
    owner.updateTable('products').set({ status }).where('id', '=', falco.id).execute();
  await put('retired');
  expect(slugs(await ask(''))).toEqual(['lupo-500']);
  await put('active');
  expect(slugs(await ask('?q=falco'))).toEqual(['falco-r']);
});

test('a page has 24 products, the pages together all of them once, and past the last there are none', async () => {
  const { owner } = database;
  const sites = [(await aSite(owner, { slug: 'es' })).id];
  const store = await aStore(owner, { site_id: sites[0] ?? 0 });
  for (let n = 0; n < 30; n += 1) {
    const model = await aModel(owner, value, {
      slug: `m-${n}`,
      name: `M ${n}`,
      variants: [['nero']],
      sites,
      position: n,
    });
    const variant_id = model.variants[0]?.id ?? 0;
    await aUnit(owner, { site_id: sites[0] ?? 0, product_id: model.id, variant_id, store_id: store.id });
  }
  const pages = [await ask('', 'es'), await ask('?page=2', 'es'), await ask('?page=3', 'es')];
  expect(pages.map(({ data }) => data.length)).toEqual([24, 6, 0]);
  expect(pages.flatMap(slugs)).toEqual(Array.from({ length: 30 }, (_, n) => `m-${n}`));
  expect(pages[2]?.meta).toMatchObject({
    current_page: 3,
    last_page: 2,
    per_page: 24,
    total: 30,
    units_total: 30,
  });
  expect((await call('?page=0')).statusCode).toBe(422);
});

test.each([
  ["'; drop table units; --", 200],
  ['!&|():*<->', 200],
  ['\ud800 lupo', 200],
  ['%25%27%22', 200],
  ['a'.repeat(999), 200],
  ['a'.repeat(1001), 422],
])('%j as words ends in %i', async (q, status) => {
  expect((await call(`?q=${encodeURIComponent(q.toWellFormed())}`)).statusCode).toBe(status);
  expect((await call(`/suggestions?q=${encodeURIComponent(q.toWellFormed())}`)).statusCode).toBe(status);
});

test('a search costs two statements: which site, and its units', async () => {
  const fresh = await testApp(database.appUrl);
  const headers = { 'x-tenant': 'it', 'x-locale': 'it' };
  await fresh.app.inject({ url: '/api/front/search', headers });
  fresh.deps.metrics.statements.reset();
  await fresh.app.inject({ url: '/api/front/search?q=lupo&color=rosso', headers });
  await fresh.app.inject({ url: '/api/front/search', headers });
  expect(await statementsPerCall(fresh, '/api/front/search')).toBe(2);
  await fresh.close();
});
