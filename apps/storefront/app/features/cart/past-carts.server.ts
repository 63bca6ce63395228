import { cookie, PAST_CARTS_COOKIE, readPastCarts } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';

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
