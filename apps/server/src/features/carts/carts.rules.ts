const CART_ID = /^([A-Z]{2}|GLOBAL)_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A cart's name carries its country, so that a cookie taken to another site is seen before any lookup. */
export const cartPrefix = (siteSlug: string) => siteSlug.toUpperCase();

export function whyCartIdRefused(
  cartId: string,
  siteSlug: string,
): 'malformed' | 'cart_of_other_country' | null {
  const prefix = CART_ID.exec(cartId)?.[1];
  if (prefix === undefined) return 'malformed';
  return prefix === cartPrefix(siteSlug) ? null : 'cart_of_other_country';
}
