import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPicture } from '../../../testing/builders/news-builders.ts';
import { type Desk, openDesk } from '../../../testing/worlds/desk.ts';
import { testApp } from '../../../testing/worlds/test-app.ts';

let desk: Desk;
let brandEditor: { token: string };
beforeAll(async () => {
  desk = await openDesk();
  brandEditor = { token: await desk.tokenOf(null, 'editor') };
  await aPicture(desk.database.owner, 'cover');
});
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of ['page_versions', 'menu_versions', 'content_instants', 'articles'] as const)
    await desk.database.owner.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(desk.database.owner);
});

type Sent = NonNullable<Parameters<Desk['call']>[3]>;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const text = (title: string, more: object = {}) => ({
  title,
  description: 'What it says.',
  blocks: [{ type: 'text', html: `<p>${title}</p>`, ...more }],
});
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  sent: Sent = {},
) => {
  const answer = await desk.call(method, path, body, { as: 'editor', ...sent });
  return { status: answer.statusCode, ...answer.json() };
};
const seen = (revision: number) => ({ 'if-match': `"${revision}"` });

/** An editor of one subject, who always sends the last revision. */
function editorOf(path: string, sent: Sent = {}) {
  const at = (tail = '') => {
    const [plain, query] = path.split('?');
    return `${plain}${tail}${query ? `?${query}` : ''}`;
  };
  let revision = 0;
  const tell = async (
    method: 'POST' | 'PUT' | 'DELETE',
    tail: string,
    body: object | undefined,
    seenRevision = revision,
  ) => {
    const answer = await call(method, at(tail), body, { ...sent, headers: seen(seenRevision) });
    revision = answer.data?.revision ?? revision;
    return answer;
  };
  return {
    show: async () => {
      const { data } = await call('GET', at(), undefined, sent);
      revision = data.revision;
      return data;
    },
    save: (body: object, seenRevision?: number) => tell('PUT', '', body, seenRevision),
    publish: (body: object = {}) => tell('POST', '/versions', body),
    withdraw: (version: number) => tell('POST', `/versions/${version}/withdraw`, { reason: 'wrong' }),
    restore: (version: number) => tell('POST', `/versions/${version}/restore`, {}),
    discard: () => tell('DELETE', '', undefined),
    versions: async () => (await call('GET', at('/versions'), undefined, sent)).data,
  };
}

const front = async (
  path: string,
  { tenant = 'ec', locale = 'es', ...headers }: Record<string, string> = {},
) => {
  const answer = await desk.api.app.inject({
    url: `/api/${path}`,
    headers: { 'x-tenant': tenant, 'x-locale': locale, ...headers },
  });
  return { status: answer.statusCode, ...answer.json() };
};
const titleAt = async (headers: Record<string, string> = {}, slug = 'home') =>
  (await front(`front/pages/${slug}`, headers)).data?.title ?? null;
const previewOf = async (body: object = {}, sent: Sent = {}) => {
  const { data } = await call('POST', 'previews', { locale: 'es', ...body }, sent);
  return { 'x-preview': data.token as string };
};
const previewAt = async (at: Date | string, drafts = false) =>
  previewOf({ at: new Date(at).toISOString(), drafts });

