import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aSite } from '../../testing/builders/builders.ts';
import { showOn } from '../../testing/builders/catalogue-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let lupo: number;
let italy: number;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  const spain = await aSite(database.owner, { slug: 'es' });
  const served = await aSite(database.owner, {
    slug: 'ie',
    settings: JSON.stringify({ reviews: 'service' }),
  });
  lupo = (await aProduct(database.owner, { slug: 'lupo' })).id;
  const other = (await aProduct(database.owner, { slug: 'other' })).id;
  for (const site of [italy, spain.id, served.id])
    for (const product of [lupo, other]) await showOn(database.owner, site, product);
  // 25 published ones, one of each month: 15 with five stars, 9 with four, one with one.
  for (let n = 0; n < 25; n += 1) await aReview({ n, stars: n < 15 ? 5 : n < 24 ? 4 : 1 });
  await aReview({ n: 30, stars: 1, status: 'waiting' });
  await aReview({ n: 31, stars: 1, status: 'refused' });
  await aReview({ n: 32, stars: 2, site: spain.id });
  await aReview({ n: 33, stars: 2, product: other });
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function aReview({
  n,
  stars,
  status = 'published',
  site = italy,
  product = lupo,
}: {
  n: number;
  stars: number;
  status?: string;
  site?: number;
  product?: number;
}) {
  await sql`
    insert into reviews (site_id, product_id, import_ref, stars, title, body, author, locale, status, decided_at, refusal,
                         written_at)
    values (${site}, ${product}, ${`r${n}`}, ${stars}, ${`Title ${n}`}, ${`Text ${n}`}, ${n === 0 ? null : `Author ${n}`},
            ${n % 5 === 0 ? 'it' : 'en'}, ${status}, ${status === 'waiting' ? null : sql`now()`},
            ${status === 'refused' ? 'No.' : null}, timestamptz '2026-11-01' - ${n} * interval '1 month')`.execute(
    database.owner,
  );
}

const ask = (path: string, { tenant = 'it', locale = 'en' } = {}) =>
  api.app.inject({
    url: `/api/front/products/${path}`,
    headers: { 'x-tenant': tenant, 'x-locale': locale },
  });

test('[REVIEWS-02] the summary counts published reviews of this site and model only', async () => {
  const { data } = (await ask('lupo/reviews')).json();
  expect(data).toMatchObject({
    source: 'own',
    word: 'Excellent',
    stats: { average: 4.5, count: 25, counts: [15, 9, 0, 0, 1], distribution: [60, 36, 0, 0, 4] },
  });
  expect(data.quotes).toHaveLength(3);
  expect((await ask('lupo/reviews', { locale: 'it' })).json().data).toMatchObject({ word: 'Eccellente' });
  expect((await ask('lupo/reviews', { tenant: 'es' })).json().data.stats.count).toBe(1);
});

test('[REVIEWS-03] every review is on exactly one of the pages, and a page past the last is empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ask(`lupo/reviews/all?page=${page}`)));
  const found = pages.map((page) => page.json());
  expect(found.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
  expect(new Set(found.flatMap(({ data }) => data.map(({ code }: { code: string }) => code))).size).toBe(25);
  expect(found[0].meta).toMatchObject({ current_page: 1, last_page: 3, total: 25, per_page: 10 });
});

test('[REVIEWS-03] a filter by stars narrows the list and leaves the figures of all', async () => {
  const { data, meta } = (await ask('lupo/reviews/all?stars=4')).json();
  expect(data.every(({ stars }: { stars: number }) => stars === 4)).toBe(true);
  expect(meta).toMatchObject({ total: 9, last_page: 1, stats: { count: 25 } });
  expect((await ask('lupo/reviews/all?stars=6')).statusCode).toBe(422);
});

test.each([
  ['relevant', 'it', ['Title 0', 'Title 5', 'Title 10', 'Title 15', 'Title 20', 'Title 1']],
  ['newest', 'it', ['Title 0', 'Title 1', 'Title 2', 'Title 3', 'Title 4', 'Title 5']],
  ['highest', 'it', ['Title 0', 'Title 1', 'Title 2', 'Title 3', 'Title 4', 'Title 5']],
  ['lowest', 'it', ['Title 24', 'Title 15', 'Title 16', 'Title 17', 'Title 18', 'Title 19']],
])('[REVIEWS-03] sorted by %s', async (sort, locale, titles) => {
  const { data } = (await ask(`lupo/reviews/all?sort=${sort}`, { locale })).json();
  expect(data.slice(0, 6).map(({ title }: { title: string }) => title)).toEqual(titles);
});

test('[REVIEWS-07] an erased name is empty, and the text stays', async () => {
  const { data } = (await ask('lupo/reviews/all?sort=newest')).json();
  expect(data[0]).toMatchObject({ author: '', title: 'Title 0', text: 'Text 0', locale: 'it' });
});

test('where a service has the reviews there is no list of all, and an unknown product has none', async () => {
  expect((await ask('lupo/reviews/all', { tenant: 'ie' })).statusCode).toBe(404);
  expect((await ask('nothing/reviews/all')).statusCode).toBe(404);
});
