import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { ContentCall } from '../../staff/staff-call.ts';
import { findSiteFacts } from '../../versions/change-content.ts';
import { summarise, type VersionInfo } from '../../versions/versions.contract.ts';
import {
  type ArticleState,
  findArticleNumbers,
  findArticleRevision,
  findArticleTags,
  findArticleVersion,
  findArticleVersions,
  findParts,
} from './articles.sql.ts';
import type { ArticleEntry, ArticleInput, EditedArticle } from './news.staff.contract.ts';

/** An article for some sites needs the permission on each of them, one for all sites (null) on every site. */
export const mayEdit = ({ permittedSites }: ContentCall, siteIds: readonly number[] | null, sites: number) =>
  siteIds === null ? permittedSites.size >= sites : siteIds.every((id) => permittedSites.has(id));

const PER_PAGE = 50;
const MAX_VERSIONS = 100;
const ORDER = ['draft', 'live', 'scheduled', 'past'] as const;

const infoOf = ({
  id,
  scope,
  state,
  publish_at,
  publish_until,
  by,
  created_at,
}: ArticleState): VersionInfo => ({
  id,
  scope,
  state,
  publish_at,
  publish_until,
  by,
  created_at,
});

/** The version an editor goes on with: the draft, what is live, what is to come, the last one. */
const currentOf = (versions: readonly ArticleState[]) =>
  ORDER.flatMap((state) => versions.find((version) => version.state === state) ?? [])[0];

export const listArticles = (db: Db, call: ContentCall, page: number) =>
  withSite(db, call.siteId, async (tx) => {
    const { timezone } = await findSiteFacts(tx, call.siteId);
    const rows = await findArticleNumbers(tx, call.siteId, PER_PAGE, (page - 1) * PER_PAGE);
    const numbers = rows.map(({ number }) => number);
    const versions = await findArticleVersions(tx, numbers, PER_PAGE * MAX_VERSIONS);
    const byNumber = Map.groupBy(versions, ({ number }) => number);
    return {
      data: numbers.flatMap((number) => toEntry(byNumber.get(number) ?? [])),
      meta: {
        total: rows[0]?.total ?? 0,
        per_page: PER_PAGE,
        timezone,
        tags: (await findArticleTags(tx)).map(({ slug, name }) => ({ slug, name: name ?? slug })),
      },
    };
  });

function toEntry(versions: readonly ArticleState[]): ArticleEntry[] {
  const current = currentOf(versions);
  if (!current) return [];
  const { number: id, title, cover, tags, sites, locales } = current;
  const published_at = versions.find((version) => version.published_at)?.published_at ?? null;
  return [
    { id, title, cover, tags, sites, locales, published_at, versions: summarise(versions.map(infoOf)) },
  ];
}

export async function readEditedArticle(
  tx: Tx,
  call: ContentCall,
  number: number,
): Promise<EditedArticle | null> {
  const versions = await findArticleVersions(tx, [number], MAX_VERSIONS);
  const current = currentOf(versions);
  const version = current && (await findArticleVersion(tx, number, current.id));
  if (!version) return null;
  const site = await findSiteFacts(tx, call.siteId);
  const article = articleOf(version);
  const { siteIds } = await findParts(tx, article);
  return {
    id: number,
    revision: (await findArticleRevision(tx, number)) ?? 0,
    article,
    source: version.state,
    versions: summarise(versions.map(infoOf)),
    published_at: versions.find(({ published_at }) => published_at)?.published_at ?? null,
    timezone: site.timezone,
    can_edit: mayEdit(call, article.sites === null ? null : siteIds, site.sites),
  };
}

export const articleOf = ({
  cover,
  tags,
  sites,
  texts,
}: ArticleState & Pick<ArticleInput, 'texts'>): ArticleInput => ({
  cover,
  tags,
  sites,
  texts,
});

export const showEditedArticle = (db: Db, call: ContentCall, number: number) =>
  withSite(db, call.siteId, (tx) => readEditedArticle(tx, call, number));

export const listArticleVersions = (db: Db, call: ContentCall, number: number) =>
  withSite(db, call.siteId, async (tx) => {
    const rows = await findArticleVersions(tx, [number], MAX_VERSIONS);
    return rows.map((row) => ({ ...infoOf(row), title: row.title }));
  });

export const showArticleVersion = (db: Db, call: ContentCall, number: number, version: number) =>
  withSite(db, call.siteId, async (tx) => {
    const row = await findArticleVersion(tx, number, version);
    return row && { ...infoOf(row), article: articleOf(row) };
  });