describe('versions', () => {
  test('[CONTENT-01] a scheduled version is shown from its very instant until its end, and nothing is written then', async () => {
    const page = editorOf('pages/home/es');
    await page.save(text('Antes'));
    await page.publish();
    await page.save(text('Después'));
    const [at, until] = [inHours(2), inHours(4)];
    const { data } = await page.publish({ at, until });
    expect(data).toMatchObject({ publish_at: at, publish_until: until });
    const rows = () => desk.database.owner.selectFrom('page_versions').selectAll().orderBy('id').execute();
    const before = await rows();
    const shown = async (iso: string, ms: number) => titleAt(await previewAt(new Date(Date.parse(iso) + ms)));
    expect(await titleAt()).toBe('Antes');
    expect([await shown(at, -1), await shown(at, 0), await shown(at, 1)]).toEqual([
      'Antes',
      'Después',
      'Después',
    ]);
    expect([await shown(until, -1), await shown(until, 0)]).toEqual(['Después', 'Antes']);
    expect(await rows()).toEqual(before);
  });

  test('[CONTENT-02] a local time is the time of the site, also where clocks change', async () => {
    const page = editorOf('pages/home/es');
    await page.save(text('Uno'));
    expect((await page.publish({ local_at: '2036-12-01T09:00' })).data.publish_at).toBe(
      '2036-12-01T14:00:00.000Z',
    );
    const italian = { as: { token: await desk.tokenOf('it', 'editor') }, tenant: 'it' };
    const days = [
      ['2036-07-01T09:00', '2036-07-01T07:00:00.000Z'],
      ['2036-12-01T09:00', '2036-12-01T08:00:00.000Z'],
    ] as const;
    for (const [local_at, instant] of days) {
      const italy = editorOf('pages/home/it', italian);
      await italy.show().catch(() => null);
      await italy.save(text(local_at));
      expect((await italy.publish({ local_at })).data.publish_at).toBe(instant);
    }
    const both = await page.publish({ at: inHours(1), local_at: '2036-12-01T09:00' });
    expect(both.status).toBe(422);
  });

  test('[CONTENT-03] a save on an older revision is refused with the page as it is now, and no words are lost', async () => {
    const mine = editorOf('pages/home/es');
    await mine.save(text('Mine'));
    const theirs = editorOf('pages/home/es');
    await theirs.show();
    await theirs.save(text('Theirs'));
    const refused = await mine.save(text('Mine again'));
    expect([refused.status, refused.code]).toEqual([409, 'edited_meanwhile']);
    expect(refused.data.current).toMatchObject({ source: 'draft', text: { title: 'Theirs' } });
    expect((await mine.save(text('Mine again'), refused.data.current.revision)).status).toBe(200);
    // Published meanwhile is edited meanwhile too.
    await theirs.show();
    await theirs.publish();
    expect((await mine.save(text('Too late'))).status).toBe(409);
  });

  test('[CONTENT-03] of two saves at once one wins and the other is told', async () => {
    const first = await editorOf('pages/home/es').save(text('Uno'));
    const both = await Promise.all(
      ['Dos', 'Tres'].map((title) => editorOf('pages/home/es').save(text(title), first.data.revision)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[CONTENT-04] a scheduled version that is withdrawn is never shown; any version can be restored as draft', async () => {
    const page = editorOf('pages/home/es');
    await page.save(text('Uno'));
    const first = await page.publish();
    await page.save(text('Dos'));
    const at = inHours(2);
    const second = await page.publish({ at });
    expect((await page.withdraw(second.data.version)).status).toBe(200);
    expect(await titleAt(await previewAt(at))).toBe('Uno');
    expect((await page.withdraw(second.data.version)).status).toBe(404);
    expect((await page.restore(second.data.version)).data.text.title).toBe('Dos');
    await page.discard();
    expect((await page.show()).source).toBe('live');
    expect((await page.restore(first.data.version)).data.text.title).toBe('Uno');
    const states = (await page.versions()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['draft', 'past', 'past', 'live']);
  });

  test('[CONTENT-05] a page of the brand is shown by every site without its own, and needs the permission on all sites', async () => {
    const brand = editorOf('pages/home/es?scope=brand', { as: brandEditor });
    await brand.save(text('Marca'));
    await brand.publish();
    expect([await titleAt(), await titleAt({ tenant: 'it' })]).toEqual(['Marca', 'Marca']);
    const ofSite = editorOf('pages/home/es?scope=brand');
    await ofSite.show();
    expect((await ofSite.save(text('No'))).status).toBe(403);

    const own = editorOf('pages/home/es');
    expect(await own.show()).toMatchObject({ source: 'inherited', revision: 0, text: { title: 'Marca' } });
    await own.save(text('Ecuador'));
    await own.publish();
    expect([await titleAt(), await titleAt({ tenant: 'it' })]).toEqual(['Ecuador', 'Marca']);
    expect((await brand.show()).overridden_by).toEqual(['ec']);
    const { data, meta } = await call('GET', 'pages/overview');
    expect(meta).toMatchObject({ can_edit_brand: false, timezone: 'America/Guayaquil' });
    expect(data[0].slug).toBe('home');
    const live = await own.versions();
    const elsewhere = { as: { token: await desk.tokenOf('it', 'editor') }, tenant: 'it' };
    const foreign = await call('GET', `pages/home/es/versions/${live[0].id}`, undefined, elsewhere);
    expect(foreign.status).toBe(404);
  });

  test('[CONTENT-06] a block keeps its id wherever it is moved; a copy gets one of its own', async () => {
    const page = editorOf('pages/home/es');
    const { data } = await page.save({ ...text('Uno'), blocks: [text('a').blocks[0], text('b').blocks[0]] });
    const [a, b] = data.text.blocks;
    expect(a.id).not.toBe(b.id);
    const moved = await page.save({ ...text('Uno'), blocks: [b, a, b] });
    const ids = moved.data.text.blocks.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, 2)).toEqual([b.id, a.id]);
    expect(new Set(ids).size).toBe(3);
  });

  test('[CONTENT-07] pages are told of changes to come, and the edge is purged at the instant and once more', async () => {
    const page = editorOf('pages/home/es');
    await page.save(text('Uno'));
    const at = inHours(2);
    await page.publish({ at });
    const { meta } = await front('sites/ec');
    expect(
      meta.upcoming.map(({ tag, at: when }: { tag: string; at: string }) => [tag, Date.parse(when)]),
    ).toEqual([['content:ec_home', Date.parse(at)]]);
    const { rows } = await sql<{ ms: number; payload: object }>`
      select extract(epoch from p.run_at) * 1000 as ms, j.payload -> 'data' as payload
        from graphile_worker.jobs p join graphile_worker._private_jobs j on j.id = p.id
       where p.task_identifier = 'edge.purge' order by p.run_at`.execute(desk.database.owner);
    const tags = ['content:ec_home'];
    expect(rows.map(({ payload }) => payload)).toEqual([
      { tags },
      { tags, forget: true },
      { tags, forget: true },
    ]);
    const instants = rows.slice(1).map(({ ms }) => Math.round(Number(ms)) - Date.parse(at));
    expect(instants).toEqual([0, 2000]);
  });
});

