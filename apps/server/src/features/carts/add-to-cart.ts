import type { Db } from '../../platform/db.ts';
import { type AddRefusal, type CartRefusal, MOST_LINES, whyCartRefused, whyNotAdded } from './carts.rules.ts';
import { addLine } from './carts.sql.ts';
import { type Shopper, type ShownCart, showCart } from './show-cart.ts';

/** `most`: how many lines a full cart has. */
export type AddedToCart = ShownCart | { ok: false; code: CartRefusal | AddRefusal; most?: number };

/**
 * Puts a unit into the bag. Nothing is held by it (H-28). One statement adds it or says why not, and another shows the
 * bag: this is the call everybody makes at once when a model is launched.
 */
export async function addToCart(db: Db, shopper: Shopper, unitId: string): Promise<AddedToCart> {
  try {
    const added = await addLine(db, shopper, unitId, shopper.customerId);
    const closed = added && whyCartRefused(added, shopper.customerId);
    const code = closed || whyNotAdded(added);
    if (code) return { ok: false, code };
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'cart_lines_most') throw error;
    return { ok: false, code: 'cart_full', most: MOST_LINES };
  }
  return showCart(db, shopper);
}
