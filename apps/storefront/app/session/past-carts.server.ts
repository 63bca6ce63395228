import { cookie, PAST_CARTS_COOKIE, readPastCarts } from '../cookies.server.ts';
import { authPath, type Visit } from '../visit.server.ts';

const KEPT = 5;
const DAYS = 90;

/** The visitor's bag has become an order and he gets a new one; the old one still opens that order. */
export function rememberPastCart(visit: Visit): void {
  const { cartId } = visit;
  if (!cartId) return;
  const others = readPastCarts(visit.cookies).filter((id) => id !== cartId);
  const kept = [cartId, ...others].slice(0, KEPT).join(',');
  visit.setCookies.push(
    cookie(PAST_CARTS_COOKIE, kept, { path: authPath(visit.segment), maxAge: DAYS * 86_400 }),
  );
}
