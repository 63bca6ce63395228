import { TRANSLATION_KEY } from '@paddock/sandbox/accounts';
import { startSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ok,
  openTranslationWorld,
  type TranslationWorld,
  textBlock as text,
} from '../../../testing/worlds/translation-world.ts';
import { openMachine } from '../machine/deepl.ts';
import { fillSuggestions } from '../machine/fill-suggestions.ts';

let world: TranslationWorld;
beforeAll(async () => {
  world = await openTranslationWorld();
});
afterAll(() => world.desk.close());
beforeEach(() => world.reset());

const HOUR = 3_600_000;
const page = (title: string, blocks: object[]) => ({ title, description: `About ${title}`, blocks });
const ABOUT = page('Our story', [
  text('block01', '<p>Since 1969.</p>', { title: 'Origins' }),
  text('block02', '<p>By hand.</p>'),
]);
const STORIA = page('La nostra storia', [
  text('block01', '<p>Dal 1969.</p>', { title: 'Origini' }),
  text('block02', '<p>A mano.</p>'),
]);

describe('[TRANSLATE-14] the texts of a page', () => {
  test('are those of its newest English version, in every language of the sites', async () => {
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker._private_jobs where key like 'content.follow%'`.execute(
      world.desk.database.owner,
    );
    expect(rows).toEqual([{ key: 'content.follow page about' }]);
    await world.follow();
    expect(await world.states('it')).toEqual({
      title: 'published',
      description: 'published',
      'block01.title': 'published',
      'block01.html': 'published',
      'block02.html': 'published',
    });
    const [first] = await world.list('locale=es&kind=page&subject=about');
    expect(first).toMatchObject({ path: 'title', state: 'missing', title: 'Our story' });
    expect(await world.list('locale=es&kind=page&subject=other')).toEqual([]);
    const withoutKind = await world.desk.call('GET', 'texts?locale=es&subject=about', undefined, {
      as: world.anna,
    });
    expect(withoutKind.statusCode).toBe(400);
    expect((await world.list('locale=it&q=MANO')).map(({ path }) => path)).toEqual(['block02.html']);
    expect(await world.follow()).toBe(0);
  });

  test('a changed source marks the texts whose words changed, and nothing that moved', async () => {
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    await world.follow();
    const [first, second] = ABOUT.blocks as [object, object];
    const copy = { ...second, id: 'block09' };
    await world.writePage('en', {
      ...ABOUT,
      blocks: [second, copy, { ...first, html: '<p>Since 1968.</p>' }],
    });
    await world.follow();
    expect(await world.states('it')).toEqual({
      title: 'published',
      description: 'published',
      'block01.title': 'published',
      'block01.html': 'stale',
      'block02.html': 'published',
      'block09.html': 'missing',
    });
    await world.writePage('en', { ...ABOUT, blocks: [second] });
    await world.follow();
    expect(await world.states('it')).toEqual({
      title: 'published',
      description: 'published',
      'block02.html': 'published',
    });
  });

  test('words that an editor publishes in a language are taken over', async () => {
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    await world.follow();
    await world.writePage('it', { ...STORIA, title: 'Chi siamo' });
    await world.follow();
    const [title] = await world.list('locale=it&q=chi siamo');
    expect(title).toMatchObject({ path: 'title', state: 'published', words: 'Chi siamo' });
  });

  test('a page that is no longer shown has no texts', async () => {
    await world.writePage('en', ABOUT);
    await world.follow();
    const [{ id: version }] = await ok(
      world.desk.call('GET', 'pages/about/en/versions?scope=brand', undefined, {
        as: world.anna,
        tenant: 'it',
      }),
    );
    const ended = { reason: 'wrong' };
    await ok(
      world.desk.call(
        'POST',
        `pages/about/en/versions/${version}/withdraw?scope=brand`,
        ended,
        world.seen(0),
      ),
    );
    await world.follow();
    expect(await world.list('locale=it')).toEqual([]);
  });
});

describe('[TRANSLATE-15] words of translators', () => {
  test('go into the draft of the page, and a whole page is published with one act', async () => {
    await world.writePage('en', ABOUT);
    await world.follow();
    await world.save('title', 'La nostra storia');
    await world.save('description', 'Chi siamo');
    await world.save('block01.title', 'Origini');
    await world.save('block01.html', '<p>Dal 1969.</p><script>x</script>');
    expect(await world.versions()).toMatchObject([
      { title: 'La nostra storia', html: ['<p>Dal 1969.</p>', '<p>By hand.</p>'], at: null },
    ]);
    expect(await world.publish()).toEqual({ published: 0, waiting: 4 });
    await world.save('block02.html', '<p>A mano.</p>');
    expect(await world.publish()).toEqual({ published: 5, waiting: 0 });
    expect(await world.versions()).toMatchObject([
      { html: ['<p>Dal 1969.</p>', '<p>A mano.</p>'], at: expect.any(Date) },
    ]);
    expect(new Set(Object.values(await world.states()))).toEqual(new Set(['published']));
    const front = await world.desk.api.app.inject({
      url: '/api/front/pages/about',
      headers: { 'x-tenant': 'it', 'x-locale': 'it' },
    });
    expect(front.json().data.title).toBe('La nostra storia');
    expect((await world.desk.auditOf('about/it')).at(-1)).toMatchObject({
      action: 'page.publish',
      // Of the brand: one site cannot undo it.
      after: { scope: 'brand', locale: 'it', translated: 5 },
    });
    await world.follow();
    expect(new Set(Object.values(await world.states()))).toEqual(new Set(['published']));
  });

  test('are published at the time of their source, and due before it', async () => {
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    await world.follow();
    const at = new Date(Date.now() + 24 * HOUR).toISOString();
    await world.writePage('en', { ...ABOUT, title: 'Our new story' }, { at });
    await world.follow();
    const [title] = await world.list('locale=it&state=stale');
    expect(title).toMatchObject({ path: 'title', due_on: at.slice(0, 10) });
    await world.save('title', 'La nostra nuova storia');
    expect(await world.publish()).toEqual({ published: 1, waiting: 0 });
    expect((await world.versions()).map((one) => [one.title, one.at?.toISOString() === at])).toEqual([
      ['La nostra storia', false],
      ['La nostra nuova storia', true],
    ]);
  });

  test('leave what an editor writes in the draft, and publish none of it', async () => {
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    await world.follow();
    await world.writePage('it', { ...STORIA, title: 'Non ancora' }, null);
    await world.save('block02.html', '<p>Fatto a mano.</p>');
    expect(await world.publish()).toEqual({ published: 1, waiting: 0 });
    expect((await world.versions()).map(({ title, html }) => [title, html[1]])).toEqual([
      ['La nostra storia', '<p>A mano.</p>'],
      ['La nostra storia', '<p>Fatto a mano.</p>'],
      ['Non ancora', '<p>Fatto a mano.</p>'],
    ]);
  });

  test('a field takes as many characters as its block', async () => {
    await world.writePage('en', ABOUT);
    await world.follow();
    const [{ id, revision, digest } = { id: 0, revision: 0, digest: '' }] = await world.list('locale=it');
    const body = { words: 'x'.repeat(401), revision, digest, overrule: 'for the test' };
    const answer = await world.desk.call('POST', `texts/${id}/it/save`, body, {
      as: world.anna,
      tenant: 'it',
    });
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
    const made = await ok(world.desk.call('POST', 'news', input, { as: world.anna, tenant: 'it' }));
    await ok(world.desk.call('POST', `news/${made.id}/versions`, {}, world.seen(made.revision)));
    await world.follow();
    return made.id as number;
  }
  const shown = async (locale: string) => {
    const { rows } = await sql<{ title: string; is_draft: boolean }>`
      select w.title, a.published_at is null as is_draft from articles a join article_translations w on w.article_id = a.id
       where w.locale = ${locale} and (a.shown_until is null or a.shown_until > now()) order by a.id`.execute(
      world.desk.database.owner,
    );
    return rows.map(({ title, is_draft }) => (is_draft ? `(${title})` : title));
  };

  test('is published in a finished language while another one is not finished', async () => {
    await writeArticle();
    expect(await world.states('it')).toEqual({
      title: 'missing',
      excerpt: 'missing',
      'block01.html': 'missing',
    });
    await world.save('title', 'Numero uno', 'es');
    await world.save('title', 'Primo');
    expect(await world.publish()).toEqual({ published: 0, waiting: 1 });
    await world.save('excerpt', 'Primo.');
    await world.save('block01.html', '<p>Primo</p>');
    expect(await world.publish()).toEqual({ published: 3, waiting: 0 });
    expect(await shown('it')).toEqual(['Primo', '(Primo)']);
    expect(await shown('es')).toEqual(['Primero', '(Numero uno)']);
    expect(await world.publish('es')).toEqual({ published: 1, waiting: 0 });
    expect([await shown('es'), await shown('it'), await shown('en')]).toEqual([
      ['Numero uno'],
      ['Primo'],
      ['First'],
    ]);
  });

  test('an unfinished English draft is not published with a translation', async () => {
    const id = await writeArticle();
    const current = await ok(
      world.desk.call('GET', `news/${id}`, undefined, { as: world.anna, tenant: 'it' }),
    );
    const next = article({ ...current.article.texts, en: news('Second') });
    await ok(world.desk.call('PUT', `news/${id}`, next, world.seen(current.revision)));
    await world.save('title', 'Numero uno', 'es');
    await world.publish('es');
    expect([await shown('en'), await shown('es')]).toEqual([
      ['First', '(Second)'],
      ['Numero uno', '(Numero uno)'],
    ]);
  });

  test('[TRANSLATE-17] pages and articles come back from XLIFF as they were; a late file covers nothing', async () => {
    await writeArticle();
    await world.writePage('en', ABOUT);
    await world.writePage('es', STORIA);
    await world.follow();
    const exported = async () =>
      (await world.desk.call('GET', 'texts/file?locale=es&format=xliff', undefined, { as: world.anna })).body;
    const returned = async (file: string) => {
      const answer = await world.desk.api.app.inject({
        method: 'POST',
        url: '/api/staff/texts/file?locale=es&format=xliff&overrule=for%20the%20test',
        headers: {
          'x-tenant': 'it',
          authorization: `Bearer ${world.anna.token}`,
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
    const late = file
      .replace('&lt;p&gt;Dal 1969.', '&lt;p&gt;Desde 1969.')
      .replace('>Primero<', '>El primero<');
    await world.writePage('es', {
      ...STORIA,
      blocks: [text('block01', '<p>Desde el 69.</p>', { title: 'Origini' }), STORIA.blocks[1] ?? {}],
    });
    await world.follow();
    const done = await returned(late);
    expect(done).toMatchObject({ saved: 1, refused: [{ name: 'block01.html', reason: 'late' }] });
    expect(await shown('es')).toEqual(['Primero', '(El primero)']);
    expect((await world.versions('es')).at(-1)?.html[0]).toBe('<p>Desde el 69.</p>');
  });
});

describe('[TRANSLATE-18] the roles', () => {
  test('a translator sees and changes the languages of the own sites; a reviewer approves and publishes', async () => {
    const { desk, post, find } = world;
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    await world.follow();
    const translator = { token: await desk.tokenOf('it', 'translator') };
    const reviewer = { token: await desk.tokenOf('it', 'reviewer') };
    const read = async (path: string) =>
      (await desk.call('GET', path, undefined, { as: translator, tenant: 'it' })).statusCode;
    const spanish = await find('title', 'es');
    for (const path of [
      'texts?locale=es',
      `texts/${spanish.id}/es`,
      'texts/file?locale=es&format=csv',
      'glossary?locale=es',
      ...['orders', 'customers', 'pages/overview', 'news', 'people'],
    ])
      expect([path, await read(path)]).toEqual([path, 403]);
    expect(await read('texts?locale=it')).toBe(200);
    const { id, revision, digest } = await find('title');
    const words = { words: 'Chi siamo', revision, digest };
    const saved = await ok(post(`texts/${id}/it/save`, words, translator));
    expect((await post(`texts/${spanish.id}/es/save`, words, translator)).statusCode).toBe(403);
    const review = { revision: saved.revision };
    expect((await post(`texts/${id}/it/review`, review, translator)).statusCode).toBe(403);
    expect((await post('texts/publish', { locale: 'it' }, translator)).statusCode).toBe(403);
    expect(await ok(post(`texts/${id}/it/review`, review, reviewer))).toMatchObject({ state: 'reviewed' });
    expect(await ok(post('texts/publish', { locale: 'it' }, reviewer))).toEqual({ published: 1, waiting: 0 });
  });
});

describe('[TRANSLATE-19] suggestions', () => {
  test('a job fills the missing texts, which a person saves before they are published', async () => {
    const { list, save, post, desk } = world;
    const sandbox = await startSandbox(['translation']);
    const config = { url: sandbox.urlOf('translation'), key: TRANSLATION_KEY, timeoutMs: 5000 };
    const fill = () =>
      fillSuggestions(
        { db: desk.database.app, machine: openMachine(config) },
        { locale: 'es', kind: 'page', subject: 'about', after: 0 },
      );
    try {
      await world.writePage('en', page('Our story', [...ABOUT.blocks, text('block03', '<p>By hand.</p>')]));
      await world.writePage('es', page('Nuestra historia', [text('block02', '<p>A mano.</p>')]));
      await world.follow();
      const requested = await post('texts/suggest', { locale: 'es', kind: 'page', subject: 'about' });
      expect([requested.statusCode, requested.json()]).toEqual([202, { data: { texts: 3 } }]);
      const { rows } =
        await sql`select from graphile_worker._private_jobs where key = 'texts.suggest es'`.execute(
          desk.database.owner,
        );
      expect(rows).toHaveLength(1);
      // Off by default: only the memory is used.
      expect(await fill()).toBe(1);
      await ok(post('texts/locales/es', { needs_review: false, uses_machine: true, revision: 1 }));
      await save('block01.title', 'Los orígenes', 'es');
      expect(await fill()).toBe(1);
      const rowsNow = (await list('locale=es')).filter(({ path }) => /^block0[13]/.test(path));
      expect(rowsNow.map(({ path, state, words }) => [path, state, words])).toEqual([
        ['block01.title', 'translated', 'Los orígenes'],
        ['block01.html', 'suggested', 'ES: <p>Since 1969.</p>'],
        ['block03.html', 'suggested', '<p>A mano.</p>'],
      ]);
      expect(await world.publish('es')).toEqual({ published: 0, waiting: 1 });
    } finally {
      await sandbox.close();
    }
  });

  test('words for which a translator wants a second person are published after the review', async () => {
    await world.writePage('en', ABOUT);
    await world.writePage('it', STORIA);
    await world.follow();
    await world.save('title', 'Chi siamo', 'it', { wants_review: true });
    expect(await world.publish()).toMatchObject({ published: 0 });
    const { id, revision } = await world.find('title');
    const bruno = { token: await world.desk.tokenOf(null, 'reviewer') };
    await ok(world.post(`texts/${id}/it/review`, { revision }, bruno));
    expect(await world.publish()).toEqual({ published: 1, waiting: 0 });
  });
});
