import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { config } from '../../platform/config.server.ts';
import { cookie } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const CART_COOKIE_DAYS = 90;

/** `IT_018f…`: a cart is identified by its country and an id that cannot be guessed. */
export function isCartIdOf(country: string, value: string | undefined): boolean {
  return new RegExp(`^${country.toUpperCase()}_${UUID}$`).test(value ?? '');
}

/** Version 7: the first 48 bits are the time, so carts of one day lie together in the index. */
export const newCartId = (country: string): string => `${country.toUpperCase()}_${randomUUIDv7()}`;

/** Issues a new, empty cart with a key of its own. */
export function issueCart(visit: Visit): void {
  if (visit.segment) keepCart(visit, newCartId(visit.segment.country), randomBytes(32).toString('base64url'));
}

/** Takes over a cart of this visitor from another browser; the api has issued the key to its customer. */
export function adoptCart(visit: Visit, uuid: string, key: string): void {
  if (visit.segment) keepCart(visit, `${visit.segment.country.toUpperCase()}_${uuid}`, key);
}

function keepCart(visit: Visit, cartId: string, key: string): void {
  visit.cartId = cartId;
  visit.cartKey = key;
  const options = { path: authPath(visit.segment), maxAge: CART_COOKIE_DAYS * 86_400 };
  visit.setCookies.push(
    cookie(config.cartCookie, cartId, options),
    cookie(config.cartKeyCookie, key, options),
  );
}

/**
 * A cart cookie that is missing, malformed, of another country or without its key is replaced. On public pages, which carry no
 * cookies, the session request that follows them does it.
 */
export async function cartCookieValidation(visit: Visit): Promise<Response | undefined> {
  if (!visit.segment || !visit.site?.enableShop || visit.page?.cache === 'public') return undefined;
  if (!isCartIdOf(visit.segment.country, visit.cartId) || !visit.cartKey) issueCart(visit);
  return undefined;
}