describe('menus', () => {
  const layout = (label: string) => ({
    entries: [
      { key: 'news', labels: { es: label } },
      { key: 'company', hidden: true },
    ],
  });

  test('[CONTENT-08] a layout of a menu is shown from its instant, and the frame has another revision from then on', async () => {
    const menu = editorOf('menus/head');
    expect((await menu.show()).source).toBe('empty');
    expect((await menu.save({ entries: [{ key: 'link:x' }] })).status).toBe(422);
    await menu.save(layout('Noticias'));
    const at = inHours(1);
    const { data } = await menu.publish({ at });
    const head = async (headers = {}) => (await front('front/menu/layouts', headers)).data.head;
    expect(await head()).toBeNull();
    expect((await head(await previewAt(at)))[0]).toMatchObject({ key: 'news', label: 'Noticias' });
    const before = (await front('sites/ec')).meta.revision;
    // An hour later.
    const past = new Date(Date.now() - 1000);
    await sql`update content_instants set at = ${past}`.execute(desk.database.owner);
    expect((await front('sites/ec')).meta.revision).toContain(`${before}.`);
    expect((await front('sites/it')).meta.revision).toBe(before);
    expect((await menu.withdraw(data.version)).status).toBe(200);
    expect((await menu.restore(data.version)).data.layout.entries[0].labels).toEqual({ es: 'Noticias' });
  });

  test('[CONTENT-08] a site follows the brand until it has a layout of its own', async () => {
    const brand = editorOf('menus/foot?scope=brand', { as: brandEditor });
    await brand.save(layout('Marca'));
    await brand.publish();
    const foot = async (tenant: string) => (await front('front/menu/layouts', { tenant })).data.foot[0].label;
    expect(await foot('ec')).toBe('Marca');
    const own = editorOf('menus/foot');
    expect(await own.show()).toMatchObject({ source: 'inherited', can_edit_brand: false });
    await own.save(layout('Ecuador'));
    await own.publish();
    expect([await foot('ec'), await foot('it')]).toEqual(['Ecuador', 'Marca']);
  });
});

