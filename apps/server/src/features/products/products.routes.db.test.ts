import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCategory, aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders/builders.ts';
import { anAttribute, aPicture, describeVariant, showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import { type ProductDetail, showProduct } from './products.contract.ts';

let database: TestDatabase;
let api: TestApp;
let lupo: Awaited<ReturnType<typeof aProduct>>;
let red: Awaited<ReturnType<typeof aVariant>>;
let colour: Awaited<ReturnType<typeof anAttribute>>;
let italy: number;
let presale: number;
let category: number;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  italy = (await aSite(owner, { slug: 'it' })).id;
  presale = (await aSite(owner, { slug: 'mx', settings: '{"presale":true}' })).id;
  await aSite(owner, { slug: 'ch', enable_shop: false });
  category = (await aCategory(owner)).id;
  lupo = await aProduct(owner, {
    category_id: category,
    slug: 'lupo-500',
    original_name: 'Lupo 500',
    picture: 'lupo',
  });
  await owner
    .insertInto('product_translations')
    .values([
      { product_id: lupo.id, locale: 'en', name: 'Wolf', kind: 'Scrambler', headline: 'Born on gravel' },
      { product_id: lupo.id, locale: 'it', kind: 'Enduro', description: 'Prima riga.\n\nSeconda riga.' },
    ])
    .execute();
  colour = await anAttribute(owner, { slug: 'colour', position: 1, values: ['rosso', 'verde'] });
  red = await aVariant(owner, { product_id: lupo.id, picture: 'lupo-rosso' });
  await describeVariant(owner, red.id, [{ attribute: colour, valueId: colour.valueIds[0] }]);
  for (const { id } of await owner.selectFrom('sites').select('id').execute())
    await showOn(owner, id, lupo.id);
  await fillPage();
  api = await testApp(database.appUrl);
});

