import type { Db } from '../../platform/db/db.ts';
import { type AddedToCart, addToCart } from './add-to-cart.ts';
import { MAX_LINES, planQuantity } from './carts.rules.ts';
import { listPieces } from './carts.sql.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { type Shopper, showCart } from './show-cart.ts';

export interface QuantityInput {
  readonly variantId: number;
  readonly quantity: number;
}

/**
 * Makes the bag hold so many pieces of an accessory's variant. It sets the number and does not add to it, so a call
 * that is repeated changes nothing more. Every piece is a unit with a line of its own; none is held by it (H-28).
 */
export async function setQuantity(
  db: Db,
  shopper: Shopper,
  { variantId, quantity }: QuantityInput,
): Promise<AddedToCart> {
  let result: AddedToCart = await showCart(db, shopper);
  if (!result.ok) return result;
  const pieces = await listPieces(db, shopper, variantId, MAX_LINES + quantity);
  const plan = planQuantity(pieces, quantity, result.cart.items.length);
  if (!plan.ok) return plan;
  for (const { uuid } of plan.add) {
    result = await addToCart(db, shopper, uuid);
    if (!result.ok) return result;
  }
  for (const { uuid } of plan.remove) {
    result = await removeFromCart(db, shopper, uuid);
    if (!result.ok) return result;
  }
  return result;
}
