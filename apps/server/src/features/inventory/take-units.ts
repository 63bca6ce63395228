import { type Asking, type ClaimRow, type ClaimsWish, takeClaims } from './claims.sql.ts';

export type { ClaimsWish };

export type TakenUnits =
  | { readonly ok: true; readonly claims: readonly ClaimRow[]; readonly products: readonly string[] }
  | { readonly ok: false };

/**
 * Takes every unit for a cart or an order, or none. What the cart or the order has already is renewed or becomes what is
 * wished: a hold a reservation, a reservation a sale. Alone (`db`) it is one round trip; in a transaction a refusal of
 * the caller's has to follow a refusal here.
 */
export async function takeUnits(on: Asking, wish: ClaimsWish): Promise<TakenUnits> {
  if (wish.unitIds.length === 0) return { ok: false };
  const claims = await takeClaims(on, wish);
  if (claims.length < wish.unitIds.length) return { ok: false };
  return { ok: true, claims, products: [...new Set(claims.map(({ product }) => product))] };
}
