import { createHmac, timingSafeEqual } from 'node:crypto';
import { COUNTRY_LOCALE_COOKIE, REMEMBER_SECONDS, VISITOR_MARK } from '../page/visitor-mark.ts';
import { config } from '../platform/config.server.ts';

export { COUNTRY_LOCALE_COOKIE };

export const AUTH_COOKIE = 'AuthTkn';
export const APP_STATE_COOKIE = 'AppState';
export const REDIRECT_COOKIE = 'Redirect';
export const PAST_CARTS_COOKIE = 'PastCarts';
/** Tokens of sign-ins with this browser; they open nothing, but keep strangers from locking its owner out. */
export const KNOWN_DEVICE_COOKIE = 'KnownDevice';
/** As long as browsers keep a cookie at most. */
export const DEVICE_SECONDS = 400 * 86_400;
/** Tells this browser from others, so that unpaid units can be counted; the api stores its keyed hash only. */
export const DEVICE_COOKIE = 'Device';
/** Something to be said once, on the next page. */
export const NOTICE_COOKIE = 'Notice';

type CookieOptions = { path: string; maxAge?: number; expires?: Date; isReadable?: boolean };

const TOKEN = /^[\w-]{1,512}$/;
const CART_ID = /^[A-Z]{2,6}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CART_KEY = /^[\w-]{43}$/;
const PAST_CART = /^[A-Z]{2,6}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/;
const DEVICE = /^[\w-]{43}$/;
const MAX_TOKENS = 3;

/**
 * The cookies of a request, each the first value of its name that could be one of ours.
 *
 * A sibling host of our domain can set cookies of our names, and browsers send those with a longer path first. Our
 * names cannot have the `__Host-` prefix that would prevent it: it demands `Path=/`, and session and cart belong to
 * `/{country}-{locale}` (AUTH-04). So no position is trusted: a value that is malformed or of another country is
 * skipped, and a session or cart of another visitor is refused by the api, which asks for its secret.
 */
export function readCookies(request: Request, country?: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const [name, value] of pairsOf(request)) {
    if (!cookies.has(name) && isSound(name, value, country)) cookies.set(name, value);
  }
  return cookies;
}

/** The session tokens of a request, in its order: usually one, more when another host has set some. */
export function readTokens(request: Request): string[] {
  const tokens = pairsOf(request).flatMap(([name, value]) =>
    name === AUTH_COOKIE && TOKEN.test(value) ? [value] : [],
  );
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}

function pairsOf(request: Request): [name: string, value: string][] {
  return (request.headers.get('cookie') ?? '').split(/;\s*/).flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    const value = at > 0 ? decode(part.slice(at + 1)) : null;
    return value === null ? [] : [[part.slice(0, at), value]];
  });
}

/** What is malformed never becomes a header of a call to the api, which would make every call of this visitor fail. */
function isSound(name: string, value: string, country: string | undefined): boolean {
  if (name === AUTH_COOKIE) return TOKEN.test(value);
  if (name === config.cartCookie) {
    return CART_ID.test(value) && (!country || value.startsWith(`${country.toUpperCase()}_`));
  }
  if (name === config.cartKeyCookie) return CART_KEY.test(value);
  if (name === DEVICE_COOKIE) return DEVICE.test(value);
  if (name === REDIRECT_COOKIE) return unsign(value) !== null;
  return !/\p{Cc}/u.test(value);
}

/**
 * Carts of this visitor that have become orders, newest first, each as `id.key`: together they open those orders to a
 * guest (H-45), the id alone does not.
 */
export function readPastCarts(cookies: ReadonlyMap<string, string>): string[] {
  return (cookies.get(PAST_CARTS_COOKIE) ?? '').split(',').filter((pair) => PAST_CART.test(pair));
}

const DEVICES = /^[\w-]{43}(\.[\w-]{43}){0,3}$/;

export function readDevices(cookies: ReadonlyMap<string, string>): string[] {
  const value = cookies.get(KNOWN_DEVICE_COOKIE) ?? '';
  return DEVICES.test(value) ? value.split('.') : [];
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** HttpOnly, but for the two that a page's script reads (`isReadable`) and that tell nothing about the visitor. */
export function cookie(
  name: string,
  value: string,
  { path, maxAge, expires, isReadable = false }: CookieOptions,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`];
  if (!isReadable) parts.push('HttpOnly');
  parts.push('Secure', 'SameSite=Lax');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (expires) parts.push(`Expires=${expires.toUTCString()}`);
  return parts.join('; ');
}

export function expiredCookie(name: string, path: string): string {
  return cookie(name, '', { path, maxAge: 0 });
}

const MARKED = [AUTH_COOKIE, config.cartCookie, APP_STATE_COOKIE, NOTICE_COOKIE];
const isKept = (cookie: string) => !cookie.includes('; Max-Age=0');

/** The cookies of an answer, with the mark for scripts when one of them is read by the session call. */
export function withVisitorMark(cookies: readonly string[]): readonly string[] {
  const isMarked = cookies.some((one) => isKept(one) && MARKED.some((name) => one.startsWith(`${name}=`)));
  if (!isMarked) return cookies;
  return [...cookies, cookie(VISITOR_MARK, '1', { path: '/', maxAge: REMEMBER_SECONDS, isReadable: true })];
}

const signature = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64url');

/** With the first secret; during a rotation the ones after it still verify. */
export function sign(value: string, [secret = '']: readonly string[] = config.cookieSecrets): string {
  return `${value}.${signature(value, secret)}`;
}

export function unsign(signed: string, secrets: readonly string[] = config.cookieSecrets): string | null {
  const at = signed.lastIndexOf('.');
  if (at < 0) return null;
  const value = signed.slice(0, at);
  const actual = Buffer.from(signed.slice(at + 1));
  const isSigned = secrets.some((secret) => {
    const right = Buffer.from(signature(value, secret));
    return actual.length === right.length && timingSafeEqual(actual, right);
  });
  return isSigned ? value : null;
}
