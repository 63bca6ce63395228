import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { anArticle } from '../../testing/builders/news-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { statementsPerCall, type TestApp, testApp } from '../../testing/worlds/test-app.ts';
import type { NewsPost } from './news.contract.ts';

let database: TestDatabase;
let api: TestApp;
let bell: { id: number };
let local: { id: number };
let draft: { id: number };
let later: { id: number };

beforeAll(async () => {
  database = await testDatabase();
  const { owner } = database;
  const italy = await aSite(owner, { slug: 'it' });
  await aSite(owner, { slug: 'fr' });
  bell = await anArticle(owner, {
    slug: 'the-bell',
    publishedInDays: -1,
    tags: ['workshop', 'models'],
    texts: {
      en: { title: 'The bell', html: '<p>One note.</p><script>steal()</script>' },
      it: { slug: 'il-campanello', title: 'Il campanello', html: '<p>Un la.</p>' },
    },
  });
  local = await anArticle(owner, {
    slug: 'trieste',
    publishedInDays: -2,
    sites: [italy.id],
    tags: ['dealers'],
  });
  draft = await anArticle(owner, { publishedInDays: null });
  later = await anArticle(owner, { publishedInDays: 3 });
  for (let n = 0; n < 13; n += 1)
    await anArticle(owner, { slug: `older-${n}`, publishedInDays: -10 - n, tags: ['models'] });
  await owner
    .insertInto('news_tag_translations')
    .values([
      { tag: 'models', locale: 'en', name: 'Models' },
      { tag: 'models', locale: 'it', name: 'Modelli' },
      { tag: 'workshop', locale: 'en', name: 'Workshop' },
    ])
    .execute();
  await owner
    .insertInto('media_translations')
    .columns(['media_id', 'locale', 'alt'])
    .expression((eb) =>
      eb.selectFrom('media').select((one) => ['id', one.val('it').as('l'), one.val('Un campanello').as('a')]),
    )
    .execute();
  api = await testApp(database.appUrl, { environment: { PADDOCK_ORIGIN: 'https://brand.example' } });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const ask = (path: string, tenant = 'it', locale = 'it') =>
  api.app.inject({ url: `/api/front/news${path}`, headers: { 'x-tenant': tenant, 'x-locale': locale } });
const slugs = async (path: string, tenant = 'it') =>
  (await ask(path, tenant)).json().data.map(({ slug }: NewsPost) => slug);

test('[NEWS-02] a post has id, slug, title, excerpt, cover.versions.md, tags and published_at', async () => {
  const [post] = (await ask('')).json().data;
  expect(post).toEqual({
    id: bell.id,
    slug: 'il-campanello',
    title: 'Il campanello',
    excerpt: 'About the-bell.',
    cover: {
      key: 'cover',
      alt: 'Un campanello',
      versions: {
        sm: '/media/cover-abcdef0123-480.jpeg',
        md: '/media/cover-abcdef0123-960.jpeg',
        lg: '/media/cover-abcdef0123-1600.jpeg',
      },
    },
    tags: [
      { slug: 'workshop', name: 'Workshop' },
      { slug: 'models', name: 'Modelli' },
    ],
    published_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  });
});

test('newest first, twelve to a page; meta says where one is; past the end is empty (H-57)', async () => {
  const first = (await ask('')).json();
  expect(first.data).toHaveLength(12);
  expect(first.meta).toMatchObject({ current_page: 1, last_page: 2, total: 15, per_page: 12 });
  expect(await slugs('?page=2')).toEqual(['older-10', 'older-11', 'older-12']);
  expect((await ask('?page=3')).json()).toMatchObject({ data: [], meta: { total: 15, last_page: 2 } });
  for (const wrong of ['?page=0', '?page=x', '?tag=Not+a+tag'])
    expect((await ask(wrong)).statusCode).toBe(422);
});

test('one tag leaves the others out; meta counts what each tag leads to on this site', async () => {
  expect(await slugs('?tag=workshop')).toEqual(['il-campanello']);
  expect((await ask('?tag=models')).json().meta.total).toBe(14);
  expect((await ask('?tag=nothing')).json()).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
  const { tags } = (await ask('')).json().meta;
  expect(tags).toContainEqual({ slug: 'models', name: 'Modelli', count: 14 });
  expect(tags).toContainEqual({ slug: 'dealers', name: 'dealers', count: 1 });
});

test('what is for some countries is nowhere else: not in the list, its tags, its address or the feed', async () => {
  expect(await slugs('')).toContain('trieste');
  expect(await slugs('', 'fr')).not.toContain('trieste');
  expect((await ask('', 'fr')).json().meta.tags.map(({ slug }: { slug: string }) => slug)).not.toContain(
    'dealers',
  );
  expect((await ask(`/${local.id}`)).json().data.sites).toEqual(['it']);
  const elsewhere = await ask(`/${local.id}`, 'fr');
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'not_found']);
  expect((await ask('/feed.xml', 'fr')).body).not.toContain('trieste');
  expect((await ask('/addresses', 'fr')).json().data).toHaveLength(14);
});

test('an article has its text, cleaned, in the reader’s language, else English; slugs name it in every other', async () => {
  const { data } = (await ask(`/${bell.id}`)).json();
  expect(data).toMatchObject({ locale: 'it', title: 'Il campanello', sites: null });
  expect(data.slugs).toEqual({ en: 'the-bell', it: 'il-campanello' });
  expect(data.blocks).toEqual([{ type: 'text', html: '<p>Un la.</p>' }]);
  const german = (await ask(`/${bell.id}`, 'it', 'de')).json().data;
  expect(german).toMatchObject({ locale: 'en', slug: 'the-bell' });
  expect(german.blocks[0].html).toBe('<p>One note.</p>');
});

test('a draft and an article of tomorrow are as good as not there', async () => {
  for (const { id } of [draft, later, { id: 2_147_483_647 }])
    expect((await ask(`/${id}`)).statusCode, String(id)).toBe(404);
  const all = (await ask('/addresses')).json().data.map(({ id }: { id: number }) => id);
  expect(all).toHaveLength(15);
  expect(all).not.toContain(draft.id);
  expect(all).not.toContain(later.id);
  for (const wrong of ['0', '-1', 'x', '1.5', '2147483648'])
    expect((await ask(`/${wrong}`)).statusCode, wrong).toBe(422);
});

test('the list costs two statements: which site, and the list', async () => {
  await ask('');
  expect(await statementsPerCall(api, '/api/front/news')).toBeLessThanOrEqual(2);
});
