import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { VersionInfo } from '../../versions/versions.contract.ts';
import { ArticleInput } from './news.staff.contract.ts';

export interface ArticleState extends VersionInfo {
  readonly number: number;
  readonly title: string;
  readonly cover: string;
  readonly tags: string[];
  readonly sites: string[] | null;
  readonly locales: string[];
  readonly published_at: string | null;
}

const BEGINS = 'greatest(a.published_at, a.shown_from)';
const COLUMNS = `
       a.id, a.number, 'brand' as scope,
       case when a.published_at is null then 'draft'
            when a.shown_until <= greatest(now(), ${BEGINS}) then 'past'
            when ${BEGINS} > now() then 'scheduled'
            else 'live' end as state,
       to_json(${BEGINS}) #>> '{}' as publish_at, to_json(a.shown_until) #>> '{}' as publish_until,
       (select p.name from staff p where p.id = substring(a.created_by from '^staff:([0-9]{1,9})$')::int) as by,
       to_json(a.updated_at) #>> '{}' as created_at, to_json(a.published_at) #>> '{}' as published_at, a.cover,
       coalesce((select w.title from article_translations w where w.article_id = a.id
                  order by w.locale = 'en' desc, w.locale limit 1), '') as title,
       coalesce((select array_agg(w.locale order by w.locale) from article_translations w where w.article_id = a.id), '{}') as locales,
       coalesce((select array_agg(t.tag order by t.position, t.tag) from article_tags t where t.article_id = a.id), '{}') as tags,
       case when a.limited then coalesce((select array_agg(s.slug order by s.slug) from article_sites o
          join sites s on s.id = o.site_id where o.article_id = a.id), '{}') end as sites`;

const NUMBERS = statement<Known<Statements['article_numbers'], { total: number }>>(
  'article_numbers',
  `
with here as (
  select a.number, max(coalesce(a.published_at, 'infinity')) as day from articles a
   where not a.limited or exists (select from article_sites o where o.site_id = $1 and o.article_id = a.id)
   group by a.number)
select h.number, (select count(*) from here)::int as total from here h order by h.day desc, h.number desc limit $2 offset $3`,
);

/** Numbers of the articles of the site, drafts first, then the newest. */
export const findArticleNumbers = (tx: Tx, siteId: number, limit: number, offset: number) =>
  runPrepared(tx, NUMBERS, [siteId, limit, offset]);

const VERSIONS = statement<Statements['article_versions'], ArticleState>(
  'article_versions',
  `select ${COLUMNS} from articles a where a.number = any($1::int[])
    order by a.number, a.published_at is null desc, ${BEGINS} desc, a.id desc limit $2`,
);

export const findArticleVersions = (tx: Tx, numbers: readonly number[], limit: number) =>
  runPrepared(tx, VERSIONS, [[...numbers], limit]);

const VERSION = statement<Statements['article_version'], ArticleState & { texts: ArticleInput['texts'] }>(
  'article_version',
  `select ${COLUMNS},
          coalesce((select json_object_agg(w.locale, json_build_object(
             'slug', w.slug, 'title', w.title, 'excerpt', w.excerpt, 'blocks', w.blocks))
             from article_translations w where w.article_id = a.id), '{}') as texts
     from articles a where a.number = $1 and a.id = $2`,
  { texts: ArticleInput.shape.texts },
);

export async function findArticleVersion(tx: Tx, number: number, id: number) {
  const [row] = await runPrepared(tx, VERSION, [number, id]);
  return row ?? null;
}

const REVISION = statement(
  'article_revision',
  'select max(revision) as revision from articles where number = $1',
);

/** Null: there is no such article. */
export async function findArticleRevision(tx: Tx, number: number): Promise<number | null> {
  const [row] = await runPrepared(tx, REVISION, [number]);
  return row?.revision ?? null;
}

const TAGS = statement(
  'article_tag_names',
  `select n.slug, coalesce(w.name, n.slug) as name from news_tags n
     left join news_tag_translations w on w.tag = n.slug and w.locale = 'en' order by n.position, n.slug`,
);

export const findArticleTags = (tx: Tx) => runPrepared(tx, TAGS, []);

const MISSING = statement(
  'missing_parts',
  `select (select count(*) from media where key = $1)::int as covers,
          (select count(*) from news_tags where slug = any($2::text[]))::int as tags,
          coalesce((select array_agg(id) from sites where slug = any($3::text[])), '{}') as sites`,
);

/** Which of the named parts exist. */
export async function findParts(tx: Tx, { cover, tags, sites }: ArticleInput) {
  const [row] = await runPrepared(tx, MISSING, [cover, tags, sites ?? []]);
  return { hasCover: row?.covers === 1, tags: row?.tags ?? 0, siteIds: row?.sites ?? [] };
}

const PUT = statement<Known<Statements['put_article'], { saved_at: string }>>(
  'put_article',
  `
insert into articles (number, slug, cover, limited, created_by)
values (coalesce($1::int, nextval('article_numbers')::int), $2, $3, $4, $5)
on conflict (number) where published_at is null
do update set slug = excluded.slug, cover = excluded.cover, limited = excluded.limited,
              created_by = excluded.created_by, revision = excluded.revision
returning id, number, revision, to_json(updated_at) #>> '{}' as saved_at`,
);

