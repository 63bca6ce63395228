import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/db/db.ts';
import { idOf, type SavedVersions, type SiteIds } from '../bundle/save-versions.ts';
import { keepShown } from '../bundle/versions.rules.ts';
import { type Changes, type TableSpec, upsertRows } from '../load/upsert.sql.ts';
import { endArticle, findArticles, insertArticle } from './news.sql.ts';
import type { DemoArticle, DemoNews } from './read-news.ts';

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

/**
 * An article that differs from its files gets a version more, under the number that is part of its addresses. One that
 * the files no longer have ends, and one that the desk has changed since the last load is left alone.
 */
export async function saveNews(
  tx: Tx,
  { tags, articles }: DemoNews,
  siteIds: SiteIds,
  report: Record<string, Changes>,
): Promise<SavedVersions> {
  report.news_tags = await upsertRows(
    tx,
    TAGS,
    tags.map(({ slug }, position) => ({ slug, position })),
  );
  const names = tags.flatMap(({ slug: tag, names: own }) =>
    Object.entries(own).map(([locale, name]) => ({ tag, locale, name })),
  );
  report.news_tag_translations = await upsertRows(tx, TAG_WORDS, names);
  const now = new Date();
  const wanted = Map.groupBy(articles, ({ slug }) => slug);
  const present = Map.groupBy<string, DemoArticle>(await findArticles(tx), ({ slug }) => slug);
  const slugs = [...new Set([...wanted.keys(), ...present.keys()])];
  const changed = slugs.filter(
    (slug) => !isDeepStrictEqual(shownOf(wanted.get(slug), now), shownOf(present.get(slug), now)),
  );
  const written: string[] = [];
  for (const slug of changed)
    if (await replaceArticle(tx, slug, keepShown(wanted.get(slug) ?? [], now), siteIds)) written.push(slug);
  return {
    rows: articles.length,
    inserted: written.filter((slug) => wanted.has(slug) && !present.has(slug)).length,
    updated: written.filter((slug) => wanted.has(slug) && present.has(slug)).length,
    removed: written.filter((slug) => !wanted.has(slug)).length,
    left: changed.filter((slug) => !written.includes(slug)).map((slug) => `news/${slug}`),
    instants: written
      .flatMap((slug) => wanted.get(slug) ?? [])
      .map(({ published_at, publish_at, publish_until }) => ({
        subject: { site: null },
        at: [published_at, publish_at, publish_until]
          .flatMap((instant) => (instant ? [new Date(instant)] : []))
          .filter((at) => at > now),
      }))
      .filter(({ at }) => at.length > 0),
  };
}

/** What readers see of an article, as JSON keeps it. */
const shownOf = (versions: readonly DemoArticle[] | undefined, now: Date): unknown =>
  JSON.parse(
    JSON.stringify(
      keepShown(versions ?? [], now).map(
        ({ slug, cover, published_at, publish_at, publish_until, tags, sites, texts }) => ({
          slug,
          cover,
          tags,
          texts,
          sites: sites && [...sites].sort(),
          window: [published_at, publish_at, publish_until].map((at) => at && new Date(at).toISOString()),
        }),
      ),
    ),
  );

/** False: the desk has changed it. */
async function replaceArticle(tx: Tx, slug: string, versions: readonly DemoArticle[], siteIds: SiteIds) {
  const found = await endArticle(tx, slug);
  if (found && !found.free) return false;
  let number = found?.number ?? null;
  for (const [place, article] of versions.entries()) {
    const ids = (article.sites ?? []).map((site) => idOf(siteIds, site));
    number = await insertArticle(tx, article, { number, isFirst: found === null || place > 0, siteIds: ids });
  }
  return true;
}
