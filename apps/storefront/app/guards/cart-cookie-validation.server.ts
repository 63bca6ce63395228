import { randomBytes } from 'node:crypto';
import { config } from '../config.server.ts';
import { cookie } from '../cookies.server.ts';
import { authPath, type Visit } from '../visit.server.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const CART_COOKIE_DAYS = 90;

/** `IT_018f…`: a cart is known by its country and an identifier nobody can guess. */
export function isCartIdOf(country: string, value: string | undefined): boolean {
  return new RegExp(`^${country.toUpperCase()}_${UUID}$`).test(value ?? '');
}

/** Version 7: the first 48 bits are the time, so carts of one day lie together in the index. */
export function newCartId(country: string, now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
    '-',
  );
  return `${country.toUpperCase()}_${uuid}`;
}

/** From here on this visitor goes by a new, empty bag. */
export function issueCartId(visit: Visit): void {
  if (visit.segment) keepCartId(visit, newCartId(visit.segment.country));
}

/** From here on this visitor goes by a bag that he had elsewhere; whoever calls this knows that it is his. */
export function goByCart(visit: Visit, uuid: string): void {
  if (visit.segment) keepCartId(visit, `${visit.segment.country.toUpperCase()}_${uuid}`);
}

function keepCartId(visit: Visit, cartId: string): void {
  visit.cartId = cartId;
  visit.setCookies.push(
    cookie(config.cartCookie, cartId, {
      path: authPath(visit.segment),
      maxAge: CART_COOKIE_DAYS * 86_400,
    }),
  );
}

/**
 * A cart cookie that is missing, malformed or of another country is replaced. On public pages, which carry no
 * cookies, the session request that follows them does it.
 */
export async function cartCookieValidation(visit: Visit): Promise<Response | undefined> {
  if (!visit.segment || !visit.site?.enableShop || visit.page?.cache === 'public') return undefined;
  if (!isCartIdOf(visit.segment.country, visit.cartId)) issueCartId(visit);
  return undefined;
}
