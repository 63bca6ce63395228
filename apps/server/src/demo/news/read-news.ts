import { applyOverlay, spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS } from '@paddock/i18n/locales';
import { z } from 'zod';
import { ArticleText } from '../../features/news/staff/news.staff.contract.ts';
import { cleanBlocks } from '../../features/pages/clean-blocks.ts';
import { identifyFileBlocks } from '../../features/pages/identify-blocks.ts';
import { LOCALES, Slug, TEXT_LOCALES, type TextLocale } from '../brand/brand.schema.ts';
import type { Words } from '../brand/dictionary.ts';
import { SiteSlug } from '../brand/site.schema.ts';
import { type BundleFile, listJson, readJson } from '../bundle/bundle.schema.ts';
import type { Window } from '../bundle/versions.rules.ts';
import { OverlaidNames, WholeNames } from './tag-names.ts';

/** `news.json`. */
const newsFile = (editions: BundleFile['editions']) =>
  z.strictObject({
    tags: z.array(z.strictObject({ slug: Slug, names: editions === 'whole' ? WholeNames : OverlaidNames })),
  });

/** `news/<slug>.json`, and `news/<slug>.2.json` of a version that takes its place. */
const Article = z.strictObject({
  slug: Slug,
  /** Part of its addresses; without it the next one. */
  number: z.int().min(1).nullable().default(null),
  cover: Slug,
  /** The day that readers see. */
  published_at: z.iso.datetime(),
  /** Of a version that takes another one's place later, or ends. */
  publish_at: z.iso.datetime().nullable().default(null),
  publish_until: z.iso.datetime().nullable().default(null),
  tags: z.array(Slug).max(12),
  /** Only there; absent is everywhere. */
  sites: z.array(SiteSlug).min(1).nullable().default(null),
  texts: z.record(z.string(), z.unknown()),
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

/** Every article in every language, the newest first; throws with the file's name when a text is missing or wrong. */
export async function readNews(folder: URL, editions: BundleFile['editions'] = 'overlay'): Promise<DemoNews> {
  const list = await readJson(new URL('news.json', folder));
  if (list === undefined) return { tags: [], articles: [] };
  const { tags } = check('news.json', list, newsFile(editions));
  const files = await listJson(new URL('news/', folder));
  const articles = await Promise.all(files.map((name) => readArticle(folder, `news/${name}.json`, editions)));
  const known = new Set(tags.map(({ slug }) => slug));
  const strange = articles.flatMap(({ slug, tags: used }) =>
    used.filter((tag) => !known.has(tag)).map((tag) => `news/${slug}.json: no tag "${tag}"`),
  );
  if (strange.length > 0) throw new Error(`The brand cannot be loaded:\n  ${strange.join('\n  ')}`);
  return { tags, articles: articles.sort((a, b) => Date.parse(b.published_at) - Date.parse(a.published_at)) };
}

async function readArticle(
  folder: URL,
  name: string,
  editions: BundleFile['editions'],
): Promise<DemoArticle> {
  const { texts, ...article } = check(name, await readJson(new URL(name, folder)), Article);
  const read = editions === 'whole' ? readWhole(name, texts) : readOverlaid(name, texts);
  return { ...article, texts: finish(article.slug, read) };
}

/** As the database keeps them: cleaned, and with ids that every load gives again. */
const finish = (slug: string, texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      { ...text, blocks: identifyFileBlocks(`news ${slug}`, cleanBlocks(text.blocks)) },
    ]),
  );

type Written = Readonly<Record<string, unknown>>;

const readWhole = (name: string, written: Written): Texts =>
  Object.fromEntries(
    Object.entries(written).map(([locale, text]) => {
      if (!TEXT_LOCALES.some((known) => known === locale))
        throw new Error(`${name}: no language "${locale}"`);
      return [locale, check(`${name} ${locale}`, text, ArticleText)];
    }),
  );

function readOverlaid(name: string, written: Written): Texts {
  const bases = new Map<string, ArticleText>(
    LOCALES.map((locale) => [locale, check(`${name} ${locale}`, written[locale], ArticleText)]),
  );
  const editions = EDITIONS.map((edition) => {
    // The address of an article is that of its base.
    const overlay = { ...(written[edition] as object | undefined), slug: undefined };
    const text = spellEdition(edition, applyOverlay(bases.get(baseOf(edition)), overlay));
    return [edition, check(`${name} ${edition}`, text, ArticleText)] as const;
  });
  return Object.fromEntries([...bases, ...editions]);
}

function check<S extends z.ZodType>(name: string, value: unknown, schema: S): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
}
