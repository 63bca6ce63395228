import { sql } from 'kysely';
import { expect } from 'vitest';
import { followContent } from '../../features/texts/content/follow-content.ts';
import { loadGlossaries } from '../../features/texts/load/load-catalogue.ts';
import { transact } from '../../platform/db/db.ts';
import { aPicture } from '../builders/news-builders.ts';
import { type Desk, openDesk } from './desk.ts';

export type TranslationWorld = Awaited<ReturnType<typeof openTranslationWorld>>;

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

type Caller = { token: string };

export const textBlock = (id: string, html: string, more: object = {}) => ({
  type: 'text',
  id,
  html,
  ...more,
});

/** Italy in Italian and Ecuador in Spanish, with the brand's page `about`, an editor and translators. */
export async function openTranslationWorld() {
  const desk = await openDesk();
  const { app, owner } = desk.database;
  /** A person with every permission on every site. */
  const anna = { token: await desk.tokenOf(null, 'admin') };
  const locale = (slug: string, name: string) =>
    sql`
    insert into site_locales (site_id, locale, name, is_default)
    select id, ${name}, ${name}, false from sites where slug = ${slug}`.execute(owner);
  await locale('it', 'it');
  await locale('ec', 'es');
  await transact(app, async (tx) => {
    const glossaries = ['en', 'es', 'it'].map((name) => ({ locale: name, typography: [], terms: [] }));
    await loadGlossaries(tx, glossaries);
    return { ok: true };
  });
  await aPicture(owner, 'cover');
  return {
    desk,
    anna,
    seen: seenBy(anna),
    reset: () => reset(desk),
    ...contentCalls(desk, anna),
    ...textCalls(desk, anna),
  };
}

async function reset({ database: { owner } }: Desk) {
  for (const table of ['page_versions', 'articles', 'texts', 'text_memory', 'content_instants'])
    await sql`delete from ${sql.table(table)}`.execute(owner);
  await sql`delete from text_catalogues where name <> 'glossary'`.execute(owner);
  await sql`update translation_locales set needs_review = false, uses_machine = false, revision = 1`.execute(
    owner,
  );
  await sql`delete from graphile_worker._private_jobs`.execute(owner);
}

export async function ok(answer: ReturnType<Desk['call']>) {
  const done = await answer;
  expect(done.statusCode, done.body).toBeLessThan(300);
  return done.json().data;
}

const seenBy = (caller: Caller) => (revision: number) => ({
  as: caller,
  tenant: 'it',
  headers: { 'if-match': `"${revision}"` },
});

function contentCalls(desk: Desk, anna: Caller) {
  const seen = seenBy(anna);
  /** The brand's page in a language, saved and, unless `when` is null, published by an editor. */
  async function writePage(locale: string, content: object, when: object | null = {}) {
    const path = `pages/about/${locale}`;
    const editor = { as: anna, tenant: 'it' };
    const shown = (await desk.call('GET', `${path}?scope=brand`, undefined, editor)).json().data;
    const saved = await ok(desk.call('PUT', `${path}?scope=brand`, content, seen(shown?.revision ?? 0)));
    if (when) await ok(desk.call('POST', `${path}/versions?scope=brand`, when, seen(saved.revision)));
  }
  const versions = async (locale = 'it') => {
    const { rows } = await sql<{ title: string; html: string[]; at: Date | null }>`
      select title, array(select b ->> 'html' from jsonb_array_elements(blocks) b) as html, publish_at as at
        from page_versions where slug = 'about' and locale = ${locale}
       order by publish_at nulls last, id`.execute(desk.database.owner);
    return rows;
  };
  return { writePage, versions, follow: () => followContent(desk.database.app, {}) };
}

function textCalls(desk: Desk, anna: Caller) {
  const list = (query: string): Promise<Row[]> =>
    ok(desk.call('GET', `texts?${query}`, undefined, { as: anna }));
  const states = async (locale = 'it') =>
    Object.fromEntries((await list(`locale=${locale}`)).map(({ path, state }) => [path, state]));
  async function find(path: string, locale = 'it'): Promise<Row> {
    const row = (await list(`locale=${locale}`)).find((one) => one.path === path);
    if (!row) throw new Error(`no text ${path}`);
    return row;
  }
  const post = (path: string, body: object, caller = anna) =>
    desk.call('POST', path, body, { as: caller, tenant: 'it' });
  async function save(path: string, words: string, locale = 'it', more: object = {}) {
    const { id, revision, digest } = await find(path, locale);
    const body = { words, revision, digest, overrule: 'for the test', ...more };
    return ok(post(`texts/${id}/${locale}/save`, body));
  }
  const publish = (locale = 'it') => ok(post('texts/publish', { locale }));
  return { list, states, find, post, save, publish };
}
