import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { iso } from '../bundle/subjects.sql.ts';
import type { DemoArticle, DemoNews } from './read-news.ts';

const BEGINS = sql.raw('greatest(a.published_at, a.shown_from)');
const OPEN = sql.raw(`a.published_at is not null
  and (a.shown_until is null or a.shown_until > greatest(now(), a.published_at, a.shown_from))`);

/** Provenance: the newest change of an article's versions was made at the desk, and not by an import. */
const isOfDesk = (number: string) =>
  sql.raw(`coalesce((
  select n.revision is distinct from n.imported_revision from articles n
   where n.number = ${number} and n.published_at is not null order by n.revision desc limit 1), false)`);

export interface FoundArticle extends DemoArticle {
  readonly number: number;
  readonly is_desk: boolean;
}

/** Every version of every article that is shown now or later, one after the other. All have the name of the newest. */
export async function findArticles(tx: Tx): Promise<FoundArticle[]> {
  const { rows } = await sql<FoundArticle>`
    select (select n.slug from articles n where n.number = a.number and n.published_at is not null
             order by n.revision desc limit 1) as slug, a.number, a.cover, ${iso('a.published_at')} as published_at,
           case when a.shown_from > greatest(now(), a.published_at) then ${iso('a.shown_from')} end as publish_at,
           ${iso('a.shown_until')} as publish_until,
           coalesce((select json_agg(t.tag order by t.position, t.tag) from article_tags t where t.article_id = a.id),
                    '[]') as tags,
           case when a.limited then coalesce((select json_agg(s.slug order by s.slug) from article_sites o
              join sites s on s.id = o.site_id where o.article_id = a.id), '[]') end as sites,
           coalesce((select json_object_agg(w.locale, json_build_object('slug', w.slug, 'title', w.title,
              'excerpt', w.excerpt, 'blocks', w.blocks) order by w.locale)
              from article_translations w where w.article_id = a.id), '{}') as texts,
           ${isOfDesk('a.number')} as is_desk
      from articles a where ${OPEN} order by a.number, ${BEGINS}, a.id`.execute(tx);
  return rows;
}

export async function findTags(tx: Tx): Promise<DemoNews['tags']> {
  const { rows } = await sql<DemoNews['tags'][number]>`
    select n.slug, coalesce((select json_object_agg(w.locale, w.name order by w.locale) from news_tag_translations w
                              where w.tag = n.slug), '{}') as names
      from news_tags n order by n.position, n.slug`.execute(tx);
  return rows;
}

/**
 * Ends every version of an article that is not over. Answers with its number, also of an article that was shown once;
 * `free` is false where the desk has made the newest change, and then nothing ends.
 */
export async function endArticle(tx: Tx, slug: string): Promise<{ number: number; free: boolean } | null> {
  // Editors wait here: publishing and withdrawing change a row of the article.
  const { rows } = await sql<{ number: number }>`
    select a.number from articles a where a.number in (select o.number from articles o where o.slug = ${slug})
     order by a.slug = ${slug} desc, a.revision desc for update`.execute(tx);
  const number = rows[0]?.number;
  if (number === undefined) return null;
  const { rows: found } = await sql<{ free: boolean }>`
    with free as (select not ${isOfDesk('r.number')} as free from (select ${number}::int as number) r), ending as (
      select a.id, nextval('content_revisions') as revision from articles a
       where a.number = ${number} and ${OPEN} and (select free from free)
    ), ended as (
      update articles a set shown_until = greatest(date_trunc('milliseconds', now()), ${BEGINS}),
             revision = e.revision, imported_revision = e.revision
        from ending e where e.id = a.id
    )
    select free from free`.execute(tx);
  return { number, free: found[0]?.free === true };
}

/**
 * Adds a version of an article and answers with its number. One that is not the first is shown from now on, and not from
 * the day that readers see: until now the version before it was shown.
 */
export async function insertArticle(
  tx: Tx,
  article: DemoArticle,
  { number, isFirst, siteIds }: { number: number | null; isFirst: boolean; siteIds: readonly number[] },
): Promise<number> {
  const texts = Object.entries(article.texts).map(([locale, text]) => ({ locale, ...text }));
  const { rows } = await sql<{ number: number }>`
    with numbered as (
      select coalesce(${number}::int, (select w.number from (select ${article.number}::int as number) w
        where not exists (select from articles o where o.number = w.number)), nextval('article_numbers')::int) as number,
        nextval('content_revisions') as revision
    ), raised as (
      select setval('article_numbers', greatest(number, (select last_value from article_numbers))) from numbered
    ), added as (
      insert into articles (number, slug, cover, published_at, limited, shown_from, shown_until, created_by, revision,
                            imported_revision)
      select n.number, ${article.slug}, ${article.cover}, ${article.published_at}::timestamptz, ${article.sites !== null},
             coalesce(${article.publish_at}::timestamptz,
                      case when ${!isFirst} then date_trunc('milliseconds', now()) end),
             ${article.publish_until}::timestamptz, 'files', n.revision, n.revision
        from numbered n, raised returning id
    ), words as (
      insert into article_translations (article_id, locale, slug, title, excerpt, blocks)
      select a.id, r.locale, r.slug, r.title, r.excerpt, r.blocks from added a, jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as r(locale text, slug text, title text, excerpt text, blocks jsonb)
    ), tagged as (
      insert into article_tags (article_id, tag, position)
      select a.id, t.tag, t.place - 1 from added a, unnest(${article.tags}::text[]) with ordinality as t(tag, place)
    ), placed as (
      insert into article_sites (site_id, article_id) select s, a.id from added a, unnest(${siteIds}::int[]) s
    )
    select number from numbered`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`The article ${article.slug} was not saved`);
  return row.number;
}
