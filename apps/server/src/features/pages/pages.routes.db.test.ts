import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withSite } from '../../platform/db/db.ts';
import { aSite } from '../../testing/builders/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database/database.ts';
import { type TestApp, testApp } from '../../testing/worlds/test-app.ts';

let database: TestDatabase;
let api: TestApp;
let italy: number;
let france: number;

beforeAll(async () => {
  database = await testDatabase();
  italy = (await aSite(database.owner, { slug: 'it' })).id;
  france = (await aSite(database.owner, { slug: 'fr' })).id;
  api = await testApp(database.appUrl);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => database.owner.deleteFrom('page_versions').execute());

const SLUG = 'payments-method-modal';
const PAST = new Date('2026-01-01T00:00:00Z');
interface Version {
  site?: number;
  locale?: string;
  title: string;
  slug?: string;
  html?: string;
  at?: Date | null;
  until?: Date | null;
}
const write = ({ site, locale = 'en', title, slug = SLUG, html = '<p>a</p>', at = PAST, until }: Version) =>
  database.owner
    .insertInto('page_versions')
    .values({
      for_site_id: site ?? null,
      slug,
      locale,
      title,
      description: title,
      created_by: 'files',
      blocks: JSON.stringify([{ type: 'text', html }]),
      publish_at: at,
      publish_until: until ?? null,
    })
    .execute();
const ask = (tenant: string, locale: string, slug = SLUG) =>
  api.app.inject({
    url: `/api/front/pages/${slug}`,
    headers: { 'x-tenant': tenant, 'x-locale': locale },
  });
const show = async (tenant: string, locale: string, slug = SLUG) =>
  (await ask(tenant, locale, slug)).json().data;

test('a page comes in the edition of the site, else in its base, else in English', async () => {
  await database.owner
    .insertInto('site_locales')
    .values({ site_id: france, locale: 'es', name: 'Español', edition: 'es-419' })
    .execute();
  await write({ title: 'Paying' });
  expect((await show('fr', 'es')).title).toBe('Paying');
  await write({ locale: 'es', title: 'Pagar' });
  expect((await show('fr', 'es')).title).toBe('Pagar');
  await write({ locale: 'es-419', title: 'Cómo pagar' });
  expect(await show('fr', 'es')).toMatchObject({ title: 'Cómo pagar', locale: 'es-419' });
  expect((await show('it', 'es')).title).toBe('Pagar');
});

test('[CALLS-23] the text about paying comes with title and content, in the asked language, else English, cleaned', async () => {
  await write({ locale: 'it', title: 'Pagare', html: '<p>Così.</p><script>steal()</script>' });
  await write({ title: 'Paying' });
  expect(await show('it', 'it')).toMatchObject({ title: 'Pagare', content: '<p>Così.</p>', locale: 'it' });
  expect(await show('it', 'de')).toMatchObject({ title: 'Paying', locale: 'en' });
  expect((await ask('it', 'it', 'nothing-of-that-name')).statusCode).toBe(404);
});

test('site and language, brand and language, site in English, brand in English: the first that there is', async () => {
  const seen = async () => (await show('it', 'it')).title;
  await write({ title: 'brand en' });
  expect(await seen()).toBe('brand en');
  await write({ site: italy, title: 'site en' });
  expect(await seen()).toBe('site en');
  await write({ locale: 'it', title: 'brand it' });
  expect(await seen()).toBe('brand it');
  await write({ site: italy, locale: 'it', title: 'site it' });
  expect(await seen()).toBe('site it');
  expect((await show('fr', 'it')).title).toBe('brand it');
});

test('the newest version within its time is shown; drafts are not', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await write({ title: 'old', at: ago(60) });
  await write({ title: 'newer', at: ago(30) });
  await write({ title: 'for an hour, until just now', at: ago(20), until: ago(1) });
  await write({ title: 'tomorrow', at: ago(-1440) });
  await write({ title: 'draft', at: null });
  expect((await show('it', 'en')).title).toBe('newer');
});

test('[LEGAL-02] [SITES-34] a policy is shown in the asked language, else in English', async () => {
  for (const locale of ['en', 'es', 'it', 'fr']) await write({ slug: 'terms', locale, title: locale });
  for (const [requested, shown] of Object.entries({
    en: 'en',
    es: 'es',
    it: 'it',
    fr: 'fr',
    ar: 'en',
    kh: 'en',
  }))
    expect((await show('it', requested, 'terms')).locale, requested).toBe(shown);
});

test('a policy names the company of its site and has the parts for its country; other pages stay as written', async () => {
  const legal = { entity: 'Bici <Italia> S.p.A.', address: ['Via Uno 1', '20121 Milano'], vat_number: 'IT1' };
  await database.owner
    .updateTable('sites')
    .set({ settings: JSON.stringify({ legal }), country_iso: 'IT' })
    .where('id', '=', italy)
    .execute();
  await database.owner.updateTable('sites').set({ country_iso: 'US' }).where('id', '=', france).execute();
  const blocks = [
    { type: 'text', html: '<p>{entity}, {address}</p><p>{vat_number}</p>' },
    { type: 'text', html: '<p>union</p>', in: ['EU'] },
    { type: 'text', html: '<p>elsewhere</p>', not_in: ['EU'] },
  ];
  const version = { locale: 'en', title: 'a', description: 'a', created_by: 'files', publish_at: PAST };
  for (const slug of ['withdrawal', 'warranty', SLUG])
    await database.owner
      .insertInto('page_versions')
      .values({ ...version, slug, blocks: JSON.stringify(blocks) })
      .execute();
  for (const slug of ['withdrawal', 'warranty'])
    expect((await show('it', 'en', slug)).content, slug).toBe(
      '<p><bdi>Bici &lt;Italia&gt; S.p.A.</bdi>, <bdi>Via Uno 1, 20121 Milano</bdi></p><p><bdi>IT1</bdi></p><p>union</p>',
    );
  expect((await show('fr', 'en', 'withdrawal')).content).toBe('<p>elsewhere</p>');
  expect((await show('it', 'en')).content).toContain('{entity}');
});

test('a site reads its own pages and the brand’s, never another’s, and writes only its own', async () => {
  await write({ title: 'brand' });
  await write({ site: italy, title: 'Italy’s' });
  await write({ site: france, title: 'France’s' });
  const seen = await withSite(database.app, italy, (tx) =>
    tx.selectFrom('page_versions').select('title').orderBy('title').execute(),
  );
  expect(seen.map(({ title }) => title)).toEqual(['Italy’s', 'brand']);
  const version = {
    slug: 'home',
    locale: 'en',
    title: 'a',
    description: 'a',
    blocks: '[]',
    created_by: 'staff:1',
  };
  for (const for_site_id of [france, null])
    await expect(
      withSite(database.app, italy, (tx) =>
        tx
          .insertInto('page_versions')
          .values({ ...version, for_site_id })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  const changed = await withSite(database.app, italy, (tx) =>
    tx.updateTable('page_versions').set({ title: 'mine now' }).execute(),
  );
  expect(Number(changed[0]?.numUpdatedRows)).toBe(1);
});
