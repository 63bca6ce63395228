import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { applyOverlay, spellEdition } from '@paddock/i18n/editions';
import { baseOf, EDITIONS, type Edition } from '@paddock/i18n/locales';
import { z } from 'zod';
import { Block } from '../../features/pages/blocks.contract.ts';
import { LOCALES, type Locale, Slug, type TextLocale } from '../brand/brand.schema.ts';
import type { Words } from '../brand/dictionary.ts';
import { SiteSlug } from '../brand/site.schema.ts';

const Name = z.string().min(1).max(40);
/** An edition without a name of its own has that of its base. */
const Names = z
  .strictObject({
    ...(Object.fromEntries(LOCALES.map((locale) => [locale, Name])) as Record<Locale, typeof Name>),
    ...(Object.fromEntries(EDITIONS.map((edition) => [edition, Name.optional()])) as Record<
      Edition,
      z.ZodOptional<typeof Name>
    >),
  })
  .transform((names): Words => {
    const ofEdition = (edition: Edition) =>
      names[edition] ?? spellEdition(edition, names[baseOf(edition) as Locale]);
    return {
      ...names,
      ...(Object.fromEntries(EDITIONS.map((edition) => [edition, ofEdition(edition)])) as Record<
        Edition,
        string
      >),
    };
  });

/** Which articles there are; what they say is in `news/<slug>/<locale>.json`. */
const NewsFile = z.strictObject({
  tags: z.array(z.strictObject({ slug: Slug, names: Names })).min(1),
  articles: z.array(
    z.strictObject({
      slug: Slug,
      cover: Slug,
      // Null is a draft.
      published_at: z.iso.datetime().nullable(),
      tags: z.array(Slug).min(1).max(4),
      /** Only there; absent is everywhere. */
      sites: z.array(SiteSlug).min(1).optional(),
    }),
  ),
});

const ArticleText = z.strictObject({
  slug: Slug,
  title: z.string().min(1).max(120),
  excerpt: z.string().min(1).max(300),
  blocks: z.array(Block).min(2).max(12),
});
type ArticleText = z.infer<typeof ArticleText>;

export interface DemoArticle {
  readonly slug: string;
  readonly cover: string;
  readonly published_at: string | null;
  readonly tags: readonly string[];
  readonly sites: readonly string[] | null;
  readonly texts: Readonly<Record<TextLocale, ArticleText>>;
}

export interface DemoNews {
  readonly tags: readonly { readonly slug: string; readonly names: Words }[];
  readonly articles: readonly DemoArticle[];
}

/** Every article in every language; throws with the file's name when one is missing or wrong. */
export async function readNews(folder: URL): Promise<DemoNews> {
  if (!existsSync(new URL('news.json', folder))) return { tags: [], articles: [] };
  const { tags, articles } = await read(new URL('news.json', folder), NewsFile);
  const known = new Set(tags.map(({ slug }) => slug));
  const strange = articles.flatMap(({ slug, tags: used }) =>
    used.filter((tag) => !known.has(tag)).map((tag) => `news.json ${slug}: no tag "${tag}"`),
  );
  if (strange.length > 0) throw new Error(`The brand cannot be loaded:\n  ${strange.join('\n  ')}`);
  return {
    tags,
    articles: await Promise.all(
      articles.map(async ({ sites = null, ...article }) => ({
        ...article,
        sites,
        texts: await readTexts(new URL(`news/${article.slug}/`, folder)),
      })),
    ),
  };
}

async function readTexts(folder: URL): Promise<Record<TextLocale, ArticleText>> {
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
      return [edition, await check(file, () => text, ArticleText)] as const;
    }),
  );
  return Object.fromEntries([...entries, ...editions]) as Record<TextLocale, ArticleText>;
}

async function read<S extends z.ZodType>(file: URL, schema: S): Promise<z.output<S>> {
  return check(file, async () => JSON.parse(await readFile(file, 'utf8')), schema);
}

async function check<S extends z.ZodType>(
  file: URL,
  getValue: () => unknown,
  schema: S,
): Promise<z.output<S>> {
  const name = file.pathname.slice(file.pathname.lastIndexOf('/news'));
  try {
    return schema.parse(await getValue());
  } catch (error) {
    throw new Error(`${name}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}
