import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from './config.server.ts';

export const AUTH_COOKIE = 'AuthTkn';
export const COUNTRY_LOCALE_COOKIE = 'CountryLocale';
export const APP_STATE_COOKIE = 'AppState';
export const REDIRECT_COOKIE = 'Redirect';
export const PAST_CARTS_COOKIE = 'PastCarts';
/** Something to be said once, on the next page. */
export const NOTICE_COOKIE = 'Notice';

type CookieOptions = { path: string; maxAge?: number; expires?: Date };

export function readCookies(request: Request): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    const at = part.indexOf('=');
    // The first of two equal names wins: browsers send the one with the longer path first.
    if (at > 0 && !cookies.has(part.slice(0, at))) cookies.set(part.slice(0, at), decode(part.slice(at + 1)));
  }
  return cookies;
}

const TOKEN = /^[\w-]{1,512}$/;

/**
 * The session's token, or null for a cookie that cannot be one: whoever planted it must not get it into a header, where
 * it would make every call of this visitor fail.
 */
export function readToken(cookies: ReadonlyMap<string, string>): string | null {
  const value = cookies.get(AUTH_COOKIE) ?? '';
  return TOKEN.test(value) ? value : null;
}

const CART_ID = /^[A-Z]{2,6}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Bags of this visitor that have become orders, newest first: they open those orders to a guest (H-45). */
export function readPastCarts(cookies: ReadonlyMap<string, string>): string[] {
  return (cookies.get(PAST_CARTS_COOKIE) ?? '').split(',').filter((id) => CART_ID.test(id));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** No script ever needs a cookie of ours, so all of them are HttpOnly. */
export function cookie(name: string, value: string, { path, maxAge, expires }: CookieOptions): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    'HttpOnly',
    'Secure',
    'SameSite=Lax',
  ];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (expires) parts.push(`Expires=${expires.toUTCString()}`);
  return parts.join('; ');
}

export function expiredCookie(name: string, path: string): string {
  return cookie(name, '', { path, maxAge: 0 });
}

const signature = (value: string) =>
  createHmac('sha256', config.cookieSecret).update(value).digest('base64url');

export function sign(value: string): string {
  return `${value}.${signature(value)}`;
}

export function unsign(signed: string): string | null {
  const at = signed.lastIndexOf('.');
  if (at < 0) return null;
  const value = signed.slice(0, at);
  const given = Buffer.from(signed.slice(at + 1));
  const right = Buffer.from(signature(value));
  return given.length === right.length && timingSafeEqual(given, right) ? value : null;
}
