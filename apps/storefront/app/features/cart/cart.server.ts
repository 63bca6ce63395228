import type { CallInput, CallResult } from '@paddock/api-client';
import {
  type addToCart,
  type Cart,
  type CartUnit,
  type removeFromCart,
  type setQuantity,
  showCart,
} from '@paddock/server/contracts/carts';
import { findPicture } from '../../media/media.server.ts';
import { config } from '../../platform/config.server.ts';
import { cookie, PAST_CARTS_COOKIE, readPastCarts } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import { toMonthlyLine } from '../monthly/monthly.server.ts';
import { issueCart } from './cart-cookie.server.ts';
import { type CartView, EMPTY_CART, type MonthlyOffer } from './cart-view.ts';

const KEPT = 5;
const DAYS = 90;

/** The visitor's cart has become an order and a new one is issued; the old one still opens that order. */
export function rememberPastCart(visit: Visit): void {
  const { cartId, cartKey } = visit;
  if (!cartId || !cartKey) return;
  const others = readPastCarts(visit.cookies).filter((pair) => !pair.startsWith(`${cartId}.`));
  const kept = [`${cartId}.${cartKey}`, ...others].slice(0, KEPT).join(',');
  visit.setCookies.push(
    cookie(PAST_CARTS_COOKIE, kept, { path: authPath(visit.segment), maxAge: DAYS * 86_400 }),
  );
}

type CartContract = typeof showCart | typeof addToCart | typeof setQuantity | typeof removeFromCart;

/** The cart belongs to another customer, was ordered or is of another country: it is replaced. */
const LOST = ['forbidden', 'cart_closed', 'cart_missing', 'cart_of_other_country'];

/**
 * Calls a cart route. A lost cart is replaced by a new one and the call repeated; so is a call that failed only
 * because the session has ended.
 */
export async function callCart<C extends CartContract>(
  visit: Visit,
  contract: C,
  input: CallInput<C>,
): Promise<CallResult<C>> {
  let answer = await visit.call(contract, input);
  if (!answer.ok && answer.status === 401) {
    answer = await visit.call(contract, { ...input, headers: { authorization: undefined } });
  }
  if (answer.ok || !LOST.includes(answer.code)) return answer;
  if (answer.code === 'cart_closed') rememberPastCart(visit);
  issueCart(visit);
  return visit.call(contract, input);
}

/** The visitor's cart, or an uninitialised one when it could not be loaded: that is logged and nothing is shown. */
export async function loadCart(visit: Visit): Promise<CartView> {
  if (!visit.site?.enableShop) return { ...EMPTY_CART, init: true };
  const isNew = visit.cartId !== visit.cookies.get(config.cartCookie);
  if (isNew) return { ...EMPTY_CART, init: true };
  const answer = await callCart(visit, showCart, {});
  return answer.ok ? toCartView(visit, answer.data) : EMPTY_CART;
}

/** A cart of one item can be paid by the month; of several only each could. */
export function toMonthlyOffer(visit: Visit, { items, currency }: CartView): MonthlyOffer | null {
  const [item] = items;
  if (!item || items.length > 1 || item.unavailable) return null;
  const { uuid, product_slug: slug, final_price: priceMinor } = item;
  const line = toMonthlyLine(visit, { amountMinor: priceMinor, currency });
  return line && { uuid, slug, priceMinor, line };
}

export function toCartView(visit: Visit, { uuid: _uuid, ...cart }: Cart): CartView {
  const dates = datesOf(visit);
  const toView = <T extends CartUnit>(unit: T) => ({
    ...withPicture(unit),
    ready: dates.dayAlone(unit.ready_on),
  });
  const items = cart.items.map((item) => ({
    ...toView(item),
    alternatives: item.alternatives.map(toView),
  }));
  return { ...cart, init: true, items };
}

const withPicture = <T extends CartUnit>(unit: T) => ({
  ...unit,
  attributes: { picture: findPicture(unit.attributes.picture, { placeholder: false }) },
});

/** A cart that has become an order is no cart any more: it moves to the past carts, and a new one is issued. */
export async function endOrderedCart(visit: Visit): Promise<void> {
  const answer = await visit.call(showCart, {});
  if (answer.ok || answer.code !== 'cart_closed') return;
  rememberPastCart(visit);
  issueCart(visit);
}
