import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anArticle } from '../../testing/builders/news-builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { announceNews } from './announce-news.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const purges = async () => {
  const { rows } = await sql<{ tags: string[] }>`
    select j.payload -> 'data' -> 'tags' as tags from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'edge.purge'`.execute(
    database.owner,
  );
  return rows.map(({ tags }) => tags);
};

test('when the time of an article has come, the edge forgets lists, home and the map for search engines, once', async () => {
  await anArticle(database.owner, { publishedInDays: 2 });
  await anArticle(database.owner, { publishedInDays: null });
  expect(await announceNews(database.app)).toBe(0);
  expect(await purges()).toEqual([]);
  await anArticle(database.owner, { publishedInDays: -0.001 });
  expect(await announceNews(database.app)).toBe(1);
  expect(await announceNews(database.app)).toBe(0);
  expect(await purges()).toEqual([['page:news', 'page:home', 'page:sitemap.xml']]);
});
