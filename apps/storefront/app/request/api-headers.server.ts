import { CHECKOUT_PATH, ORDER_PATH } from './api-paths.server.ts';
import { readPastCarts } from './cookies.server.ts';
import type { Visit } from './visit.server.ts';

type Caller = { token: string | null; peer: string | undefined };

/** The headers of a call to the api: the site, the session, and the cart where the path is about one. */
export function apiHeaders(
  { request, segment, cookies, cartId, cartKey, device, requestId, moment, previewToken }: Visit,
  path: string,
  { token, peer }: Caller,
): Record<string, string | undefined> {
  const isCheckout = CHECKOUT_PATH.test(path);
  return {
    'x-tenant': segment?.country,
    'x-locale': segment?.locale,
    authorization: token ? `Bearer ${token}` : undefined,
    'x-cart-id': isCheckout ? cartId : undefined,
    'x-cart-key': isCheckout ? cartKey : undefined,
    'x-device-id': isCheckout ? device : undefined,
    'x-past-carts': (ORDER_PATH.test(path) && readPastCarts(cookies).join(',')) || undefined,
    'x-request-id': requestId,
    // One moment for all calls of a page: none of them is of before a change and another of after it.
    'x-moment': moment?.at,
    'x-preview': previewToken ?? undefined,
    // The api limits by visitor, not by storefront: the hops so far are passed on with our own added.
    'x-forwarded-for': [request.headers.get('x-forwarded-for'), peer].filter(Boolean).join(', ') || undefined,
  };
}