// One statement sees the tables as they were before it: rows are removed by name, so that none is inserted over one that
// is being deleted.
const CHILDREN = statement(
  'put_article_children',
  `
with texts as (
  select r.* from jsonb_to_recordset($2::jsonb) as r(locale text, slug text, title text, excerpt text, blocks jsonb)),
gone_texts as (
  delete from article_translations w where w.article_id = $1 and not exists (select from texts t where t.locale = w.locale)),
put_texts as (
  insert into article_translations (article_id, locale, slug, title, excerpt, blocks)
  select $1, locale, slug, title, excerpt, blocks from texts
  on conflict (article_id, locale) do update set slug = excluded.slug, title = excluded.title,
    excerpt = excluded.excerpt, blocks = excluded.blocks),
gone_tags as (delete from article_tags t where t.article_id = $1 and t.tag <> all($3::text[])),
put_tags as (
  insert into article_tags (article_id, tag, position)
  select $1, tag, place from unnest($3::text[]) with ordinality as n(tag, place)
  on conflict (article_id, tag) do update set position = excluded.position),
gone_sites as (delete from article_sites o where o.article_id = $1 and o.site_id <> all($4::int[]))
insert into article_sites (site_id, article_id) select site, $1 from unnest($4::int[]) site on conflict do nothing`,
);

/** The one draft of an article (null: of a new one): made, or replaced. */
export async function putArticle(
  tx: Tx,
  number: number | null,
  { article, siteIds, by }: { article: ArticleInput; siteIds: readonly number[]; by: string },
) {
  const texts = Object.entries(article.texts).map(([locale, text]) => ({ locale, ...text }));
  const slug = (article.texts.en ?? texts[0])?.slug ?? 'article';
  const values = [number, slug, article.cover, article.sites !== null, by] as const;
  const [row] = await runPrepared(tx, PUT, values);
  if (!row) throw new Error('The draft of the article was not saved');
  await runPrepared(tx, CHILDREN, [row.id, JSON.stringify(texts), article.tags, [...siteIds]]);
  return row;
}

const NEXT = statement(
  'next_start',
  `select min(${BEGINS}) as at from articles a
    where a.number = $1 and ${BEGINS} > $2::timestamptz
      and (a.shown_until is null or a.shown_until > ${BEGINS})`,
);

/** When the next version of the article begins. */
export async function findNextStart(tx: Tx, number: number, after: Date): Promise<Date | null> {
  const [row] = await runPrepared(tx, NEXT, [number, after]);
  return row?.at ?? null;
}

const END_BEFORE = statement(
  'end_before',
  `update articles a set shown_until = greatest($2::timestamptz, ${BEGINS})
    where a.number = $1 and a.published_at is not null and ${BEGINS} <= $2::timestamptz
      and (a.shown_until is null or a.shown_until > $2::timestamptz)`,
);

const PUBLISH = statement<Known<Statements['publish_article'], { publish_at: Date }>>(
  'publish_article',
  `
update articles a
   set published_at = coalesce((select min(o.published_at) from articles o where o.number = $1), $2::timestamptz),
       shown_from = $2::timestamptz, shown_until = $3::timestamptz, revision = nextval('content_revisions')
 where a.number = $1 and a.published_at is null
returning a.id, a.revision, a.shown_from as publish_at, a.shown_until as publish_until`,
);

/** The draft is shown from then on, in the place of the version before. Null: there is no draft. */
export async function publishArticleDraft(
  tx: Tx,
  number: number,
  { at, until }: { readonly at: Date; readonly until: Date | null },
) {
  await runPrepared(tx, END_BEFORE, [number, at]);
  const [row] = await runPrepared(tx, PUBLISH, [number, at, until]);
  return row ?? null;
}

const END = statement<Known<Statements['end_article_version'], { publish_at: Date; publish_until: Date }>>(
  'end_article_version',
  `
with before as (select id, shown_until from articles where number = $1 and id = $2 for update)
update articles a
   set shown_until = greatest(date_trunc('milliseconds', now()), ${BEGINS}), revision = nextval('content_revisions')
  from before
 where a.id = before.id and a.published_at is not null
   and (a.shown_until is null or a.shown_until > greatest(now(), ${BEGINS}))
returning a.id, a.revision, ${BEGINS} as publish_at, a.shown_until as publish_until, before.shown_until as ended`,
);

/** Null: there is no such version, or it has ended. */
export async function endArticleVersion(tx: Tx, number: number, id: number) {
  const [row] = await runPrepared(tx, END, [number, id]);
  return row ?? null;
}

const EXTEND = statement(
  'extend_version',
  `
with before as (
  select a.id from articles a
   where a.number = $1 and a.id <> $4 and a.shown_until = $2::timestamptz and ${BEGINS} < $2::timestamptz
   order by ${BEGINS} desc, a.id desc limit 1)
update articles a set shown_until = case when $2::timestamptz > now() then $3::timestamptz else a.shown_until end
  from before where a.id = before.id returning a.id`,
);

/**
 * The version that ended when `begins` began goes on until `until` if that has not happened yet. Answers with its id;
 * null: there was none.
 */
export async function extendVersionBefore(
  tx: Tx,
  number: number,
  version: { id: number; begins: Date; until: Date | null },
) {
  const [row] = await runPrepared(tx, EXTEND, [number, version.begins, version.until, version.id]);
  return row?.id ?? null;
}
