import { z } from 'zod';
import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { Review, type ReviewSort, ReviewSummary } from './reviews.contract.ts';

// Only where the site has a number of days, and not for orders that are older than that by a month: a site that begins to
// invite does not write to all its buyers.
const DUE = statement(
  'unsafe_review_invitations',
  `
select o.site_id as "siteId", o.id as "orderId", o.email, o.locale
  from sites s
  join orders o on o.site_id = s.id and o.status = 'delivered'
   and o.delivered_at <= now() - (s.settings ->> 'review_invitation_days')::int * interval '1 day'
   and o.delivered_at > now() - ((s.settings ->> 'review_invitation_days')::int + 30) * interval '1 day'
 where s.settings ? 'review_invitation_days' and coalesce(s.settings ->> 'reviews', 'own') = 'own'
   and o.email not like '%@erased.invalid'
   and not exists (select from reviews r where r.site_id = o.site_id and r.order_id = o.id)
   and not exists (select from mails m where m.site_id = o.site_id and m.key = 'review_invitation:' || o.id)
 order by o.delivered_at limit 200`,
);

/** Of all sites. */
export const unsafeListInvitations = (tx: Tx) => runPrepared(tx, DUE, []);

// $1 is the site, $2 the slug, $3 the language.
const PRODUCT = `
  from products p
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id and sp.published
  join sites s on s.id = $1`;
const PUBLISHED = `from reviews r where r.site_id = $1 and r.product_id = p.id and r.status = 'published'`;
const COUNTS = `
  cross join lateral (
    select array[count(*) filter (where r.stars = 5), count(*) filter (where r.stars = 4),
                 count(*) filter (where r.stars = 3), count(*) filter (where r.stars = 2),
                 count(*) filter (where r.stars = 1)]::int[] as counts ${PUBLISHED}
  ) rating`;
const WHERE = `where p.slug = $2 and p.status = 'active'`;

interface SummaryRow {
  readonly sku: string;
  /** The site's reviews come from a service. */
  readonly isService: boolean;
  readonly counts: number[];
  readonly quotes: ReviewSummary['quotes'];
}

/** The reader's language first, then English, which most readers understand, then the others. */
const LANGUAGE_RANK = `case split_part(r.locale, '-', 1) when split_part($3, '-', 1) then 0 when 'en' then 1 else 2 end`;

const SUMMARY = statement<Statements['review_summary'], SummaryRow>(
  'review_summary',
  `
select p.sku, coalesce(s.settings ->> 'reviews' = 'service', false) as "isService", rating.counts, quotes.list as quotes
  ${PRODUCT} ${COUNTS}
  cross join lateral (
    select coalesce(json_agg(json_build_object('stars', q.stars, 'text', q.body, 'author', coalesce(q.author, ''),
             'place', coalesce(q.place, ''), 'locale', q.locale)
             order by q.language_rank, q.written_at desc, q.id desc), '[]') as list
      from (select r.*, ${LANGUAGE_RANK} as language_rank ${PUBLISHED}
             order by language_rank, r.written_at desc, r.id desc limit 3) q
  ) quotes
 ${WHERE}`,
  { quotes: ReviewSummary.shape.quotes },
);

/** Null: this site does not show the product. */
export async function findReviewSummary(
  db: Db,
  key: { readonly siteId: number; readonly slug: string; readonly locale: string },
): Promise<SummaryRow | null> {
  const [row] = await readSite(db, key.siteId, SUMMARY, [key.siteId, key.slug, key.locale]);
  return row ?? null;
}

interface PageRow {
  readonly isService: boolean;
  readonly counts: number[];
  readonly total: number;
  readonly reviews: Review[];
}

const PAGE = statement<Statements['review_page'], PageRow>(
  'review_page',
  `
select coalesce(s.settings ->> 'reviews' = 'service', false) as "isService", rating.counts,
       (select count(*) ${PUBLISHED} and ($4::int is null or r.stars = $4))::int as total, found.list as reviews
  ${PRODUCT} ${COUNTS}
  cross join lateral (
    select coalesce(json_agg(json_build_object('code', q.code, 'stars', q.stars, 'title', q.title, 'text', q.body,
             'author', coalesce(q.author, ''), 'place', coalesce(q.place, ''), 'locale', q.locale,
             'written_on', (q.written_at at time zone s.timezone)::date, 'answer', q.answer)
             order by q.first, q.written_at desc, q.id desc), '[]') as list
      from (select r.*,
                   case $5 when 'highest' then -r.stars when 'lowest' then r.stars
                           when 'relevant' then ${LANGUAGE_RANK}
                           else 0 end as first
              ${PUBLISHED} and ($4::int is null or r.stars = $4)
             order by first, r.written_at desc, r.id desc limit $6 offset $7) q
  ) found
 ${WHERE}`,
  { reviews: z.array(Review) },
);

export async function findReviewPage(
  db: Db,
  key: {
    readonly siteId: number;
    readonly slug: string;
    readonly locale: string;
    readonly stars: number | null;
    readonly sort: ReviewSort;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<PageRow | null> {
  const { siteId, slug, locale, stars, sort, limit, offset } = key;
  const [row] = await readSite(db, siteId, PAGE, [siteId, slug, locale, stars, sort, limit, offset]);
  return row ?? null;
}
