import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/db.ts';
import { aPicture } from '../../../testing/builders/news-builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { loadGlossaries } from '../load/load-glossary.ts';
import { followContent } from './follow-content.ts';

let desk: Desk;
/** A person with every permission on every site. */
let anna: { token: string };

beforeAll(async () => {
  desk = await openDesk();
  anna = { token: await desk.tokenOf(null, 'admin') };
  const locale = (slug: string, name: string) =>
    sql`
    insert into site_locales (site_id, locale, name, is_default)
    select id, ${name}, ${name}, false from sites where slug = ${slug}`.execute(desk.database.owner);
  await locale('it', 'it');
  await locale('ec', 'es');
  await transact(desk.database.app, async (tx) => {
    const glossaries = ['en', 'es', 'it'].map((name) => ({ locale: name, typography: [], terms: [] }));
    await loadGlossaries(tx, glossaries);
    return { ok: true };
  });
  await aPicture(desk.database.owner, 'cover');
});
afterAll(() => desk.close());

beforeEach(async () => {
  for (const table of ['page_versions', 'articles', 'texts', 'text_memory', 'content_instants'])
    await sql`delete from ${sql.table(table)}`.execute(desk.database.owner);
  await sql`delete from text_catalogues where name <> 'glossary'`.execute(desk.database.owner);
  await sql`delete from graphile_worker._private_jobs`.execute(desk.database.owner);
});

const HOUR = 3_600_000;
const ok = async (answer: ReturnType<Desk['call']>) => {
  const done = await answer;
  expect(done.statusCode, done.body).toBeLessThan(300);
  return done.json().data;
};
const seen = (revision: number) => ({ as: anna, tenant: 'it', headers: { 'if-match': `"${revision}"` } });
const text = (id: string, html: string, more: object = {}) => ({ type: 'text', id, html, ...more });
const page = (title: string, blocks: object[]) => ({ title, description: `About ${title}`, blocks });
const ABOUT = page('Our story', [
  text('block01', '<p>Since 1969.</p>', { title: 'Origins' }),
  text('block02', '<p>By hand.</p>'),
]);
const STORIA = page('La nostra storia', [
  text('block01', '<p>Dal 1969.</p>', { title: 'Origini' }),
  text('block02', '<p>A mano.</p>'),
]);

/** The brand's page in a language, saved and, unless told otherwise, published by an editor. */
async function writePage(locale: string, content: object, when: object | null = {}) {
  const path = `pages/about/${locale}`;
  const shown = (
    await desk.call('GET', `${path}?scope=brand`, undefined, { as: anna, tenant: 'it' })
  ).json().data;
  const saved = await ok(
    desk.call('PUT', `${path}?scope=brand`, content, seen(shown?.revision ?? 0)),
  );
  if (when) await ok(desk.call('POST', `${path}/versions?scope=brand`, when, seen(saved.revision)));
}
const follow = () => followContent(desk.database.app, {});

interface Row {
  id: number;
  kind: string;
  subject: string;
  title: string | null;
  path: string;
  state: string;
  words: string | null;
  revision: number;
  digest: string;
  due_on: string | null;
}
const list = (query: string): Promise<Row[]> =>
  ok(desk.call('GET', `texts?${query}`, undefined, { as: anna }));
const states = async (locale = 'it') =>
  Object.fromEntries((await list(`locale=${locale}`)).map(({ path, state }) => [path, state]));
async function save(path: string, words: string, locale = 'it') {
  const row = (await list(`locale=${locale}`)).find((one) => one.path === path);
  if (!row) throw new Error(`no text ${path}`);
  const { id, revision, digest } = row;
  const body = { words, revision, digest, overrule: 'for the test' };
  return ok(desk.call('POST', `texts/${id}/${locale}/save`, body, { as: anna, tenant: 'it' }));
}
const publish = (locale = 'it') =>
  ok(desk.call('POST', 'texts/publish', { locale }, { as: anna, tenant: 'it' }));
const versions = async (locale = 'it') => {
  const { rows } = await sql<{ title: string; html: string[]; at: Date | null }>`
    select title, array(select b ->> 'html' from jsonb_array_elements(blocks) b) as html, publish_at as at
      from page_versions where slug = 'about' and locale = ${locale}
     order by publish_at nulls last, id`.execute(desk.database.owner);
  return rows;
};

