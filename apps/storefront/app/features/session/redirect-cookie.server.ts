import { cookie, expiredCookie, REDIRECT_COOKIE, sign, unsign } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { segmentOf } from '../../routing/country-segment.ts';

const MINUTES = 10;

// One decode, then this grammar: no backslash, no double slash, no dot segment, no control character can get by, nor
// anything that a header cannot carry.
const WANTED = /^\/([a-z]{2}|global)-[a-z]{2}(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*(\?[!-[\]-~]*)?$/;

/** The page to go to after signing in, if it is one of ours in this very country and language. */
export function readWantedPage(value: string, segment: string): string | null {
  if (value.length > 1024 || !WANTED.test(value)) return null;
  return value === `/${segment}` || value.startsWith(`/${segment}/`) || value.startsWith(`/${segment}?`)
    ? value
    : null;
}

// The router asks for a page's data under names of its own.
const ROUTERS_OWN = ['_routes', 'index'];

export function rememberWantedPage(visit: Visit): void {
  if (!visit.segment) return;
  const segment = segmentOf(visit.segment);
  const path = visit.url.pathname.replace(/\.data$/, '');
  const query = new URLSearchParams(visit.url.search);
  for (const name of ROUTERS_OWN) query.delete(name);
  const whole = query.size > 0 ? `${path}?${query}` : path;
  const wanted = readWantedPage(whole, segment) ?? readWantedPage(path, segment);
  if (!wanted) return;
  visit.setCookies.push(
    cookie(REDIRECT_COOKIE, sign(wanted), { path: authPath(visit.segment), maxAge: MINUTES * 60 }),
  );
}

/** The page requested before the sign-in; null when there is none or it is not valid. */
export function wantedPage(visit: Visit): string | null {
  const signed = visit.cookies.get(REDIRECT_COOKIE);
  const value = signed === undefined ? null : unsign(signed);
  return value === null || !visit.segment ? null : readWantedPage(value, segmentOf(visit.segment));
}

/** The same, once: good or not, the cookie goes. */
export function takeWantedPage(visit: Visit): string | null {
  if (visit.cookies.has(REDIRECT_COOKIE)) {
    visit.setCookies.push(expiredCookie(REDIRECT_COOKIE, authPath(visit.segment)));
  }
  return wantedPage(visit);
}
