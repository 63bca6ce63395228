import { type Db, withSite } from '../../platform/db.ts';
import { type AddRefusal, type CartRefusal, MOST_LINES, whyCartRefused, whyNotAdded } from './carts.rules.ts';
import { findWish, insertLine, lockCart } from './carts.sql.ts';
import { type Shopper, type ShownCart, showCart } from './show-cart.ts';

type Added =
  | { ok: true }
  /** `most`: how many lines a full cart has. */
  | { ok: false; code: CartRefusal | AddRefusal; most?: number };

export type AddedToCart = ShownCart | Extract<Added, { ok: false }>;

/**
 * Puts a unit into the bag. Nothing is held by it (H-28). The cart is locked before anything is counted, so that two
 * presses at once cannot overfill it; a refusal leaves no empty cart behind. The answer is read when others may go on.
 */
export async function addToCart(db: Db, shopper: Shopper, unitId: string): Promise<AddedToCart> {
  const added = await withSite(db, shopper.siteId, async (tx): Promise<Added> => {
    const closed = whyCartRefused(await lockCart(tx, shopper), shopper.customerId);
    if (closed) return { ok: false, code: closed };
    const code = whyNotAdded(await findWish(tx, shopper, unitId));
    if (code) return { ok: false, code, most: MOST_LINES };
    await insertLine(tx, shopper, unitId);
    return { ok: true };
  });
  return added.ok ? showCart(db, shopper) : added;
}
