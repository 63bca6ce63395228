import type { CallInput, CallResult } from '@paddock/api-client';
import {
  type addToCart,
  type Cart,
  type CartUnit,
  type removeFromCart,
  showCart,
} from '@paddock/server/contracts/carts';
import { config } from '../config.server.ts';
import { issueCartId } from '../guards/cart-cookie-validation.server.ts';
import { findPicture } from '../media.server.ts';
import type { Visit } from '../visit.server.ts';
import { rememberPastCart } from './past-carts.server.ts';
import { type Bag, NO_BAG } from './session.ts';

type CartContract = typeof showCart | typeof addToCart | typeof removeFromCart;

/** A bag that is somebody else's by now, was ordered, or is of another country: nothing to go on with. */
const LOST = ['forbidden', 'cart_closed', 'cart_missing', 'cart_of_other_country'];

/**
 * A call about the bag. A lost bag is replaced by a new one and the call made again; so is a call that failed only
 * because the visitor's session has ended.
 */
export async function askBag<C extends CartContract>(
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
  issueCartId(visit);
  return visit.call(contract, input);
}

/** The visitor's bag, or an uninitialised one when it could not be had: that is logged and nothing is shown. */
export async function loadBag(visit: Visit): Promise<Bag> {
  if (!visit.site?.enableShop) return { ...NO_BAG, init: true };
  const isNew = visit.cartId !== visit.cookies.get(config.cartCookie);
  if (isNew) return { ...NO_BAG, init: true, uuid: visit.cartId?.split('_')[1] ?? null };
  const answer = await askBag(visit, showCart, {});
  return answer.ok ? toBag(answer.data) : NO_BAG;
}

export function toBag(cart: Cart): Bag {
  const items = cart.items.map((item) => ({
    ...withPicture(item),
    alternatives: item.alternatives.map(withPicture),
  }));
  return { ...cart, init: true, items };
}

const withPicture = <T extends CartUnit>(unit: T) => ({
  ...unit,
  attributes: { picture: findPicture(unit.attributes.picture, { placeholder: false }) },
});
