import { showUser } from '@paddock/server/contracts/customers';
import { AUTH_COOKIE, cookie } from '../../cookies.server.ts';
import { takeWantedPage } from '../../session/redirect-cookie.server.ts';
import { authPath, type Visit } from '../../visit.server.ts';

type Opened = { access_token: string; expires_at: string };

/** A session is shown to its owner by the browser it was opened in, and never opened on another one's ticket. */
export const signInHeaders = (visit: Visit) => ({
  authorization: undefined,
  'user-agent': visit.request.headers.get('user-agent') ?? undefined,
});

/**
 * Signs the visitor in: his new token, known to nobody before, takes the place of whatever cookie was there. Only when
 * the api has said who he is (AUTH-06); null when it did not. The bag's cookie is left as it is. Says where to go now.
 */
export async function openSession(
  visit: Visit,
  { access_token, expires_at }: Opened,
): Promise<string | null> {
  const headers = { authorization: `Bearer ${access_token}` };
  const user = await visit.call(showUser, { headers });
  if (!user.ok) return null;
  const path = authPath(visit.segment);
  visit.setCookies.push(cookie(AUTH_COOKIE, access_token, { path, expires: new Date(expires_at) }));
  // A session that a guard found over before is not this one.
  visit.signedOut = false;
  return takeWantedPage(visit) ?? `${path}/my-account`;
}
