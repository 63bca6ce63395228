import type { Db } from '../../platform/db/db.ts';
import { type AddRefusal, type CartRefusal, MAX_LINES, whyCartRefused, whyNotAdded } from './carts.rules.ts';
import { type Added, addLine } from './carts.sql.ts';
import { readCart } from './read-cart.ts';
import { type Shopper, type ShownCart, showCart } from './show-cart.ts';

/** `most`: how many lines a full cart has, or how many pieces there are. */
export type AddedToCart = ShownCart | { ok: false; code: CartRefusal | AddRefusal; most?: number };

/**
 * Puts a unit into the bag. Nothing is held by it (H-28). One statement adds it, or says why not, and shows the bag:
 * this is the hottest call when a model is launched.
 */
export async function addToCart(db: Db, shopper: Shopper, unitId: string): Promise<AddedToCart> {
  let row: Added;
  try {
    row = await addLine(db, shopper, unitId, shopper.customerId);
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'cart_lines_most') throw error;
    return { ok: false, code: 'cart_full', most: MAX_LINES };
  }
  const code = whyCartRefused(row, shopper) ?? whyNotAdded(row.is_sold_here ? row : null);
  if (code) return { ok: false, code };
  // Another press of the same button was quicker, or the cart was ordered just now: look again.
  if (!row.is_added && !row.in_cart) return showCart(db, shopper);
  return { ok: true, cart: await readCart({ db }, shopper, row) };
}
