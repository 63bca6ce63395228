import { cookie, expiredCookie, NOTICE_COOKIE } from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import type { Notice } from './session.ts';

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
