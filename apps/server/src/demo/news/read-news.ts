import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Block } from '../../features/pages/blocks.contract.ts';
import { LOCALES, type Locale, Slug } from '../brand/brand.schema.ts';
import type { Words } from '../brand/dictionary.ts';
import { SiteSlug } from '../brand/site.schema.ts';

const Names = z.record(z.enum(LOCALES), z.string().min(1).max(40));

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
  readonly texts: Readonly<Record<Locale, ArticleText>>;
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

async function readTexts(folder: URL): Promise<Record<Locale, ArticleText>> {
  const entries = await Promise.all(
    LOCALES.map(
      async (locale) => [locale, await read(new URL(`${locale}.json`, folder), ArticleText)] as const,
    ),
  );
  return Object.fromEntries(entries) as Record<Locale, ArticleText>;
}

async function read<S extends z.ZodType>(file: URL, schema: S): Promise<z.output<S>> {
  const name = file.pathname.slice(file.pathname.lastIndexOf('/news'));
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof z.ZodError ? z.prettifyError(error) : error}`);
  }
}