describe('[TRANSLATE-14] the texts of a page', () => {
  test('are those of its newest English version, in every language of the sites', async () => {
    await writePage('en', ABOUT);
    await writePage('it', STORIA);
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker._private_jobs where key like 'content.follow%'`.execute(
      desk.database.owner,
    );
    expect(rows).toEqual([{ key: 'content.follow page about' }]);
    await follow();
    expect(await states('it')).toEqual({
      title: 'published',
      description: 'published',
      'block01.title': 'published',
      'block01.html': 'published',
      'block02.html': 'published',
    });
    const [first] = await list('locale=es&kind=page&subject=about');
    expect(first).toMatchObject({ path: 'title', state: 'missing', title: 'Our story' });
    expect(await list('locale=es&kind=page&subject=other')).toEqual([]);
    expect((await list('locale=it&q=MANO')).map(({ path }) => path)).toEqual(['block02.html']);
    expect(await follow()).toBe(0);
  });

  test('a changed source marks the texts whose words changed, and nothing that moved', async () => {
    await writePage('en', ABOUT);
    await writePage('it', STORIA);
    await follow();
    const [first, second] = ABOUT.blocks as [object, object];
    const copy = { ...second, id: 'block09' };
    await writePage('en', { ...ABOUT, blocks: [second, copy, { ...first, html: '<p>Since 1968.</p>' }] });
    await follow();
    expect(await states('it')).toEqual({
      title: 'published',
      description: 'published',
      'block01.title': 'published',
      'block01.html': 'stale',
      'block02.html': 'published',
      'block09.html': 'missing',
    });
    await writePage('en', { ...ABOUT, blocks: [second] });
    await follow();
    expect(await states('it')).toEqual({
      title: 'published',
      description: 'published',
      'block02.html': 'published',
    });
  });

  test('words that an editor publishes in a language are taken over', async () => {
    await writePage('en', ABOUT);
    await writePage('it', STORIA);
    await follow();
    await writePage('it', { ...STORIA, title: 'Chi siamo' });
    await follow();
    const [title] = await list('locale=it&q=chi siamo');
    expect(title).toMatchObject({ path: 'title', state: 'published', words: 'Chi siamo' });
  });

  test('a page that is no longer shown has no texts', async () => {
    await writePage('en', ABOUT);
    await follow();
    const [{ id: version }] = await ok(
      desk.call('GET', 'pages/about/en/versions?scope=brand', undefined, { as: anna, tenant: 'it' }),
    );
    const ended = { reason: 'wrong' };
    await ok(
      desk.call('POST', `pages/about/en/versions/${version}/withdraw?scope=brand`, ended, seen(0)),
    );
    await follow();
    expect(await list('locale=it')).toEqual([]);
  });
});

describe('[TRANSLATE-15] words of translators', () => {
  test('go into the draft of the page, and a whole page is published with one act', async () => {
    await writePage('en', ABOUT);
    await follow();
    await save('title', 'La nostra storia');
    await save('description', 'Chi siamo');
    await save('block01.title', 'Origini');
    await save('block01.html', '<p>Dal 1969.</p><script>x</script>');
    expect(await versions()).toMatchObject([
      { title: 'La nostra storia', html: ['<p>Dal 1969.</p>', '<p>By hand.</p>'], at: null },
    ]);
    expect(await publish()).toEqual({ published: 0, waiting: 4 });
    await save('block02.html', '<p>A mano.</p>');
    expect(await publish()).toEqual({ published: 5, waiting: 0 });
    expect(await versions()).toMatchObject([{ html: ['<p>Dal 1969.</p>', '<p>A mano.</p>'], at: expect.any(Date) }]);
    expect(new Set(Object.values(await states()))).toEqual(new Set(['published']));
    const front = await desk.api.app.inject({
      url: '/api/front/pages/about',
      headers: { 'x-tenant': 'it', 'x-locale': 'it' },
    });
    expect(front.json().data.title).toBe('La nostra storia');
    expect(await desk.auditOf('about/it')).toMatchObject([
      { action: 'page.publish', after: { locale: 'it', translated: 5 } },
    ]);
    await follow();
    expect(new Set(Object.values(await states()))).toEqual(new Set(['published']));
  });

  test('are published at the time of their source, and due before it', async () => {
    await writePage('en', ABOUT);
    await writePage('it', STORIA);
    const at = new Date(Date.now() + 24 * HOUR).toISOString();
    await writePage('en', { ...ABOUT, title: 'Our new story' }, { at });
    await follow();
    const [title] = await list('locale=it&state=stale');
    expect(title).toMatchObject({ path: 'title', due_on: at.slice(0, 10) });
    await save('title', 'La nostra nuova storia');
    expect(await publish()).toEqual({ published: 1, waiting: 0 });
    expect((await versions()).map((one) => [one.title, one.at?.toISOString() === at])).toEqual([
      ['La nostra storia', false],
      ['La nostra nuova storia', true],
    ]);
  });

  test('leave what an editor writes in the draft, and publish none of it', async () => {
    await writePage('en', ABOUT);
    await writePage('it', STORIA);
    await follow();
    await writePage('it', { ...STORIA, title: 'Non ancora' }, null);
    await save('block02.html', '<p>Fatto a mano.</p>');
    expect(await publish()).toEqual({ published: 1, waiting: 0 });
    expect((await versions()).map(({ title, html }) => [title, html[1]])).toEqual([
      ['La nostra storia', '<p>A mano.</p>'],
      ['La nostra storia', '<p>Fatto a mano.</p>'],
      ['Non ancora', '<p>Fatto a mano.</p>'],
    ]);
  });

  test('a field takes as many characters as its block', async () => {
    await writePage('en', ABOUT);
    await follow();
    const [{ id, revision, digest } = { id: 0, revision: 0, digest: '' }] = await list('locale=it');
    const body = { words: 'x'.repeat(401), revision, digest, overrule: 'for the test' };
    const answer = await desk.call('POST', `texts/${id}/it/save`, body, { as: anna, tenant: 'it' });
    expect(answer.json()).toMatchObject({
      code: 'text_checks_failed',
      data: { findings: [{ check: 'length', instead: '400' }] },
    });
  });
});

describe('[TRANSLATE-16] an article, whose languages share one draft', () => {
  const news = (title: string) => ({
    slug: 'first',
    title,
    excerpt: `${title}.`,
    blocks: [text('block01', `<p>${title}</p>`)],
  });
  const article = (texts: object) => ({ cover: 'cover', tags: [], sites: null, texts });

  async function writeArticle() {
    const input = article({ en: news('First'), es: news('Primero') });
    const made = await ok(desk.call('POST', 'news', input, { as: anna, tenant: 'it' }));
    await ok(desk.call('POST', `news/${made.id}/versions`, {}, seen(made.revision)));
    await follow();
    return made.id as number;
  }
  const shown = async (locale: string) => {
    const { rows } = await sql<{ title: string; is_draft: boolean }>`
      select w.title, a.published_at is null as is_draft from articles a join article_translations w on w.article_id = a.id
       where w.locale = ${locale} and (a.shown_until is null or a.shown_until > now()) order by a.id`.execute(
      desk.database.owner,
    );
    return rows.map(({ title, is_draft }) => (is_draft ? `(${title})` : title));
  };

  test('is published in a finished language while another one is not finished', async () => {
    await writeArticle();
    expect(await states('it')).toEqual({ title: 'missing', excerpt: 'missing', 'block01.html': 'missing' });
    await save('title', 'Numero uno', 'es');
    await save('title', 'Primo');
    expect(await publish()).toEqual({ published: 0, waiting: 1 });
    await save('excerpt', 'Primo.');
    await save('block01.html', '<p>Primo</p>');
    expect(await publish()).toEqual({ published: 3, waiting: 0 });
    expect(await shown('it')).toEqual(['Primo', '(Primo)']);
    expect(await shown('es')).toEqual(['Primero', '(Numero uno)']);
    expect(await publish('es')).toEqual({ published: 1, waiting: 0 });
    expect([await shown('es'), await shown('it'), await shown('en')]).toEqual([
      ['Numero uno'],
      ['Primo'],
      ['First'],
    ]);
  });

  test('an unfinished English draft is not published with a translation', async () => {
    const id = await writeArticle();
    const current = await ok(desk.call('GET', `news/${id}`, undefined, { as: anna, tenant: 'it' }));
    const next = article({ ...current.article.texts, en: news('Second') });
    await ok(desk.call('PUT', `news/${id}`, next, seen(current.revision)));
    await save('title', 'Numero uno', 'es');
    await publish('es');
    expect([await shown('en'), await shown('es')]).toEqual([
      ['First', '(Second)'],
      ['Numero uno', '(Numero uno)'],
    ]);
  });

  test('[TRANSLATE-17] pages and articles come back from XLIFF as they were; a late file covers nothing', async () => {
    await writeArticle();
    await writePage('en', ABOUT);
    await writePage('es', STORIA);
    await follow();
    const exported = async () =>
      (await desk.call('GET', 'texts/file?locale=es&format=xliff', undefined, { as: anna })).body;
    const returned = async (file: string) => {
      const answer = await desk.api.app.inject({
        method: 'POST',
        url: '/api/staff/texts/file?locale=es&format=xliff&overrule=for%20the%20test',
        headers: {
          'x-tenant': 'it',
          authorization: `Bearer ${anna.token}`,
          'idempotency-key': crypto.randomUUID(),
          'content-type': 'application/xliff+xml',
        },
        payload: file,
      });
      return answer.json().data;
    };
    const file = await exported();
    expect(file).toContain('name="page/about/block01.html"');
    expect(await returned(file)).toEqual({ saved: 0, same: 8, refused: [] });
    expect(await exported()).toBe(file);
    const late = file.replace('&lt;p&gt;Dal 1969.', '&lt;p&gt;Desde 1969.').replace('>Primero<', '>El primero<');
    await writePage('es', { ...STORIA, blocks: [text('block01', '<p>Desde el 69.</p>'), STORIA.blocks[1] ?? {}] });
    await follow();
    const done = await returned(late);
    expect(done).toMatchObject({ saved: 1, refused: [{ name: 'block01.html', reason: 'late' }] });
    expect(await shown('es')).toEqual(['Primero', '(El primero)']);
    expect((await versions('es')).at(-1)?.html[0]).toBe('<p>Desde el 69.</p>');
  });
});
