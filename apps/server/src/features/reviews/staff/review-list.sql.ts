import { type Db, readSites } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { ReviewRow } from './review-list.staff.contract.ts';

export interface ListedReview extends ReviewRow {
  readonly id: number;
  readonly key: string;
}

const paged = (beyond: '>' | '<', order: 'asc' | 'desc') => `
select r.id, to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, s.slug as site, r.code,
       r.status, p.original_name as product, r.stars, r.title, r.author, r.locale,
       to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as written_at
  from unnest($1::int[]) one(id)
 cross join lateral (
   select * from reviews v
    where v.site_id = one.id and v.status = $2
      and ($3::timestamptz is null or (v.written_at, v.id) ${beyond} ($3::timestamptz, $4::bigint))
    order by v.written_at ${order}, v.id ${order} limit $5) r
  join sites s on s.id = r.site_id
  join products p on p.id = r.product_id
 order by r.written_at ${order}, r.id ${order} limit $5`;

const OLDEST = statement<Statements['reviews_oldest'], ListedReview>('reviews_oldest', paged('>', 'asc'));
const NEWEST = statement<Statements['reviews_newest'], ListedReview>('reviews_newest', paged('<', 'desc'));

export const listReviews = (
  db: Db,
  siteIds: readonly number[],
  status: ReviewRow['status'],
  page: { readonly after: readonly [string, number] | null; readonly limit: number },
): Promise<ListedReview[]> =>
  readSites(db, siteIds, status === 'waiting' ? OLDEST : NEWEST, [
    [...siteIds],
    status,
    page.after?.[0] ?? null,
    page.after?.[1] ?? null,
    page.limit,
  ]);

const COUNT = statement<Statements['reviews_count'], { count: number }>(
  'reviews_count',
  `
select count(*)::int as count from (
  select from reviews where site_id = any($1::int[]) and status = $2 limit $3) counted`,
);

export async function countReviews(
  db: Db,
  siteIds: readonly number[],
  status: ReviewRow['status'],
  max: number,
): Promise<number> {
  const [row] = await readSites(db, siteIds, COUNT, [[...siteIds], status, max]);
  return row?.count ?? 0;
}
