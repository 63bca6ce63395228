import { languageTag } from '@paddock/i18n/locales';
import { type Db, type Executor, withSite } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { type DeliveryCalendar, deliveryCalendar } from '../delivery/calendar.rules.ts';
import { toDeliveryUnit, unitDays } from '../delivery/delivery.rules.ts';
import { releaseHold } from '../inventory/claims/move-claims.ts';
import type { Cart } from './carts.contract.ts';
import {
  type AddRefusal,
  type CartRefusal,
  type Join,
  joinAll,
  MAX_ALTERNATIVES,
  MAX_LINES,
  planQuantity,
  toCart,
  whyCartRefused,
  whyNotAdded,
} from './carts.rules.ts';
import {
  type Added,
  addLine,
  type CartRef,
  type CartRow,
  deleteLine,
  findCart,
  listAlternatives,
  listPieces,
  type UnitRow,
} from './carts.sql.ts';

/** The cart of the contract; alternatives are read only when a line's unit is gone. */
export async function readCart(executor: Executor, cart: CartRef, row: CartRow): Promise<Cart> {
  const gone = row.lines.filter((line) => line.reason !== null).map((line) => line.uuid);
  const others = gone.length > 0 ? await listAlternatives(executor, cart, gone, MAX_ALTERNATIVES) : [];
  const join: Join = (first, second) => translate(cart.locale, 'joined', { first, second });
  const calendar = deliveryCalendar(row, row.now);
  const lines = row.lines.map((line) => ({
    unit: unitFrom(line, calendar, join),
    reason: line.reason,
    alternatives: others
      .filter((other) => other.instead_of === line.uuid)
      .map((other) => unitFrom(other, calendar, join)),
  }));
  return toCart(cart.cartId, row, lines, languageTag(cart.locale, row.country_iso));
}

function unitFrom(row: UnitRow, calendar: DeliveryCalendar, join: Join) {
  const { uuid, name, product_slug, variant_id, is_accessory, status, final_price } = row;
  return {
    uuid,
    name,
    product_slug,
    variant_id,
    is_accessory,
    status,
    ...unitDays(calendar, toDeliveryUnit(row)),
    final_price,
    variant: joinAll(row.values, join),
    location: { label: joinAll(row.place, join), state: row.state },
    attributes: { picture: row.picture },
  };
}

export type Shopper = CartRef & { readonly customerId: number | null };
export type ShownCart = { ok: true; cart: Cart } | { ok: false; code: CartRefusal };

/** Called by every page of a visitor with a cart, so it is one statement unless a unit is gone. */
export async function showCart(db: Db, shopper: Shopper): Promise<ShownCart> {
  const row = await findCart({ db }, shopper);
  const code = whyCartRefused(row, shopper);
  return code ? { ok: false, code } : { ok: true, cart: await readCart({ db }, shopper, row) };
}

/** `most`: how many lines a full cart has, or how many pieces there are. */
export type AddedToCart = ShownCart | { ok: false; code: CartRefusal | AddRefusal; most?: number };

/**
 * Puts a unit into the bag. Nothing is held by it (H-28). One statement adds it, or says why not, and shows the bag:
 * this is the hottest call when a model is launched.
 */
export async function addToCart(db: Db, shopper: Shopper, unitId: string): Promise<AddedToCart> {
  let row: Added;
  try {
    row = await addLine(db, shopper, unitId, shopper.customerId);
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'cart_lines_most') throw error;
    return { ok: false, code: 'cart_full', most: MAX_LINES };
  }
  const code = whyCartRefused(row, shopper) ?? whyNotAdded(row.is_sold_here ? row : null);
  if (code) return { ok: false, code };
  // Another press of the same button was quicker, or the cart was ordered just now: look again.
  if (!row.is_added && !row.in_cart) return showCart(db, shopper);
  return { ok: true, cart: await readCart({ db }, shopper, row) };
}

interface QuantityInput {
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

export const removeFromCart = (db: Db, shopper: Shopper, unitId: string): Promise<ShownCart> =>
  withSite(db, shopper.siteId, async (tx): Promise<ShownCart> => {
    const before = await findCart({ tx }, shopper);
    const code = whyCartRefused(before, shopper);
    if (code) return { ok: false, code };
    await deleteLine(tx, shopper, unitId);
    await releaseHold(tx, { ...shopper, unitId });
    const lines = before.lines.filter((line) => line.uuid !== unitId);
    return { ok: true, cart: await readCart({ tx }, shopper, { ...before, lines }) };
  });
