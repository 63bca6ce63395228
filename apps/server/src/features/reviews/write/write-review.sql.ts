import { z } from 'zod';
import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { ReviewableItem, type ReviewInput } from '../reviews.contract.ts';

interface Reviewable {
  readonly isDelivered: boolean;
  /** "Anna R.": what the form suggests as the name. */
  readonly author: string;
  readonly items: ReviewableItem[];
}

const REVIEWABLE = statement<Statements['review_reviewable'], Reviewable>(
  'review_reviewable',
  `
select o.delivered_at is not null as "isDelivered",
       concat_ws(' ', o.given_name, left(o.family_name, 1) || '.') as author,
       coalesce((select json_agg(json_build_object('uuid', l.unit_id, 'product',
                          json_build_object('slug', p.slug, 'name', p.original_name), 'status', r.status)
                          order by l.line_no)
                   from order_lines l join products p on p.id = l.product_id
                   left join reviews r on r.site_id = $1 and r.order_id = o.id and r.unit_id = l.unit_id
                  where l.site_id = $1 and l.order_id = o.id), '[]') as items
  from orders o where o.site_id = $1 and o.id = $2`,
  { items: z.array(ReviewableItem) },
);

/** What of an order can be reviewed, and what has been. */
export async function findReviewable(tx: Tx, siteId: number, orderId: number): Promise<Reviewable> {
  const [row] = await runPrepared(tx, REVIEWABLE, [siteId, orderId]);
  if (!row) throw new Error(`No order ${orderId}`);
  return row;
}

const INSERT = statement(
  'review_insert',
  `
insert into reviews (site_id, product_id, order_id, unit_id, stars, title, body, author, locale)
select $1, l.product_id, l.order_id, l.unit_id, $4, $5, $6, $7, $8
  from order_lines l where l.site_id = $1 and l.order_id = $2 and l.unit_id = $3
on conflict (site_id, order_id, unit_id) do nothing
returning code`,
);

/** Null: there is one already, or no such line. */
export async function insertReview(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly locale: string },
  { item, stars, title, text, name }: ReviewInput,
): Promise<string | null> {
  const values = [key.siteId, key.orderId, item, stars, title, text, name, key.locale] as const;
  const [row] = await runPrepared(tx, INSERT, values);
  return row?.code ?? null;
}
