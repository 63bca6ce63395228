import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { Suggestion } from './search.contract.ts';
import { aModel, reindex, someValues } from './testing.ts';

let database: TestDatabase;
let api: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  const site = await aSite(owner, { slug: 'it' });
  const value = await someValues(owner);
  const sites = [site.id];
  const scooters = await owner
    .insertInto('categories')
    .values({ type_id: 1, slug: 'scooters', original_name: 'Scooters', picture: 'scooters' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 12; n += 1)
    await aModel(owner, value, {
      slug: `lido-${100 + n}`,
      name: `Lido ${100 + n}`,
      categoryId: scooters.id,
      variants: [['rosso']],
      sites,
      position: 12 - n,
    });
  await aModel(owner, value, { slug: 'tramontana', name: 'Tramontana', variants: [['nero']], sites });
  await aModel(owner, value, {
    slug: 'casco-lido',
    name: 'Casco Lido',
    typeId: 2,
    variants: [['nero', 'm']],
    sites,
  });
  await aModel(owner, value, { slug: 'elsewhere', name: 'Lido Segreto', variants: [['nero']], sites: [] });
  await reindex(owner);
  api = await testApp(database.appUrl);
}, 60_000);
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function suggestions(q: string): Promise<Suggestion[]> {
  const answer = await api.app.inject({
    url: `/api/front/search/suggestions?q=${encodeURIComponent(q)}`,
    headers: { 'x-tenant': 'it', 'x-locale': 'en' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

test('the first letters are enough, and at most eight come, those the site puts first', async () => {
  const found = await suggestions('lid');
  expect(found).toHaveLength(8);
  expect(found[0]).toEqual({
    kind: 'product',
    slug: 'lido-111',
    name: 'Lido 111',
    detail: null,
    image: 'lido-111-side',
    type_id: 1,
  });
  expect(found.map((one) => one.slug)).not.toContain('elsewhere');
});

test('a slip is forgiven, in a whole word and in one begun', async () => {
  expect((await suggestions('tramontnaa')).map((one) => one.slug)).toEqual(['tramontana']);
  expect((await suggestions('trmao')).map((one) => one.slug)).toEqual(['tramontana']);
});

test('a category that is meant comes before its products; equipment says that it is', async () => {
  expect((await suggestions('scooter'))[0]).toMatchObject({
    kind: 'category',
    slug: 'scooters',
    image: 'scooters',
  });
  expect(await suggestions('casco')).toMatchObject([{ slug: 'casco-lido', type_id: 2 }]);
});

test('nothing typed is refused, and words that mean nothing suggest nothing', async () => {
  const empty = await api.app.inject({
    url: '/api/front/search/suggestions?q=',
    headers: { 'x-tenant': 'it' },
  });
  expect(empty.statusCode).toBe(422);
  expect(await suggestions('qqqq')).toEqual([]);
  expect(await suggestions('...')).toEqual([]);
});

test('it costs two statements: which site, and what it shows', async () => {
  await suggestions('lid');
  api.deps.metrics.statements.reset();
  await suggestions('lid');
  expect(await statementsPerCall(api, '/api/front/search/suggestions')).toBe(2);
});
