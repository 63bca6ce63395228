import { rotateSession } from '@paddock/server/contracts/customers';
import { AUTH_COOKIE, cookie } from './cookies.server.ts';
import { authPath, type Visit } from './visit.server.ts';

/** Replaces the session's token by a new one. The old one still works for this request and those beside it. */
export async function renewToken(visit: Visit): Promise<void> {
  const answer = await visit.call(rotateSession, {});
  if (!answer.ok) return;
  const { access_token, expires_at } = answer.data;
  const { segment } = visit;
  // The session is that of the country: the cookies of its other languages get the new token too (C-06).
  const locales = segment
    ? new Set([segment.locale, ...(visit.site?.urls ?? []).map((url) => url.locale_code)])
    : new Set<string>();
  for (const locale of locales) {
    const path = authPath(segment && { ...segment, locale });
    visit.setCookies.push(cookie(AUTH_COOKIE, access_token, { path, expires: new Date(expires_at) }));
  }
}
