import { addMoney, formatMoney, type Money, money, multiplyMoney } from '@paddock/money';
import type { Cart, CartItem, CartUnit, UnavailableReason } from './carts.contract.ts';

const CART_ID = /^([A-Z]{2}|GLOBAL)_([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})$/;

/** More than a shopper buys at once; every line is read whenever a page loads the cart. The table counts too. */
export const MAX_LINES = 20;
export const MAX_ALTERNATIVES = 3;

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

/** The identifier behind the country; only for ids that were not refused. */
export const uuidOfCartId = (cartId: string) => CART_ID.exec(cartId)?.[2] ?? '';

export type CartRefusal = 'forbidden' | 'cart_closed';

/**
 * An existing cart opens only with its key, and one with a customer to that customer alone. `status` is null while
 * the cart has no row: then the first unit added stores the caller's key. Checkout and proofs import this rule: a cart
 * that the cart's own calls refuse must be refused there too.
 */
export function whyCartRefused(
  cart: { status: string | null; customer_id: number | null; key_hash: string | null },
  shopper: { customerId: number | null; keyHash: string },
): CartRefusal | null {
  if (cart.status !== null && cart.key_hash !== shopper.keyHash) return 'forbidden';
  if (cart.customer_id !== null && cart.customer_id !== shopper.customerId) return 'forbidden';
  return cart.status === null || cart.status === 'open' ? null : 'cart_closed';
}

export type AddRefusal = 'unit_unknown' | 'unit_unavailable' | 'cart_full' | 'not_enough';

/** `input` is null where the site sells no such unit. What is in the cart already is never refused. */
export function whyNotAdded(
  input: { reason: UnavailableReason | null; in_cart: boolean } | null,
): 'unit_unknown' | 'unit_unavailable' | null {
  if (input?.in_cart) return null;
  if (!input || input.reason === 'withdrawn') return 'unit_unknown';
  return input.reason === null ? null : 'unit_unavailable';
}

/** Which pieces to add and which to take out, so that the cart holds `quantity` of them. */
export function planQuantity<P extends { in_cart: boolean; reason: UnavailableReason | null }>(
  pieces: readonly P[],
  quantity: number,
  lines: number,
): { ok: true; add: P[]; remove: P[] } | { ok: false; code: AddRefusal; most?: number } {
  const present = pieces.filter((piece) => piece.in_cart && piece.reason === null);
  const free = pieces.filter((piece) => !piece.in_cart);
  const missing = quantity - present.length;
  if (missing <= 0) return { ok: true, add: [], remove: present.slice(quantity) };
  if (present.length + free.length === 0) return { ok: false, code: 'unit_unavailable' };
  if (missing > free.length) return { ok: false, code: 'not_enough', most: present.length + free.length };
  if (lines + missing > MAX_LINES) return { ok: false, code: 'cart_full', most: MAX_LINES };
  return { ok: true, add: free.slice(0, missing), remove: [] };
}

/** "A, B" as the language writes it. */
export type Join = (first: string, second: string) => string;

export const joinAll = (parts: readonly string[], join: Join) =>
  parts.reduce((text, part) => (text === '' ? part : join(text, part)), '');

interface CartSite {
  readonly currency: string;
  readonly price_display: string | null;
  readonly tax_rate: number | null;
}

export interface LineUnit {
  readonly unit: Omit<CartUnit, 'final_price_formatted'>;
  readonly reason: UnavailableReason | null;
  readonly alternatives: readonly Omit<CartUnit, 'final_price_formatted'>[];
}

/** The cart as the api answers it. Tax is rounded per line and then summed (H-31); `localeTag` is BCP 47. */
export function toCart(uuid: string, site: CartSite, lines: readonly LineUnit[], localeTag: string): Cart {
  const zero = money(0, site.currency);
  const included = site.price_display !== 'exclusive';
  const prices = lines
    .filter((line) => line.reason === null)
    .map((line) => money(line.unit.final_price, site.currency));
  const subtotal = addMoney(zero, ...prices);
  const taxes = addMoney(zero, ...prices.map((price) => taxOf(price, site.tax_rate ?? 0, included)));
  const total = included ? subtotal : addMoney(subtotal, taxes);
  const say = (amount: Money) => formatMoney(amount, localeTag, { decimals: 'always' });
  const priced = (unit: LineUnit['unit']): CartUnit => ({
    ...unit,
    final_price_formatted: say(money(unit.final_price, site.currency)),
  });
  const items = lines.map(
    ({ unit, reason, alternatives }): CartItem => ({
      ...priced(unit),
      id: unit.uuid,
      unavailable: reason !== null,
      reason,
      alternatives: alternatives.map(priced),
    }),
  );
  return {
    uuid,
    items,
    currency: site.currency,
    subtotal: subtotal.amountMinor,
    subtotal_formatted: say(subtotal),
    taxes: taxes.amountMinor,
    taxes_formatted: say(taxes),
    taxes_included: included,
    tax_rate: site.tax_rate,
    total: total.amountMinor,
    total_formatted: say(total),
  };
}

// Thousandths of a percent: 8.1 and 25.5 are exact then.
export function taxOf(price: Money, percent: number, included: boolean): Money {
  const rate = Math.round(percent * 1000);
  return multiplyMoney(price, rate, included ? 100_000 + rate : 100_000);
}
