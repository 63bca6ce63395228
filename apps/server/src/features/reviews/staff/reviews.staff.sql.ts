import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { StaffReview } from './reviews.staff.contract.ts';

const SHOW = statement(
  'reviews_for_staff',
  `
select json_build_object('code', r.code, 'status', r.status, 'product', p.original_name,
  'order_code', (select o.code from orders o where o.site_id = $1 and o.id = r.order_id), 'stars', r.stars,
  'title', r.title, 'text', r.body, 'author', r.author, 'locale', r.locale, 'refusal', r.refusal, 'answer', r.answer,
  'written_at', to_char(r.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'age_seconds', extract(epoch from now() - r.written_at)::int) as review
  from reviews r join products p on p.id = r.product_id where r.site_id = $1 and r.code = $2`,
  { review: StaffReview },
);

export async function findReviewForStaff(db: Db, siteId: number, code: string): Promise<StaffReview | null> {
  const [row] = await readSite(db, siteId, SHOW, [siteId, code]);
  return row?.review ?? null;
}

interface LockedReview {
  readonly id: number;
  readonly status: StaffReview['status'];
  readonly slug: string;
}

const LOCK = statement<Statements['review_lock'], LockedReview>(
  'review_lock',
  `
select r.id, r.status, p.slug from reviews r join products p on p.id = r.product_id
 where r.site_id = $1 and r.code = $2 for no key update of r`,
);

export async function lockReview(tx: Tx, siteId: number, code: string): Promise<LockedReview | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, code]);
  return row ?? null;
}

// What is taken from the shop loses its answer: it would be about nothing.
const DECIDE = statement(
  'review_decide',
  `
update reviews set status = case when $3::text is null then 'published' else 'refused' end, refusal = $3, decided_at = now(),
       answer = case when $3::text is null then answer end, answered_at = case when $3::text is null then answered_at end
 where site_id = $1 and id = $2`,
);

/** Without a refusal it is published. */
export async function decideReview(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  refusal: string | null,
): Promise<void> {
  await runPrepared(tx, DECIDE, [key.siteId, key.id, refusal]);
}

const ANSWER = statement(
  'review_answer',
  `update reviews set answer = $3, answered_at = now() where site_id = $1 and id = $2 and status = 'published'`,
);

export async function setAnswer(
  tx: Tx,
  key: { readonly siteId: number; readonly id: number },
  text: string,
): Promise<void> {
  await runPrepared(tx, ANSWER, [key.siteId, key.id, text]);
}
