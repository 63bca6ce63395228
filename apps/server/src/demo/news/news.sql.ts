import { sql } from 'kysely';
import { cleanBlocks } from '../../features/pages/clean-blocks.ts';
import { identifyFileBlocks } from '../../features/pages/identify-blocks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { TEXT_LOCALES } from '../brand/brand.schema.ts';
import {
  type Changes,
  type IdByName,
  readIds,
  replaceRows,
  type TableSpec,
  upsertRows,
} from '../load/upsert.sql.ts';
import type { DemoNews } from './read-news.ts';

const TAGS: TableSpec = {
  table: 'news_tags',
  key: ['slug'],
  columns: { slug: 'text', position: 'int' },
};
const TAG_WORDS: TableSpec = {
  table: 'news_tag_translations',
  key: ['tag', 'locale'],
  columns: { tag: 'text', locale: 'text', name: 'text' },
};
const ARTICLES: TableSpec = {
  table: 'articles',
  key: ['slug'],
  columns: { slug: 'text', cover: 'text', published_at: 'timestamptz', limited: 'boolean' },
};
const ARTICLE_WORDS: TableSpec = {
  table: 'article_translations',
  key: ['article_id', 'locale'],
  columns: {
    article_id: 'int',
    locale: 'text',
    slug: 'text',
    title: 'text',
    excerpt: 'text',
    blocks: 'jsonb',
  },
};
const ARTICLE_TAGS: TableSpec = {
  table: 'article_tags',
  key: ['article_id', 'tag'],
  columns: { article_id: 'int', tag: 'text', position: 'int' },
};
const ARTICLE_SITES: TableSpec = {
  table: 'article_sites',
  key: ['site_id', 'article_id'],
  columns: { site_id: 'int', article_id: 'int' },
};

/**
 * Articles keep their numbers, because these are part of their addresses. Those that were changed at the desk are left
 * alone.
 */
export async function saveNews(
  tx: Tx,
  { tags, articles: inFiles }: DemoNews,
  siteId: IdByName,
  report: Record<string, Changes>,
): Promise<void> {
  report.news_tags = await upsertRows(
    tx,
    TAGS,
    tags.map(({ slug }, position) => ({ slug, position })),
  );
  report.news_tag_translations = await upsertRows(
    tx,
    TAG_WORDS,
    tags.flatMap(({ slug: tag, names }) =>
      TEXT_LOCALES.map((locale) => ({ tag, locale, name: names[locale] })),
    ),
  );
  const edited = await findEdited(tx);
  const articles = inFiles.filter(({ slug }) => !edited.has(slug));
  const rows = articles.map(({ slug, cover, published_at, sites }) => ({
    slug,
    cover,
    published_at,
    limited: sites !== null,
  }));
  report.articles = { ...(await upsertRows(tx, ARTICLES, rows)), removed: await removeOthers(tx, articles) };
  const slugs = articles.map(({ slug }) => slug);
  const id = await readIds(tx, 'articles', 'slug', slugs);
  const owned = slugs.map(id);
  report.article_translations = await upsertRows(
    tx,
    ARTICLE_WORDS,
    articles.flatMap(({ slug, texts }) =>
      TEXT_LOCALES.map((locale) => ({
        ...texts[locale],
        article_id: id(slug),
        locale,
        blocks: identifyFileBlocks(`news ${slug}`, cleanBlocks(texts[locale].blocks)),
      })),
    ),
  );
  const tagRows = articles.flatMap(({ slug, tags: used }) =>
    used.map((tag, position) => ({ article_id: id(slug), tag, position })),
  );
  report.article_tags = await replaceRows(tx, ARTICLE_TAGS, 'article_id', owned, tagRows);
  const siteRows = articles.flatMap(({ slug, sites }) =>
    (sites ?? []).map((site) => ({ site_id: siteId(site), article_id: id(slug) })),
  );
  report.article_sites = await replaceRows(tx, ARTICLE_SITES, 'article_id', owned, siteRows);
}

/** Names that staff have written versions under, and those of the versions of the files beside them. */
async function findEdited(tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select distinct a.slug from articles a
     where exists (select from articles o where o.number = a.number and o.created_by <> 'files')`.execute(tx);
  return new Set(rows.map(({ slug }) => slug));
}

async function removeOthers(tx: Tx, articles: DemoNews['articles']): Promise<number> {
  const slugs = articles.map(({ slug }) => slug);
  const { numAffectedRows } = await sql`
    delete from articles a where a.slug <> all(${slugs})
       and not exists (select from articles o where o.number = a.number and o.created_by <> 'files')`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
