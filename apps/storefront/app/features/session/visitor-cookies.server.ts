import { randomBytes } from 'node:crypto';
import { config } from '../../platform/config.server.ts';
import {
  AUTH_COOKIE,
  cookie,
  DEVICE_COOKIE,
  expiredCookie,
  NOTICE_COOKIE,
  PAST_CARTS_COOKIE,
} from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import type { Notice } from './session.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Gives the browser its device cookie with the first checkout; the api counts unpaid units by it. */
export function ensureDevice(visit: Visit): void {
  if (visit.device) return;
  visit.device = randomBytes(32).toString('base64url');
  visit.setCookies.push(cookie(DEVICE_COOKIE, visit.device, { path: '/', maxAge: YEAR_SECONDS }));
}

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

const MINUTES = 5;
const NOTICES: readonly string[] = ['account-erased'] satisfies Notice[];

/** Leaves a notice for the next page, which may be a cached one. */
export function leaveNotice(visit: Visit, notice: Notice): void {
  visit.setCookies.push(
    cookie(NOTICE_COOKIE, notice, { path: authPath(visit.segment), maxAge: MINUTES * 60 }),
  );
}

export function takeNotice(visit: Visit): Notice | null {
  const notice = visit.cookies.get(NOTICE_COOKIE);
  if (notice === undefined) return null;
  visit.setCookies.push(expiredCookie(NOTICE_COOKIE, authPath(visit.segment)));
  return NOTICES.includes(notice) ? (notice as Notice) : null;
}
