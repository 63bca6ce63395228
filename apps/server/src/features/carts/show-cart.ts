import type { Db } from '../../platform/db/db.ts';
import type { Cart } from './carts.contract.ts';
import { type CartRefusal, whyCartRefused } from './carts.rules.ts';
import { type CartRef, findCart } from './carts.sql.ts';
import { readCart } from './read-cart.ts';

export type Shopper = CartRef & { readonly customerId: number | null };
export type ShownCart = { ok: true; cart: Cart } | { ok: false; code: CartRefusal };

/** Called by every page of a visitor with a cart, so it is one statement unless a unit is gone. */
export async function showCart(db: Db, shopper: Shopper): Promise<ShownCart> {
  const row = await findCart({ db }, shopper);
  const code = whyCartRefused(row, shopper);
  return code ? { ok: false, code } : { ok: true, cart: await readCart({ db }, shopper, row) };
}
