import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { applyOverlay, spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS } from '@paddock/i18n/locales';
import { z } from 'zod';
import { ArticleText } from '../../features/news/staff/news.staff.contract.ts';
import { cleanBlocks } from '../../features/pages/clean-blocks.ts';
import { identifyFileBlocks } from '../../features/pages/identify-blocks.ts';
import { LOCALES, Slug, TEXT_LOCALES, type TextLocale } from '../brand/brand.schema.ts';
import type { Words } from '../brand/dictionary.ts';
import { SiteSlug } from '../brand/site.schema.ts';
import { type BundleFile, readJson } from '../bundle/bundle.schema.ts';
import type { Window } from '../bundle/versions.rules.ts';
import { OverlaidNames, WholeNames } from './tag-names.ts';

const Article = z.strictObject({
  slug: Slug,
  /** Part of its addresses; without it the next one. */
  number: z.int().min(1).optional(),
  cover: Slug,
  /** The day that readers see. */
  published_at: z.iso.datetime(),
  /** Of a version that takes another one's place later, or ends. */
  publish_at: z.iso.datetime().nullable().default(null),
  publish_until: z.iso.datetime().nullable().default(null),
  /** The folder of its texts, where it is not the slug. */
  texts: z.string().optional(),
  tags: z.array(Slug).max(12),
  /** Only there; absent is everywhere. */
  sites: z.array(SiteSlug).min(1).optional(),
});

/** Which articles there are; what they say is in `news/<slug>/<locale>.json`. */
const newsFile = (editions: BundleFile['editions']) =>
  z.strictObject({
    tags: z.array(z.strictObject({ slug: Slug, names: editions === 'whole' ? WholeNames : OverlaidNames })),
    articles: z.array(Article),
  });

type Texts = Readonly<Partial<Record<TextLocale, ArticleText>>>;

export interface DemoArticle extends Window {
  readonly slug: string;
  readonly number: number | null;
  readonly cover: string;
  readonly published_at: string;
  readonly tags: readonly string[];
  readonly sites: readonly string[] | null;
  readonly texts: Texts;
}

export interface DemoNews {
  readonly tags: readonly { readonly slug: string; readonly names: Partial<Words> }[];
  readonly articles: readonly DemoArticle[];
}

/** Every article in every language; throws with the file's name when one is missing or wrong. */
export async function readNews(folder: URL, editions: BundleFile['editions'] = 'overlay'): Promise<DemoNews> {
  if (!existsSync(new URL('news.json', folder))) return { tags: [], articles: [] };
  const { tags, articles } = await read(new URL('news.json', folder), newsFile(editions));
  const known = new Set(tags.map(({ slug }) => slug));
  const strange = articles.flatMap(({ slug, tags: used }) =>
    used.filter((tag) => !known.has(tag)).map((tag) => `news.json ${slug}: no tag "${tag}"`),
  );
  if (strange.length > 0) throw new Error(`The brand cannot be loaded:\n  ${strange.join('\n  ')}`);
  const readTexts = editions === 'whole' ? readWhole : readOverlaid;
  return {
    tags,
    articles: await Promise.all(
      articles.map(async ({ sites = null, number = null, texts, ...article }) => ({
        ...article,
        number,
        sites,
        texts: finish(article.slug, await readTexts(new URL(`news/${texts ?? article.slug}/`, folder))),
      })),
    ),
  };
}

/** As the database keeps them: cleaned, and with ids that every load gives again. */
const finish = (slug: string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      { ...text, blocks: identifyFileBlocks(`news ${slug}`, cleanBlocks(text.blocks)) },
    ]),
  );

async function readWhole(folder: URL): Promise<Texts> {
  const locales = (await readdir(folder)).sort().map((name) => name.replace(/\.json$/, ''));
  const strange = locales.find((locale) => !TEXT_LOCALES.some((known) => known === locale));
  if (strange)
    throw new Error(`${folder.pathname.split('/').slice(-3).join('/')}${strange}.json: no language`);
  const entries = locales.map(
    async (locale) => [locale, await read(new URL(`${locale}.json`, folder), ArticleText)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function readOverlaid(folder: URL): Promise<Texts> {
  const entries = await Promise.all(
    LOCALES.map(
      async (locale) => [locale, await read(new URL(`${locale}.json`, folder), ArticleText)] as const,
    ),
  );
  const bases = new Map<string, ArticleText>(entries);
  const editions = await Promise.all(
    EDITIONS.map(async (edition) => {
      const file = new URL(`${edition}.json`, folder);
      const base = bases.get(baseOf(edition));
      const overlay = existsSync(file) ? await read(file, z.record(z.string(), z.unknown())) : {};
      // The address of an article is that of its base.
      const text = spellEdition(edition, applyOverlay(base, { ...overlay, slug: undefined }));
      return [edition, check(file, text, ArticleText)] as const;
    }),
  );
  return Object.fromEntries([...entries, ...editions]);
}

const read = async <S extends z.ZodType>(file: URL, schema: S): Promise<z.output<S>> =>
  check(file, await readJson(file), schema);

function check<S extends z.ZodType>(file: URL, value: unknown, schema: S): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const name = file.pathname.slice(file.pathname.lastIndexOf('/news'));
  throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
}
