import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Article, listNews, NewsPost } from './news.contract.ts';

/** A post as the tables have it; where its pictures lie is worked out from the rest. */
const PostRow = NewsPost.omit({ cover: true }).extend({
  cover: z.object({ key: z.string(), hash: z.string().nullable(), widths: z.array(z.number()) }),
  alt: z.string(),
});
export type PostRow = Readonly<z.infer<typeof PostRow>>;

const ArticleRow = PostRow.extend(
  Article.pick({ locale: true, updated_at: true, blocks: true, slugs: true, sites: true }).shape,
);
export type ArticleRow = Readonly<z.infer<typeof ArticleRow>>;

const ARTICLE_JSON = { article: ArticleRow };

const LIST_JSON = {
  posts: z.array(PostRow),
  tags: listNews.response.shape.meta.shape.tags,
};

interface ListRow extends Readonly<z.infer<z.ZodObject<typeof LIST_JSON>>> {
  readonly total: number;
}

// $1 is the site, $2 the language.
const HERE =
  '(not a.limited or exists (select from article_sites only_on where only_on.site_id = $1 and only_on.article_id = a.id))';

/** A version whose time has come at the moment and has not ended, for all sites or for this one. */
const shownAt = (moment: string) => `
a.published_at <= coalesce(${moment}::timestamptz, now())
and (a.shown_from is null or a.shown_from <= coalesce(${moment}::timestamptz, now()))
and (a.shown_until is null or a.shown_until > coalesce(${moment}::timestamptz, now()))
and ${HERE}`;

/** The same with drafts: the draft of an article takes the place of its version. */
const shownWithDraftsAt = (moment: string) => `
((a.published_at is null and ${HERE}) or (${shownAt(moment)}
  and not exists (select from articles draft where draft.number = a.number and draft.published_at is null)))`;

interface View {
  /** Null: now. */
  readonly at: Date | string | null;
  readonly drafts: boolean;
}

const WORDS = `
join lateral (
  select w.locale, w.slug, w.title, w.excerpt, w.blocks from article_translations w
   where w.article_id = a.id and w.locale in ($2, 'en')
   order by w.locale = $2 desc limit 1) w on true`;

const POST = `
  'id', a.number, 'slug', w.slug, 'title', w.title, 'excerpt', w.excerpt,
  'cover', (select json_build_object('key', m.key, 'hash', m.hash, 'widths', m.widths) from media m where m.key = a.cover),
  'alt', coalesce((select d.alt from media_translations d join media m on m.id = d.media_id
                    where m.key = a.cover and d.locale in ($2, 'en') order by d.locale = $2 desc limit 1), ''),
  'tags', coalesce((
    select json_agg(json_build_object('slug', t.tag, 'name', coalesce(own.name, en.name, t.tag)) order by t.position, t.tag)
      from article_tags t
      left join news_tag_translations own on own.tag = t.tag and own.locale = $2
      left join news_tag_translations en on en.tag = t.tag and en.locale = 'en'
     where t.article_id = a.id), '[]'),
  'published_at', to_char(coalesce(a.published_at, now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const listText = (shown: string) => `
with shown as (
  select a.id, a.published_at from articles a
   where ${shown} and exists (select from article_translations w where w.article_id = a.id and w.locale in ($2, 'en'))),
wanted as (
  select s.id, s.published_at from shown s
   where $3::text is null or exists (select from article_tags t where t.article_id = s.id and t.tag = $3)),
page as (select id from wanted order by published_at desc, id desc limit $4 offset $5)
select (select count(*) from wanted)::int as total,
       coalesce((select json_agg(json_build_object(${POST}) order by a.published_at desc, a.id desc)
                   from page join articles a on a.id = page.id ${WORDS}), '[]') as posts,
       coalesce((select json_agg(json_build_object('slug', n.slug, 'name', coalesce(own.name, en.name, n.slug), 'count', c.count)
                                 order by n.position, n.slug)
                   from (select t.tag, count(*)::int from article_tags t join shown s on s.id = t.article_id group by t.tag) c
                   join news_tags n on n.slug = c.tag
                   left join news_tag_translations own on own.tag = n.slug and own.locale = $2
                   left join news_tag_translations en on en.tag = n.slug and en.locale = 'en'), '[]') as tags`;

const LIST = statement<Statements['news_list'], ListRow>('news_list', listText(shownAt('$6')), LIST_JSON);
const LIST_WITH_DRAFTS = statement<Statements['news_list_with_drafts'], ListRow>(
  'news_list_with_drafts',
  listText(shownWithDraftsAt('$6')),
  LIST_JSON,
);

export async function findNews(
  db: Db,
  requested: { siteId: number; locale: string; tag: string | null; page: number; perPage: number },
  { at, drafts }: View,
): Promise<ListRow> {
  const { siteId, locale, tag, page, perPage } = requested;
  const values = [siteId, locale, tag, perPage, (page - 1) * perPage, at] as const;
  const [row] = await runPrepared(db, drafts ? LIST_WITH_DRAFTS : LIST, values);
  return row ?? { total: 0, posts: [], tags: [] };
}

const articleText = (shown: string) => `
select json_build_object(${POST},
  'locale', w.locale, 'blocks', w.blocks,
  'updated_at', to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'slugs', (select json_object_agg(o.locale, o.slug) from article_translations o where o.article_id = a.id),
  'sites', case when a.limited then (
     select json_agg(s.slug order by s.slug) from article_sites o join sites s on s.id = o.site_id
      where o.article_id = a.id) end) as article
  from articles a ${WORDS}
 where a.number = $3 and ${shown}`;

const ARTICLE = statement('news_article', articleText(shownAt('$4')), ARTICLE_JSON);
const ARTICLE_WITH_DRAFTS = statement(
  'news_article_with_drafts',
  articleText(shownWithDraftsAt('$4')),
  ARTICLE_JSON,
);

export async function findArticle(
  db: Db,
  requested: { siteId: number; locale: string; id: number },
  { at, drafts }: View,
): Promise<ArticleRow | null> {
  const values = [requested.siteId, requested.locale, requested.id, at] as const;
  const [row] = await runPrepared(db, drafts ? ARTICLE_WITH_DRAFTS : ARTICLE, values);
  return row?.article ?? null;
}

const ADDRESSES = statement<Statements['news_addresses'], { id: number; slug: string }>(
  'news_addresses',
  `select a.number as id, w.slug from articles a ${WORDS} where ${shownAt('$3')}
          order by a.published_at desc, a.id desc limit 5000`,
);

export const findNewsAddresses = (db: Db, requested: { siteId: number; locale: string }) =>
  runPrepared(db, ADDRESSES, [requested.siteId, requested.locale, null]);

const ANNOUNCE = statement(
  'news_announce',
  'update articles set announced_at = now() where published_at <= now() and announced_at is null returning id',
);

/** Those published since the last run. */
export const markAnnounced = (tx: Tx) => runPrepared(tx, ANNOUNCE, []);
