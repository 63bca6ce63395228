import type { Db } from '../../../platform/db/db.ts';
import { hashCartKey, makeCartKey } from '../../carts/cart-key.ts';
import { replaceCartKey } from '../show/orders.sql.ts';

/** Null: no such order of this customer, or its cart is closed. */
export async function reissueCartKey(
  db: Db,
  customer: { readonly siteId: number; readonly customerId: number },
  code: string,
): Promise<{ cart_uuid: string; cart_key: string } | null> {
  const cart_key = makeCartKey();
  const cart_uuid = await replaceCartKey(db, customer, code, hashCartKey(cart_key) ?? '');
  return cart_uuid === null ? null : { cart_uuid, cart_key };
}
