import { config } from '../../platform/config.server.ts';
import { AUTH_COOKIE, expiredCookie, PAST_CARTS_COOKIE } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';

const OWN_COOKIES = [AUTH_COOKIE, config.cartCookie, config.cartKeyCookie, PAST_CARTS_COOKIE];

/**
 * Expires session, cart and past carts in every language of the country: the next person at this browser must not open
 * the cart or the orders of this one.
 */
export function forgetVisitor(visit: Visit): void {
  const paths = new Set([authPath(visit.segment), ...(visit.site?.urls ?? []).map(({ url }) => url)]);
  for (const path of paths) {
    for (const name of OWN_COOKIES) visit.setCookies.push(expiredCookie(name, path));
  }
}
