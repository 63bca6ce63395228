import type { Tx } from '../../../platform/db/db.ts';
import type { OrderCaller } from '../../orders/show/order-caller.ts';
import { findOwnOrderIn } from '../../orders/show/show-orders.ts';
import type { ReviewInput } from '../reviews.contract.ts';
import { findReviewable, insertReview } from './write-review.sql.ts';

export type WrittenReview =
  | { readonly ok: true; readonly code: string }
  | {
      readonly ok: false;
      readonly code: 'not_found' | 'review_too_early' | 'review_exists' | 'return_item_unknown';
    };

/** A buyer's review of a delivered item. It waits for staff; a second one of the same item is refused by a constraint. */
export async function writeReview(
  tx: Tx,
  { caller, code }: { readonly caller: OrderCaller; readonly code: string },
  input: ReviewInput,
): Promise<WrittenReview> {
  const { siteId, locale } = caller;
  const orderId = await findOwnOrderIn(tx, caller, code);
  if (orderId === null) return { ok: false, code: 'not_found' };
  const { isDelivered, items } = await findReviewable(tx, siteId, orderId);
  if (!items.some(({ uuid }) => uuid === input.item)) return { ok: false, code: 'return_item_unknown' };
  if (!isDelivered) return { ok: false, code: 'review_too_early' };
  const written = await insertReview(tx, { siteId, orderId, locale }, input);
  return written === null ? { ok: false, code: 'review_exists' } : { ok: true, code: written };
}
