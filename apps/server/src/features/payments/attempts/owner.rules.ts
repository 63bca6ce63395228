import type { PresentedCart } from '../../carts/cart-key.ts';

/** The caller of a payment: the customer of the bearer token, and the carts that were presented with their keys. */
export interface Payer {
  readonly customerId: number | null;
  readonly carts: readonly PresentedCart[];
}

/** An order with a customer belongs to that customer; any other to the cart that made it, shown with its key. */
export const isOwner = (
  payer: Payer,
  order: {
    readonly cart_id: string | null;
    readonly cart_key_hash: string | null;
    readonly customer_id: number | null;
  },
) =>
  order.customer_id === null
    ? payer.carts.some(({ id, keyHash }) => id === order.cart_id && keyHash === order.cart_key_hash)
    : order.customer_id === payer.customerId;
