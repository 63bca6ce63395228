import { readBrandSettings } from '@paddock/brand/read-brand-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { anArticle } from '../../testing/builders/news-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { parseRss } from '../../testing/processes/parse-rss.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';

const BRAND = readBrandSettings().name;
const ORIGIN = 'https://brand.example';
let database: TestDatabase;
let api: TestApp;
let bell: { id: number };

beforeAll(async () => {
  database = await testDatabase();
  await aSite(database.owner, { slug: 'it' });
  bell = await anArticle(database.owner, {
    tags: ['models'],
    texts: {
      en: { slug: 'the-bell', title: 'Bells & <whistles>' },
      it: { slug: 'il-campanello', title: 'Il campanello' },
    },
  });
  for (let n = 0; n < 35; n += 1) await anArticle(database.owner, { publishedInDays: -10 - n });
  api = await testApp(database.appUrl, {
    environment: { PADDOCK_ORIGIN: ORIGIN },
  });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const feed = (locale: string) =>
  api.app.inject({
    url: '/api/front/news/feed.xml',
    headers: { 'x-tenant': 'it', 'x-locale': locale },
  });

test('the feed is RSS 2.0 of one country in one language, thirty articles at most, every address whole', async () => {
  const answer = await feed('it');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { channel, items } = parseRss(answer.body);
  expect(channel).toMatchObject({ title: `${BRAND}: News`, link: `${ORIGIN}/it-it/news`, language: 'it' });
  expect(channel.self).toBe(`${ORIGIN}/it-it/news/feed.xml`);
  expect(items).toHaveLength(30);
  expect(items[0]).toEqual({
    title: 'Il campanello',
    link: `${ORIGIN}/it-it/news/il-campanello_${bell.id}`,
    guid: `${ORIGIN}/it-it/news/${bell.id}`,
    category: 'models',
    description: expect.stringContaining('About'),
    pubDate: expect.stringMatching(/GMT$/),
    enclosure: `${ORIGIN}/media/cover-abcdef0123-960.jpeg`,
  });
  for (const { link, pubDate } of items) {
    expect(link).toMatch(/^https:\/\/brand\.example\/it-it\/news\/[a-z0-9-]+_\d+$/);
    expect(Number.isNaN(Date.parse(pubDate ?? ''))).toBe(false);
  }
});

test('what has meaning in XML is written as text, and asking twice gives the same bytes', async () => {
  const [first, second] = [await feed('en'), await feed('en')];
  expect(parseRss(first.body).items[0]?.title).toBe('Bells & <whistles>');
  expect(second.body).toBe(first.body);
});

test('a language without words of its own gets the English feed under its own address', async () => {
  const { channel } = parseRss((await feed('nl')).body);
  expect(channel).toMatchObject({ title: `${BRAND}: News`, link: `${ORIGIN}/it-nl/news`, language: 'en' });
});
