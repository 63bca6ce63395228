import { AUTH_COOKIE, expiredCookie, PAST_CARTS_COOKIE } from '../cookies.server.ts';
import { authPath, type Visit } from '../visit.server.ts';

/** Whoever comes after on this machine must not open what was ordered here, in whichever language of the country. */
export function forgetVisitor(visit: Visit): void {
  const paths = new Set([authPath(visit.segment), ...(visit.site?.urls ?? []).map(({ url }) => url)]);
  for (const path of paths) {
    for (const name of [AUTH_COOKIE, PAST_CARTS_COOKIE]) visit.setCookies.push(expiredCookie(name, path));
  }
}
