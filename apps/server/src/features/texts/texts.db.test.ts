import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../platform/db/db.ts';
import { wordsOf } from '../../platform/text/messages.ts';
import { type Desk, openDesk } from '../../testing/worlds/desk.ts';
import { statementsPerCall, testApp } from '../../testing/worlds/test-app.ts';
import { type Catalogue, digestOf, loadCatalogue, loadGlossaries } from './load/load-catalogue.ts';
import { refreshMailWords } from './staff/publish-texts.ts';

let desk: Desk;
/** Two people with every permission on every site. */
let anna: { token: string };
let bruno: { token: string };

beforeAll(async () => {
  desk = await openDesk();
  anna = { token: await desk.tokenOf(null, 'admin') };
  bruno = { token: await desk.tokenOf(null, 'editor') };
  const locale = (slug: string, name: string) =>
    sql`
    insert into site_locales (site_id, locale, name, is_default)
    select id, ${name}, ${name}, false from sites where slug = ${slug}`.execute(desk.database.owner);
  await locale('it', 'it');
  await locale('ec', 'es');
});
afterAll(() => desk.close());

const LOCALES = ['en', 'es', 'it'];
const TEXTS: Catalogue['texts'] = [
  { path: 'cart.pay', source: 'Pay now', words: { en: 'Pay now', it: 'Paga ora', es: 'Pagar ahora' } },
  { path: 'cart.title', source: 'Your cart', words: { en: 'Your cart', it: 'Il tuo carrello' } },
  {
    path: 'cart.days',
    source: 'In {count} days',
    words: { en: 'In {count} days', it: 'Tra {count} giorni' },
  },
];

const load = (texts = TEXTS, kind: Catalogue['kind'] = 'interface') =>
  transact(desk.database.app, async (tx) => {
    await loadGlossaries(tx, [
      ...LOCALES.map((locale) => ({
        locale,
        typography: ['three-dots'],
        terms:
          locale === 'it' ? [{ term: 'carrello', definition: 'Cart.', forbidden: ['borsa'], kinds: [] }] : [],
      })),
    ]);
    const changed = await loadCatalogue(tx, { kind, subject: 'shop', texts, locales: LOCALES });
    return { ok: true as const, changed };
  });

beforeEach(async () => {
  const { owner } = desk.database;
  for (const table of ['texts', 'text_memory', 'text_catalogues', 'glossary_terms', 'translation_locales'])
    await sql`delete from ${sql.table(table)}`.execute(owner);
  await sql`delete from graphile_worker._private_jobs`.execute(owner);
  await load();
});

