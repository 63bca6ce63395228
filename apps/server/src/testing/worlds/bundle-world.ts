import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { exportBundle } from '../../demo/bundle/export-bundle.ts';
import { importBundle } from '../../demo/bundle/import-bundle.ts';
import type { MenuLayout } from '../../features/menu/layout.contract.ts';
import { publishMenuDraft, putMenuDraft } from '../../features/menu/menu-versions.sql.ts';
import { publishArticleDraft, putArticle } from '../../features/news/staff/articles.sql.ts';
import { identifyBlocks } from '../../features/pages/identify-blocks.ts';
import { publishPage, saveDraft } from '../../features/pages/page-versions.ts';
import { endVersion } from '../../features/pages/pages.sql.ts';
import { insertTerm } from '../../features/texts/glossary.sql.ts';
import { loadCatalogue, loadGlossaries } from '../../features/texts/load/load-catalogue.ts';
import { type Db, type Tx, transact, unsafeWithAllSites } from '../../platform/db/db.ts';
import { openMediaWorld } from './media-world.ts';

const DESK = 'staff:1';
const TEXTS = [
  { path: 'cart.pay', source: 'Pay now', words: { en: 'Pay now', it: 'Paga ora' } },
  { path: 'cart.title', source: 'Your cart', words: { en: 'Your cart', it: 'Il tuo carrello' } },
];

const textOf = (title: string) => ({
  title,
  description: 'What it is about',
  blocks: [{ type: 'text' as const, html: `<p>${title}</p>` }],
});

const loadRelease = (owner: Db) =>
  transact(owner, async (tx) => {
    await loadGlossaries(tx, [
      {
        locale: 'it',
        typography: [],
        terms: [{ term: 'carrello', definition: 'Cart.', forbidden: [], kinds: [] }],
      },
    ]);
    for (const kind of ['interface', 'mail'] as const)
      await loadCatalogue(tx, { kind, subject: 'shop', texts: TEXTS, locales: ['en', 'it'] });
    return { ok: true };
  });

export type BundleWorld = Awaited<ReturnType<typeof openBundleWorld>>;

/** An installation with two sites, the texts of a release and editors, and what they do to its content. */
export async function openBundleWorld() {
  const media = await openMediaWorld();
  const { database, directory, workshop } = media;
  const write = <T>(work: (tx: Tx) => Promise<T>) => unsafeWithAllSites(database.owner, work);
  await loadRelease(database.owner);
  await sql`insert into news_tags (slug, position) values ('races', 0)`.execute(database.owner);
  const { rows: sites } = await sql<{ id: number; slug: string }>`select id, slug from sites`.execute(
    database.owner,
  );
  const siteId = (slug: string | null) => sites.find((site) => site.slug === slug)?.id ?? null;

  return {
    ...media,
    write,
    /** A page as an editor publishes it. */
    page: (name: { slug: string; locale: string; site?: string }, title: string, at: Date | null = null) =>
      write(async (tx) => {
        const forSite = siteId(name.site ?? null);
        await saveDraft(tx, forSite, name, { text: textOf(title), by: DESK });
        return publishPage(tx, forSite, name, { at, until: null });
      }),
    withdraw: (slug: string, locale: string) => write((tx) => endVersion(tx, null, { slug, locale }, null)),
    menu: (layout: MenuLayout, site: string | null = null) =>
      write(async (tx) => {
        await putMenuDraft(tx, siteId(site), { menu: 'head', layout, by: DESK });
        await publishMenuDraft(tx, siteId(site), 'head', { at: null, until: null });
      }),
    /** An article as an editor publishes it; with a number: another version of it. */
    article: (
      { slug, cover, at }: { slug: string; cover: string; at?: Date },
      title: string,
      before: number | null = null,
    ) =>
      write(async (tx) => {
        const text = { slug, title, excerpt: 'In short', blocks: identifyBlocks(textOf(title).blocks) };
        const article = { cover, tags: ['races'], sites: ['it'], texts: { en: text } };
        const ids = [siteId('it') ?? 0];
        const { number } = await putArticle(tx, before, { article, siteIds: ids, by: DESK });
        await publishArticleDraft(tx, number, { at: at ?? new Date(), until: null });
        return number;
      }),
    /** Words as the workbench publishes them. */
    words: (kind: 'interface' | 'mail', name: string, locale: string, words: string) =>
      sql`insert into text_overrides (text_id, locale, words)
          select id, ${locale}, ${words} from texts where kind = ${kind} and path = ${name}
          on conflict (text_id, locale) do update set words = excluded.words`.execute(database.owner),
    term: (term: string, definition: string) =>
      write((tx) =>
        insertTerm(tx, { locale: 'it', term, source: null, definition, forbidden: [], kinds: [] }),
      ),
    /** What visitors read under an address. */
    shown: async (slug: string, locale: string) => {
      const { rows } = await sql<{ title: string }>`
        select title from page_versions where slug = ${slug} and locale = ${locale} and for_site_id is null
           and publish_at <= now() and (publish_until is null or publish_until > now())
         order by publish_at desc, id desc limit 1`.execute(database.owner);
      return rows[0]?.title ?? null;
    },
    export: (folder: string) => exportBundle(database.owner, asUrl(folder), workshop.originals),
    import: (folder: string) => importBundle(database.owner, asUrl(folder), workshop.originals),
    /** Checks and renders what waits for the worker. */
    renderAll: async () => {
      const { rows } = await sql<{ id: string }>`
        select id from media_files where status = 'uploaded' order by id`.execute(database.owner);
      return Promise.all(rows.map(({ id }) => media.make(id)));
    },
    originals: async () =>
      (await readdir(path.join(directory, 'media-originals', '0')).catch(() => [])).length,
  };
}

export const asUrl = (folder: string) => pathToFileURL(`${folder}/`);

/** Every file of a folder with its bytes. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files
        .sort()
        .map(async (file) => [path.relative(folder, file), await readFile(file, 'base64')] as const),
    ),
  );
}
