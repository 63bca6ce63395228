const CART_ID = /^(?:[A-Z]{2}|GLOBAL)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const MOST_PAST_CARTS = 20;

/** Whoever asks: his customer id if he proved one, and the bags he names. */
export interface Payer {
  readonly customerId: number | null;
  readonly cartIds: readonly string[];
}

/** Carts by name, as `X-Cart-Id` and `X-Past-Carts` bring them; what is no name of a cart names none. */
export function cartIdsOf(headers: readonly (string | undefined)[]): string[] {
  const names = headers.flatMap((header) => header?.split(',') ?? []).slice(0, MOST_PAST_CARTS);
  return names.flatMap((name) => CART_ID.exec(name.trim())?.[1] ?? []);
}

/** The bag that made the order, or the customer it belongs to. */
export const isOwner = (
  payer: Payer,
  order: { readonly cart_id: string | null; readonly customer_id: number | null },
) =>
  (order.cart_id !== null && payer.cartIds.includes(order.cart_id)) ||
  (order.customer_id !== null && order.customer_id === payer.customerId);