interface Row {
  id: number;
  path: string;
  state: string;
  words: string | null;
  made_from: string | null;
  revision: number;
  digest: string;
  note: string | null;
}
const list = async (query: string): Promise<Row[]> => {
  const answer = await desk.call('GET', `texts?${query}`, undefined, { as: anna });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const find = async (path: string, locale: string) => {
  const row = (await list(`locale=${locale}`)).find((one) => one.path === path);
  if (!row) throw new Error(`no text ${path}`);
  return row;
};
const post = (path: string, body: object, caller = anna, tenant = 'it') =>
  desk.call('POST', path, body, { as: caller, tenant });
const save = async (path: string, locale: string, words: string, more: object = {}) => {
  const { id, revision, digest } = await find(path, locale);
  return post(`texts/${id}/${locale}/save`, { words, revision, digest, ...more });
};
const publish = (locale: string) => post('texts/publish', { locale });
const shown = async (locale: string, tenant = 'it') => {
  const headers = { 'x-tenant': tenant, 'x-locale': locale };
  return (await desk.api.app.inject({ url: '/api/front/texts', headers })).json().data;
};
const revisionOf = async () => {
  const { rows } = await sql<{ mark: string }>`
    select md5(string_agg(mark::text, '.' order by transaction_no)) as mark from frame_changes`.execute(
    desk.database.owner,
  );
  return rows[0]?.mark;
};
const states = async (locale: string) =>
  Object.fromEntries((await list(`locale=${locale}`)).map(({ path, state }) => [path, state]));

test('[TRANSLATE-01] the texts of a release are loaded once with their words; what a language lacks is missing', async () => {
  expect(await states('it')).toEqual({
    'cart.pay': 'published',
    'cart.title': 'published',
    'cart.days': 'published',
  });
  expect(await states('es')).toEqual({
    'cart.pay': 'published',
    'cart.title': 'missing',
    'cart.days': 'missing',
  });
  expect(await load()).toMatchObject({ changed: 0 });
  expect((await list('locale=es&state=todo')).map(({ path }) => path)).toEqual(['cart.title', 'cart.days']);
  expect((await list('locale=it&q=giorni')).map(({ path }) => path)).toEqual(['cart.days']);
  expect((await list('locale=it&q=100%25')).map(({ path }) => path)).toEqual([]);
});

test('[TRANSLATE-06] a saved and published word is shown without a release, with a new revision and a purge of its sites', async () => {
  const before = await revisionOf();
  expect((await save('cart.title', 'it', 'Nel tuo carrello')).statusCode).toBe(200);
  expect(await shown('it')).toEqual({});
  expect(await revisionOf()).toBe(before);
  expect((await publish('it')).json()).toEqual({ data: { published: 1, waiting: 0 } });
  expect(await shown('it')).toEqual({ 'cart.title': 'Nel tuo carrello' });
  expect(await shown('es', 'ec')).toEqual({});
  expect(await revisionOf()).not.toBe(before);
  const { rows } = await sql<{ tags: string[] }>`
    select j.payload -> 'data' -> 'tags' as tags from graphile_worker._private_jobs j
      join graphile_worker.jobs p on p.id = j.id where p.task_identifier = 'edge.purge'`.execute(
    desk.database.owner,
  );
  expect(rows).toEqual([{ tags: ['site:it'] }]);
  const audited = await desk.auditOf('interface/cart.title/it');
  expect(audited).toMatchObject([{ action: 'text.save', after: { words: 'Nel tuo carrello' } }]);
});

test('[TRANSLATE-06] with published words a page costs the statements it costs without them', async () => {
  const PAGES = ['/api/sites/:country', '/api/front/menu/products', '/api/front/texts'];
  const cost = async () => {
    const fresh = await testApp(desk.database.appUrl);
    const headers = { 'x-tenant': 'it', 'x-locale': 'it' };
    for (const url of PAGES)
      await fresh.app.inject({ url: `${url.replace(':country', 'it')}?type_id=1`, headers });
    const counts = await Promise.all(PAGES.map((url) => statementsPerCall(fresh, url)));
    await fresh.close();
    return counts;
  };
  const before = await cost();
  expect(before.every((count) => count > 0)).toBe(true);
  await save('cart.title', 'it', 'Nel tuo carrello');
  await publish('it');
  expect(await shown('it')).toEqual({ 'cart.title': 'Nel tuo carrello' });
  expect(await cost()).toEqual(before);
});

test('[TRANSLATE-06] a published mail text is said by the next mail', async () => {
  await load([{ path: 'mail.greeting', source: 'Hello', words: { en: 'Hello', it: 'Ciao' } }], 'mail');
  await save('mail.greeting', 'it', 'Buongiorno');
  await publish('it');
  await refreshMailWords(desk.database.app);
  expect(wordsOf<string>()('it', 'mail.greeting')).toBe('Buongiorno');
  await sql`delete from text_overrides`.execute(desk.database.owner);
  await refreshMailWords(desk.database.app);
  expect(wordsOf<string>()('it', 'mail.greeting')).toMatch(/^Ciao/);
});

test('[TRANSLATE-04] words that break the page are refused; doubtful ones need a reason, which stays with them', async () => {
  const broken = await save('cart.days', 'it', 'Tra {giorni} giorni', { overrule: 'I know better' });
  expect(broken.statusCode).toBe(422);
  expect(broken.json()).toMatchObject({
    code: 'text_checks_failed',
    data: { findings: [{ check: 'placeholders', instead: '{count}' }] },
  });
  const doubtful = await save('cart.title', 'it', 'La tua borsa');
  expect(doubtful.json().data.findings).toEqual([{ check: 'glossary', found: 'borsa', instead: 'carrello' }]);
  expect((await save('cart.title', 'it', 'La tua borsa', { overrule: 'The bag itself' })).statusCode).toBe(
    200,
  );
  const { id } = await find('cart.title', 'it');
  const answer = await desk.call('GET', `texts/${id}/it`, undefined, { as: anna });
  expect(answer.json().data).toMatchObject({ overruled: 'The bag itself', state: 'translated' });
});

describe('[TRANSLATE-05] a changed source', () => {
  const changed = TEXTS.map((text) =>
    text.path === 'cart.pay'
      ? { ...text, source: 'Pay today', words: { ...text.words, en: 'Pay today' } }
      : text,
  );

  test('makes its translations stale and shows what it was; "still correct" needs one call', async () => {
    await load(changed);
    expect(await states('it')).toMatchObject({ 'cart.pay': 'stale', 'cart.title': 'published' });
    const row = await find('cart.pay', 'it');
    expect(row).toMatchObject({ made_from: 'Pay now', words: 'Paga ora' });
    const confirmed = await post(`texts/${row.id}/it/confirm`, { revision: row.revision });
    expect(confirmed.json().data).toMatchObject({ state: 'published' });
    expect(await find('cart.pay', 'it')).toMatchObject({ made_from: null, words: 'Paga ora' });
  });

  test('English words of the desk become the source, and other languages are told', async () => {
    expect((await save('cart.pay', 'en', 'Pay today')).statusCode).toBe(200);
    await publish('en');
    expect(await shown('en')).toEqual({ 'cart.pay': 'Pay today' });
    expect(await shown('it')).toEqual({});
    expect(await states('it')).toMatchObject({ 'cart.pay': 'stale' });
    expect(await states('en')).toMatchObject({ 'cart.pay': 'published' });
    // The next release has the old words: those of the desk stay.
    await load(TEXTS.slice(0, 2));
    expect(await shown('en')).toEqual({ 'cart.pay': 'Pay today' });
    expect(await states('it')).toEqual({ 'cart.pay': 'stale', 'cart.title': 'published' });
  });

  test('refuses words that were made for the source before', async () => {
    const row = await find('cart.pay', 'it');
    await load(changed);
    const late = await post(`texts/${row.id}/it/save`, {
      words: 'Paga adesso',
      revision: row.revision + 1,
      digest: digestOf('Pay now'),
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  });
});

describe('[TRANSLATE-07] review by a second person', () => {
  const askForReview = () =>
    post('texts/locales/it', { needs_review: true, uses_machine: false, revision: 1 });

  test('nothing is published before another person has approved it', async () => {
    await askForReview();
    await save('cart.title', 'it', 'Nel tuo carrello');
    expect((await publish('it')).json()).toEqual({ data: { published: 0, waiting: 0 } });
    const { id, revision } = await find('cart.title', 'it');
    const own = await post(`texts/${id}/it/review`, { revision });
    expect([own.statusCode, own.json().code]).toEqual([403, 'text_own_words']);
    expect((await post(`texts/${id}/it/review`, { revision }, bruno)).json().data.state).toBe('reviewed');
    expect((await publish('it')).json()).toEqual({ data: { published: 1, waiting: 0 } });
  });

  test('a reviewer sends words back with a note', async () => {
    await askForReview();
    await save('cart.title', 'it', 'Nel tuo carrello');
    const { id, revision } = await find('cart.title', 'it');
    await post(`texts/${id}/it/return`, { revision, note: 'Too long' }, bruno);
    expect(await find('cart.title', 'it')).toMatchObject({ state: 'suggested', note: 'Too long' });
    expect((await list('locale=it&state=todo')).map(({ path }) => path)).toEqual(['cart.title']);
  });

  test('the database refuses a reviewer who is the translator', async () => {
    const same = sql`update text_marks set translated_by = s.id, reviewed_by = s.id
      from (select id from staff limit 1) s`.execute(desk.database.owner);
    await expect(same).rejects.toThrow(/check constraint/);
  });
});

test('[TRANSLATE-08] the memory suggests the words of similar texts, those of today and of before', async () => {
  await load([...TEXTS, { path: 'cart.payLater', source: 'Pay now or later', words: {} }]);
  await save('cart.pay', 'it', 'Paga adesso');
  await publish('it');
  const { id } = await find('cart.payLater', 'it');
  const { suggestions } = (await desk.call('GET', `texts/${id}/it`, undefined, { as: anna })).json().data;
  expect(suggestions[0]).toMatchObject({ words: 'Paga adesso', source: 'Pay now', origin: 'memory' });
  await load(
    TEXTS.filter(({ path }) => path !== 'cart.pay').concat({ path: 'x', source: 'Pay now', words: {} }),
  );
  const gone = await find('x', 'it');
  const again = (await desk.call('GET', `texts/${gone.id}/it`, undefined, { as: anna })).json().data;
  expect(again.suggestions[0]).toMatchObject({ words: 'Paga adesso', match: 100 });
});

describe('[TRANSLATE-09] the permission to change words', () => {
  test('a language belongs to the staff of all sites that show it', async () => {
    const { id, revision, digest } = await find('cart.title', 'it');
    const body = { words: 'Nel tuo carrello', revision, digest };
    const ofItaly = { token: await desk.tokenOf('it', 'editor') };
    const ofEcuador = { token: await desk.tokenOf('ec', 'editor') };
    const spanish = await find('cart.title', 'es');
    const inSpanish = { words: 'Tu cesta', revision: spanish.revision, digest };
    const refused = await post(`texts/${spanish.id}/es/save`, inSpanish, ofItaly);
    expect(refused.statusCode).toBe(403);
    expect((await post(`texts/${id}/it/save`, body, ofItaly)).statusCode).toBe(200);
    expect((await post(`texts/${id}/it/save`, body, ofEcuador, 'ec')).statusCode).toBe(403);
    // English is shown everywhere.
    expect((await post('texts/publish', { locale: 'en' }, ofItaly)).statusCode).toBe(403);
    const locales = (await desk.call('GET', 'texts/locales', undefined, { as: ofItaly })).json().data;
    expect(locales.map((one: { locale: string; site: string }) => [one.locale, one.site])).toEqual([
      ['en', null],
      ['it', 'it'],
    ]);
  });

  test('two people who save the same text: the second is told', async () => {
    const { id, revision, digest } = await find('cart.title', 'it');
    const body = { words: 'Nel tuo carrello', revision, digest };
    expect((await post(`texts/${id}/it/save`, body)).statusCode).toBe(200);
    expect((await post(`texts/${id}/it/save`, body, bruno)).statusCode).toBe(409);
  });
});

test('[TRANSLATE-10] a term of the desk survives the next release, and a removed one stays removed', async () => {
  const term = {
    locale: 'it',
    term: 'casco',
    source: 'helmet',
    definition: 'Helmet.',
    forbidden: [],
    kinds: [],
  };
  expect((await post('glossary', term)).statusCode).toBe(201);
  expect((await post('glossary', term)).json().code).toBe('glossary_term_exists');
  const terms = async () =>
    (await desk.call('GET', 'glossary?locale=it', undefined, { as: anna })).json().data;
  const [cart] = await terms();
  await post(`glossary/${cart.id}/delete`, { locale: 'it', revision: cart.revision });
  await sql`delete from text_catalogues`.execute(desk.database.owner);
  await load();
  expect((await terms()).map((one: { term: string }) => one.term)).toEqual(['casco']);
  expect((await save('cart.title', 'it', 'La tua borsa')).statusCode).toBe(200);
});

describe('files for translators', () => {
  const exported = async (format: string, locale = 'it') =>
    (await desk.call('GET', `texts/file?locale=${locale}&format=${format}`, undefined, { as: anna })).body;
  const returned = async (format: string, file: string, query = '') => {
    const answer = await desk.api.app.inject({
      method: 'POST',
      url: `/api/staff/texts/file?locale=it&format=${format}${query}`,
      headers: {
        'x-tenant': 'it',
        authorization: `Bearer ${anna.token}`,
        'idempotency-key': crypto.randomUUID(),
        'content-type': format === 'csv' ? 'text/csv' : 'application/xliff+xml',
      },
      payload: file,
    });
    return answer.json();
  };

  test.each(['xliff', 'csv'])(
    '[TRANSLATE-11] a %s file that comes back as it was changes nothing',
    async (format) => {
      const before = await list('locale=it');
      const file = await exported(format);
      expect(file).toContain('Il tuo carrello');
      expect((await returned(format, file)).data).toEqual({ saved: 0, same: 3, refused: [] });
      expect(await list('locale=it')).toEqual(before);
      expect(await exported(format)).toBe(file);
    },
  );

  test('[TRANSLATE-12] a late file never covers newer words: its units are listed, the others are saved', async () => {
    const file = (await exported('xliff'))
      .replace('Il tuo carrello', 'Nel tuo carrello')
      .replace('Paga ora', 'Paga adesso')
      .replace('Tra {count} giorni', 'Fra {count} giorni');
    await save('cart.title', 'it', 'Ecco il tuo carrello');
    await load(
      TEXTS.map((text) =>
        text.path === 'cart.pay'
          ? { ...text, source: 'Pay here', words: { ...text.words, en: 'Pay here' } }
          : text,
      ),
    );
    const { data } = await returned('xliff', file);
    expect(data).toMatchObject({ saved: 1, same: 0 });
    expect(data.refused.map((unit: { name: string; reason: string }) => [unit.name, unit.reason])).toEqual([
      ['cart.pay', 'late'],
      ['cart.title', 'late'],
    ]);
    const words = Object.fromEntries((await list('locale=it')).map((row) => [row.path, row.words]));
    expect(words).toEqual({
      'cart.pay': 'Paga ora',
      'cart.title': 'Ecco il tuo carrello',
      'cart.days': 'Fra {count} giorni',
    });
  });

  test('words of a file are checked, and a file for another language is refused', async () => {
    const broken = (await exported('csv')).replace('Tra {count} giorni', 'Tra {x} giorni');
    expect((await returned('csv', broken)).data.refused).toMatchObject([
      { name: 'cart.days', reason: 'checks', checks: ['placeholders'] },
    ]);
    expect((await returned('xliff', await exported('xliff', 'es'))).code).toBe('text_file_refused');
    expect((await returned('xliff', '<xliff>')).code).toBe('text_file_refused');
  });
});