describe('news', () => {
  const article = (title: string, sites: string[] | null = null) => ({
    cover: 'cover',
    tags: [],
    sites,
    texts: {
      en: { slug: 'race-day', title, excerpt: 'Soon.', blocks: [{ type: 'text', html: '<p>a</p>' }] },
    },
  });
  const titles = async (headers = {}) =>
    (await front('front/news', { locale: 'en', ...headers })).data.map((one: { title: string }) => one.title);

  test('[CONTENT-09] an article is drafted, scheduled, changed and withdrawn; its number and its day stay', async () => {
    const made = await call('POST', 'news', article('Draft'), { as: brandEditor });
    const id = made.data.id;
    const news = editorOf(`news/${id}`, { as: brandEditor });
    await news.show();
    const at = inHours(1);
    await news.publish({ at });
    expect([await titles(), await titles(await previewAt(at))]).toEqual([[], ['Draft']]);
    // An hour later.
    await sql`update articles set published_at = now() - interval '1 hour', shown_from = now() - interval '1 hour'`.execute(
      desk.database.owner,
    );
    const day = (await front(`front/news/${id}`, { locale: 'en' })).data.published_at;
    await news.show();
    await news.save(article('Changed'));
    const later = inHours(3);
    const second = await news.publish({ at: later });
    expect([await titles(), await titles(await previewAt(later))]).toEqual([['Draft'], ['Changed']]);
    const then = await front(`front/news/${id}`, { locale: 'en', ...(await previewAt(later)) });
    expect(then.data).toMatchObject({ id, title: 'Changed', published_at: day });
    await news.withdraw(second.data.version);
    expect(await titles(await previewAt(later))).toEqual(['Draft']);
    await news.show();
    await news.save(article('Now'));
    const third = await news.publish();
    expect(await titles()).toEqual(['Now']);
    await news.withdraw(third.data.version);
    expect(await titles()).toEqual(['Draft']);
  });

  test('[CONTENT-09] an article needs the permission on its sites, English, a cover and tags that exist', async () => {
    expect((await call('POST', 'news', article('All'))).status).toBe(403);
    expect((await call('POST', 'news', article('Two', ['ec', 'it']))).status).toBe(403);
    expect((await call('POST', 'news', { ...article('Own', ['ec']), cover: 'nothing' })).status).toBe(422);
    expect((await call('POST', 'news', { ...article('Own', ['ec']), tags: ['nothing'] })).status).toBe(422);
    const texts = { es: article('Solo').texts.en };
    const made = await call('POST', 'news', { ...article('Own', ['ec']), texts });
    const news = editorOf(`news/${made.data.id}`);
    await news.show();
    expect((await news.publish()).status).toBe(422);
    await news.save(article('Own', ['ec']));
    expect((await news.publish()).status).toBe(200);
    expect([await titles(), await titles({ tenant: 'it' })]).toEqual([['Own'], []]);
    expect((await call('GET', 'news')).data[0]).toMatchObject({ title: 'Own', sites: ['ec'] });
  });
});

describe('previews', () => {
  test('[PREVIEW-01] a link shows one site at its moment until it expires, drafts only if it was asked for them', async () => {
    const page = editorOf('pages/home/es');
    await page.save(text('Publicado'));
    await page.publish();
    await page.save(text('Borrador'));
    expect(await titleAt(await previewOf({ drafts: false }))).toBe('Publicado');
    const link = await previewOf({ drafts: true });
    expect(await titleAt(link)).toBe('Borrador');
    expect(await titleAt({ ...link, tenant: 'it' })).toBeNull();
    expect(await titleAt({ 'x-preview': 'x'.repeat(43) })).toBeNull();
    expect((await front('front/preview', link)).data).toMatchObject({ drafts: true, at: null });
    await sql`update previews set until_at = now()`.execute(desk.database.owner);
    expect(await titleAt(link)).toBeNull();
    expect((await front('front/preview', link)).status).toBe(404);
  });

  test('[PREVIEW-02] nothing can be bought or changed in a preview', async () => {
    const link = await previewOf();
    const routes: { method: 'POST'; url: string }[] = [];
    const { app, close } = await testApp(desk.database.appUrl, {
      onRoute: ({ method, url }) => {
        for (const one of [method].flat())
          if (!['GET', 'HEAD', 'OPTIONS'].includes(one)) routes.push({ method: one as 'POST', url });
      },
    });
    const names = routes.map(({ method, url }) => `${method} ${url}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'POST /api/front/cart/items',
        'DELETE /api/front/cart/items/:uuid',
        'POST /api/front/sales-orders/checkout',
        'POST /api/front/subscriber',
        'PUT /api/auth/user',
      ]),
    );
    const answers: [string, number, string][] = [];
    for (const { method, url } of routes) {
      const answer = await app.inject({
        method,
        url: url.replaceAll(/:\w+/g, '1'),
        headers: { 'x-tenant': 'ec', ...link },
        payload: {},
      });
      answers.push([`${method} ${url}`, answer.statusCode, answer.json().code]);
    }
    await close();
    expect(answers).toEqual(names.map((name) => [name, 403, 'in_preview']));
  });

  test('[PREVIEW-03] without a link no other moment than the present is shown', async () => {
    const page = editorOf('pages/home/es');
    await page.save(text('Antes'));
    await page.publish();
    await page.save(text('Después'));
    const at = inHours(1);
    await page.publish({ at });
    expect(await titleAt({ 'x-moment': at })).toBe('Antes');
    const moment = (await front('sites/ec')).meta.moment;
    expect(await titleAt({ 'x-moment': moment })).toBe('Antes');
    await sql`update page_versions set publish_at = now() where title = 'Después'`.execute(
      desk.database.owner,
    );
    // A page that began before the instant goes on as it began.
    expect([await titleAt({ 'x-moment': moment }), await titleAt()]).toEqual(['Antes', 'Después']);
  });
});
