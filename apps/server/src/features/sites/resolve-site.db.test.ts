import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { siteResolver } from './resolve-site.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const setMaintenance = (slug: string, maintenance: boolean) =>
  database.owner.updateTable('sites').set({ maintenance }).where('slug', '=', slug).execute();

test('an open site is remembered for its time, a closed one not at all', async () => {
  const { slug } = await aSite(database.owner);
  const resolve = siteResolver(database.app, 150);
  expect(await resolve(slug)).toMatchObject({ slug, maintenance: false });
  await setMaintenance(slug, true);
  expect(await resolve(slug)).toMatchObject({ maintenance: false });
  await wait(200);
  expect(await resolve(slug)).toMatchObject({ maintenance: true });
  await setMaintenance(slug, false);
  expect(await resolve(slug)).toMatchObject({ maintenance: false });
});

test('an unknown site is asked for each time, so that a new one counts at once', async () => {
  const resolve = siteResolver(database.app, 60_000);
  expect(await resolve('zz')).toBeNull();
  await aSite(database.owner, { slug: 'zz' });
  expect(await resolve('zz')).toMatchObject({ slug: 'zz' });
  expect(await resolve('no-such')).toBeNull();
});