async function fillPage() {
  const { owner } = database;
  const side = await aPicture(owner, { key: 'lupo-side', alt: { en: 'From the side', it: 'Di lato' } });
  const hero = await aPicture(owner, { key: 'lupo-hero', alt: { en: 'In the studio' } });
  const film = await aPicture(owner, {
    key: 'lupo-film',
    mime_type: 'video/mp4',
    widths: [],
    poster_id: side.id,
  });
  const spins = [await aPicture(owner, { key: 'spin-0' }), await aPicture(owner, { key: 'spin-1' })];
  const shown = { product_id: lupo.id };
  await owner
    .insertInto('product_media')
    .values([
      { ...shown, media_id: film.id, role: 'gallery', position: 2 },
      { ...shown, media_id: side.id, role: 'gallery', position: 1, variant_id: red.id },
      { ...shown, media_id: hero.id, role: 'hero' },
      ...spins.map(({ id }, position) => ({ ...shown, media_id: id, role: 'spin' as const, position })),
    ])
    .execute();
  const feature = await owner
    .insertInto('product_features')
    .values({ ...shown, original_title: 'Telaio', cover_media_id: side.id, video_media_id: film.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('product_feature_translations')
    .values({ feature_id: feature.id, locale: 'en', title: 'Frame', body: 'Steel.' })
    .execute();
  await fillTables();
}

async function fillTables() {
  const { owner } = database;
  const power = await anAttribute(owner, { slug: 'power', group: 'Motore', position: 3, values: ['35kw'] });
  const tyres = await anAttribute(owner, { slug: 'tyres', group: 'Ruote', position: 4, values: ['a', 'b'] });
  const torque = await anAttribute(owner, { slug: 'torque', group: 'Motore', position: 5, values: ['43nm'] });
  await owner
    .insertInto('attribute_translations')
    .values({ attribute_id: power.id, locale: 'en', name: 'Power', group_name: 'Engine' })
    .execute();
  const has = (attribute: { id: number }, value_id = 0) => ({
    product_id: lupo.id,
    attribute_id: attribute.id,
    value_id,
  });
  await owner
    .insertInto('product_values')
    .values([
      has(torque, torque.valueIds[0]),
      has(power, power.valueIds[0]),
      ...tyres.valueIds.map((id) => has(tyres, id)),
    ])
    .execute();
  await owner
    .insertInto('geometry_measures')
    .values([
      { slug: 'reach', unit: 'mm', original_name: 'Reach', position: 2 },
      { slug: 'head-angle', unit: 'deg', original_name: 'Sterzo', position: 1 },
    ])
    .execute();
  await owner
    .insertInto('product_geometries')
    .values(
      ['S', 'M', 'L'].flatMap((size_name, size_index) => [
        {
          product_id: lupo.id,
          measure: 'reach',
          size_index,
          size_name,
          value: String(400 + 10 * size_index),
        },
        { product_id: lupo.id, measure: 'head-angle', size_index, size_name, value: '71.5' },
      ]),
    )
    .execute();
}

afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (slug: string, tenant = 'it', locale = 'en') =>
  api.app.inject({
    url: `/api/front/products/${slug}`,
    headers: { 'x-tenant': tenant, 'x-locale': locale },
  });
const page = async (slug = 'lupo-500', tenant = 'it', locale = 'en'): Promise<ProductDetail> =>
  (await ask(slug, tenant, locale)).json().data;

test('[H-18] the answer is what the contract says', async () => {
  for (const tenant of ['it', 'mx', 'ch'])
    for (const locale of ['en', 'it', 'ar']) {
      const answer = await ask('lupo-500', tenant, locale);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(showProduct.response.parse(answer.json())).toEqual(answer.json());
    }
});

test('[PRODUCT-03] gallery media have url_thumb, url_md, url_hd, url_original and mime_type', async () => {
  const { gallery, hero, spin } = await page();
  expect(gallery[0]).toEqual({
    key: 'lupo-side',
    url_thumb: '/media/lupo-side-0123456789-320.jpeg',
    url_md: '/media/lupo-side-0123456789-800.jpeg',
    url_hd: '/media/lupo-side-0123456789-1600.jpeg',
    url_original: '/media/lupo-side-0123456789-1600.jpeg',
    mime_type: 'image/jpeg',
    width: 1600,
    height: 1000,
    alt: 'From the side',
    poster: null,
    value_id: colour.valueIds[0],
  });
  expect(hero?.key).toBe('lupo-hero');
  expect(spin.map(({ key }) => key)).toEqual(['spin-0', 'spin-1']);
});

test('[PRODUCT-04] a video says so by its mime_type, and is one file with a still before it', async () => {
  const video = (await page()).gallery.find(({ mime_type }) => mime_type.startsWith('video'));
  expect(video).toMatchObject({
    url_thumb: '/media/lupo-film-0123456789.mp4',
    url_hd: '/media/lupo-film-0123456789.mp4',
    poster: '/media/lupo-side-0123456789-1600.jpeg',
    value_id: null,
  });
});

test('[PRODUCT-06] a top feature has title, text, video and a list of covers with url_md and url_hd', async () => {
  const [feature] = (await page()).features;
  expect(feature).toMatchObject({ title: 'Frame', text: 'Steel.', video: { key: 'lupo-film' } });
  expect(feature?.cover).toEqual([
    expect.objectContaining({
      url_md: '/media/lupo-side-0123456789-800.jpeg',
      url_hd: '/media/lupo-side-0123456789-1600.jpeg',
    }),
  ]);
});

test('[PRODUCT-08] an attribute has group, name and values with content, and groups stand together', async () => {
  expect((await page()).attributes).toEqual([
    { slug: 'power', group: 'Engine', name: 'Power', values: [{ content: '35kw' }] },
    { slug: 'torque', group: 'Motore', name: 'Torque', values: [{ content: '43nm' }] },
    { slug: 'tyres', group: 'Ruote', name: 'Tyres', values: [{ content: 'A' }, { content: 'B' }] },
  ]);
});

test('[PRODUCT-10] a geometry has its sizes: rows of index, name and value', async () => {
  const { geometries } = await page();
  expect(geometries.map(({ slug, name, unit }) => [slug, name, unit])).toEqual([
    ['head-angle', 'Sterzo', 'deg'],
    ['reach', 'Reach', 'mm'],
  ]);
  expect(geometries[1]?.sizes).toEqual([
    { index: 0, name: 'S', value: 400 },
    { index: 1, name: 'M', value: 410 },
    { index: 2, name: 'L', value: 420 },
  ]);
});

test('words come in the locale asked for, else in English, else as the brand wrote them', async () => {
  const italian = await page('lupo-500', 'it', 'it');
  expect(italian).toMatchObject({ name: 'Wolf', original_name: 'Lupo 500', kind: 'Enduro' });
  expect(italian.description).toBe('Prima riga.\n\nSeconda riga.');
  expect(italian.gallery[0]?.alt).toBe('Di lato');
  expect(italian.hero?.alt).toBe('In the studio');
  expect(await page('lupo-500', 'it', 'pl')).toMatchObject({ name: 'Wolf', description: null });
});

test('all colours are listed, also without an available unit', async () => {
  expect((await page('lupo-500', 'ch')).colors).toEqual([
    {
      value_id: colour.valueIds[0],
      slug: 'rosso',
      content: 'Rosso',
      color1: null,
      color2: null,
      picture: 'lupo-rosso',
    },
  ]);
});

test('[H-18] an unknown product, a draft and one this site does not show are not found', async () => {
  await aProduct(database.owner, { slug: 'elsewhere' });
  const draft = await aProduct(database.owner, { slug: 'draft', status: 'draft' });
  await showOn(database.owner, italy, draft.id);
  for (const slug of ['nothing', 'elsewhere', 'draft', '%27--', 'a'.repeat(99)]) {
    const answer = await ask(slug);
    expect(answer.statusCode, slug).toBe(404);
    expect(answer.json()).toEqual({ message: 'Not found.', code: 'not_found' });
  }
  expect((await ask('a'.repeat(101))).statusCode).toBe(422);
});

test('siblings are the other products of the category this site shows, in its order', async () => {
  const { owner } = database;
  const make = (slug: string, status: 'active' | 'retired' = 'active') =>
    aProduct(owner, { category_id: category, slug, original_name: slug, status });
  const [gufo, falco, gone, hidden] = [
    await make('gufo'),
    await make('falco'),
    await make('gone', 'retired'),
    await make('hidden'),
  ];
  await showOn(owner, italy, gufo.id, 2);
  await showOn(owner, italy, falco.id, 1);
  await showOn(owner, italy, gone.id, 3);
  expect((await page()).siblings.map(({ slug }) => slug)).toEqual(['falco', 'gufo']);
  expect((await page('lupo-500', 'mx')).siblings).toEqual([]);
  expect(hidden.id).toBeGreaterThan(0);
});

test('the offer is the best of the available units: price, count, days, stage', async () => {
  const { owner } = database;
  const none = { price: null, inventories_count: 0, etd_min: null, best_status: null };
  expect((await page()).offer).toMatchObject({ ...none, currency: 'EUR' });
  const unit = { product_id: lupo.id, variant_id: red.id, site_id: italy };
  const store_id = (await aStore(owner, { site_id: italy })).id;
  // By the clock of the site.
  const dayIn = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Europe/Rome' });
  const soon = dayIn(5);
  await aUnit(owner, { ...unit, store_id, status: 'in_transit', expected_on: soon, price_minor: 600_000 });
  await aUnit(owner, { ...unit, store_id, status: 'on_hand', local_days: 9, price_minor: 650_000 });
  await aUnit(owner, { ...unit, store_id, status: 'on_hand', price_minor: 100, blocked: true });
  await aUnit(owner, { ...unit, store_id, status: 'sold', price_minor: 200 });
  await aUnit(owner, { ...unit, store_id, status: 'draft', price_minor: 300 });
  await aUnit(owner, {
    ...unit,
    store_id,
    price_minor: 400,
    taken_until: new Date(Date.now() + 60_000),
  });
  expect((await page('lupo-500', 'it', 'it')).offer).toEqual({
    currency: 'EUR',
    price: 600_000,
    price_formatted: '6.000\u00a0€',
    inventories_count: 2,
    etd_min: 8,
    ready_on: dayIn(8),
    best_status: 'on_hand',
    choices: [
      {
        color: colour.valueIds[0],
        size: null,
        price: 600_000,
        price_formatted: '6.000\u00a0€',
        inventories_count: 2,
        etd_min: 8,
      },
    ],
    default_color: colour.valueIds[0],
    list_price: null,
    list_price_formatted: null,
  });
});

test('drafts count where the site sells before production, and other sites see none of it', async () => {
  await aUnit(database.owner, {
    site_id: presale,
    product_id: lupo.id,
    variant_id: red.id,
    plant: 'Pesaro',
    status: 'draft',
    serial: null,
    price_minor: 500_000,
    local_days: 3,
  });
  expect((await page('lupo-500', 'mx')).offer).toMatchObject({
    price: 500_000,
    inventories_count: 1,
    etd_min: 3,
    best_status: 'draft',
  });
  expect((await page()).offer?.price).toBe(600_000);
});

test('where the shop is closed nothing is offered', async () => {
  expect((await page('lupo-500', 'ch')).offer).toBeNull();
});

test('a page costs two statements: which site, and the page', async () => {
  await database.owner.updateTable('products').set({ position: 7 }).where('id', '=', lupo.id).execute();
  const fresh = await testApp(database.appUrl);
  const call = () =>
    fresh.app.inject({
      url: '/api/front/products/lupo-500',
      headers: { 'x-tenant': 'it', 'x-locale': 'en' },
    });
  await call();
  // Building it took two more; kept, it takes none.
  expect(await statementsPerCall(fresh, '/api/front/products/:slug')).toBe(5);
  for (let n = 0; n < 3; n += 1) await call();
  expect(await statementsPerCall(fresh, '/api/front/products/:slug')).toBe((5 + 3 * 2) / 4);
  await fresh.close();
  const other = await testApp(database.appUrl);
  await other.app.inject({ url: '/api/front/products/lupo-500', headers: { 'x-tenant': 'it' } });
  expect(await statementsPerCall(other, '/api/front/products/:slug')).toBe(3);
  await other.close();
});

test('an unknown language gets no document of its own', async () => {
  expect(await page('lupo-500', 'it', 'xx')).toEqual(await page('lupo-500', 'it', 'en'));
  const stored = await database.owner.selectFrom('product_documents').select('locale').distinct().execute();
  expect(stored.map(({ locale }) => locale)).not.toContain('xx');
});
