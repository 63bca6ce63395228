import { cookie, REDIRECT_COOKIE, sign } from '../cookies.server.ts';
import { segmentOf } from '../country-segment.ts';
import { authPath, type Visit } from '../visit.server.ts';

const MINUTES = 10;

// One decode, then this grammar: no backslash, no double slash, no dot segment, no control character can get by.
const WANTED = /^\/([a-z]{2}|global)-[a-z]{2}(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*(\?[^\\\p{Cc}]*)?$/u;

/** The page to go to after signing in, if it is one of ours in this very country and language. */
export function readWantedPage(value: string, segment: string): string | null {
  if (value.length > 1024 || !WANTED.test(value)) return null;
  return value === `/${segment}` || value.startsWith(`/${segment}/`) || value.startsWith(`/${segment}?`)
    ? value
    : null;
}

export function rememberWantedPage(visit: Visit): void {
  if (!visit.segment) return;
  const path = visit.url.pathname.replace(/\.data$/, '');
  const wanted = readWantedPage(path, segmentOf(visit.segment));
  if (!wanted) return;
  visit.setCookies.push(
    cookie(REDIRECT_COOKIE, sign(wanted), { path: authPath(visit.segment), maxAge: MINUTES * 60 }),
  );
}
