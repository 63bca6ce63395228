import { showCart } from '@paddock/server/contracts/carts';
import type { Visit } from '../../request/visit.server.ts';
import { issueCart } from './cart-cookie.server.ts';
import { rememberPastCart } from './past-carts.server.ts';

/** A cart that has become an order is no cart any more: it moves to the past carts, and a new one is issued. */
export async function endOrderedCart(visit: Visit): Promise<void> {
  const answer = await visit.call(showCart, {});
  if (answer.ok || answer.code !== 'cart_closed') return;
  rememberPastCart(visit);
  issueCart(visit);
}
