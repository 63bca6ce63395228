import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSite } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let database: TestDatabase;
let api: TestApp;

beforeAll(async () => {
  database = await testDatabase();
  const { id: site_id } = await aSite(database.owner, { slug: 'it' });
  await aSite(database.owner, { slug: 'fr' });
  const page = { site_id, slug: 'payments-method-modal' };
  await database.owner
    .insertInto('pages')
    .values([
      { ...page, locale: 'it', title: 'Pagare', content: '<p>Così.</p><script>steal()</script>' },
      { ...page, locale: 'en', title: 'Paying', content: '<p>Like this.</p>' },
    ])
    .execute();
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const show = (tenant: string, locale: string) =>
  api.app.inject({
    url: '/api/front/pages/payments-method-modal',
    headers: { 'x-tenant': tenant, 'x-locale': locale },
  });

test('[CALLS-23] the text about paying comes in the asked language, else English, and cleaned', async () => {
  expect((await show('it', 'it')).json()).toEqual({ data: { title: 'Pagare', content: '<p>Così.</p>' } });
  expect((await show('it', 'de')).json().data.title).toBe('Paying');
});

test('a site that wrote none has none', async () => {
  expect((await show('fr', 'it')).statusCode).toBe(404);
});
