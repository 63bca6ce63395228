import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * On https: `__Host-` cookies, which no other host and no script can set or read. Browsers refuse that prefix on plain
 * http, so a local desk uses names without it.
 */
export interface Cookies {
  readonly session: string;
  readonly flow: string;
  readonly isSecure: boolean;
}

export const cookiesAt = (origin: string): Cookies =>
  origin.startsWith('https:')
    ? { session: '__Host-Desk', flow: '__Host-Desk-Flow', isSecure: true }
    : { session: 'Desk', flow: 'Desk-Flow', isSecure: false };

export function readCookie(request: IncomingMessage, name: string): string | null {
  const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

interface CookieOptions {
  readonly isSecure: boolean;
  readonly sameSite: 'Strict' | 'Lax';
  readonly maxAge: number;
}

export function setCookie(
  response: ServerResponse,
  name: string,
  value: string,
  options: CookieOptions,
): void {
  const cookie = [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${options.sameSite}`,
    `Max-Age=${options.maxAge}`,
    ...(options.isSecure ? ['Secure'] : []),
  ].join('; ');
  response.appendHeader('Set-Cookie', cookie);
}

/** JSON with a signature and an end, for a cookie that the browser holds and must not change. */
export function seal(value: object, secret: string, seconds: number): string {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const text = Buffer.from(JSON.stringify({ ...value, expires })).toString('base64url');
  return `${text}.${signatureOf(text, secret)}`;
}

/** Null: changed, too old or not ours. */
export function unseal(sealed: string | null, secret: string): Record<string, unknown> | null {
  const [text = '', signature = ''] = (sealed ?? '').split('.');
  const expected = Buffer.from(signatureOf(text, secret));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>;
  return Number(value.expires) > Date.now() / 1000 ? value : null;
}

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`desk ${text}`).digest('base64url');
