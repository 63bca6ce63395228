import type { Db } from '../../platform/db.ts';
import type { Cart } from './carts.contract.ts';
import { type CartRefusal, whyCartRefused } from './carts.rules.ts';
import { type CartOf, findCart } from './carts.sql.ts';
import { readCart } from './read-cart.ts';

export type Shopper = CartOf & { readonly customerId: number | null };
export type ShownCart = { ok: true; cart: Cart } | { ok: false; code: CartRefusal };

/** Asked with every page of whoever has a bag, so it is one statement unless something in the bag is gone. */
export async function showCart(db: Db, shopper: Shopper): Promise<ShownCart> {
  const row = await findCart({ db }, shopper);
  const code = whyCartRefused(row, shopper.customerId);
  return code ? { ok: false, code } : { ok: true, cart: await readCart({ db }, shopper, row) };
}
