import type { FastifyRequest } from 'fastify';
import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';
import type { CartHeaders } from '../../carts/check-cart-id.ts';
import { type OrderCaller, readOrderCaller } from '../../orders/show/order-caller.ts';
import { findOwnOrderIn } from '../../orders/show/show-orders.ts';
import type { ReviewInput } from '../reviews.contract.ts';
import { findReviewable, insertReview } from './write-review.sql.ts';

export interface WriteReviewDeps {
  readonly db: Db;
  readonly headers: CartHeaders;
  readonly keys: SigningKeys;
}

/** A review is written with the same proofs that open the order. */
export const readReviewCaller = (
  request: FastifyRequest,
  { headers, keys }: WriteReviewDeps,
  order: { readonly code: string; readonly key: string | undefined },
): OrderCaller => readOrderCaller(request, { headers, keys, ...order });

/** Null: the caller may not see the order. */
export const listReviewable = (db: Db, caller: OrderCaller, code: string) =>
  withSite(db, caller.siteId, async (tx) => {
    const orderId = await findOwnOrderIn(tx, caller, code);
    if (orderId === null) return null;
    const { isDelivered, items, author } = await findReviewable(tx, caller.siteId, orderId);
    return { items: isDelivered ? items : [], author };
  });

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
