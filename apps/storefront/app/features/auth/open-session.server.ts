import { showUser } from '@paddock/server/contracts/customers';
import {
  AUTH_COOKIE,
  cookie,
  DEVICE_SECONDS,
  KNOWN_DEVICE_COOKIE,
  readDevices,
} from '../../request/cookies.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { takeWantedPage } from '../session/redirect-cookie.server.ts';

type Opened = { access_token: string; expires_at: string; device_token?: string | undefined };

/** A session is shown to its owner by the browser it was opened in, and never opened on another one's ticket. */
export const signInHeaders = (visit: Visit) => ({
  authorization: undefined,
  'user-agent': visit.request.headers.get('user-agent') ?? undefined,
  // Browsers the account has signed in with are not locked by strangers who guess its password.
  'x-known-devices': readDevices(visit.cookies).join('.') || undefined,
});

/**
 * Signs the visitor in: a new token replaces the cookie. Only when the api has returned the customer (AUTH-06),
 * otherwise null. The cart cookie is left as it is. Returns where to go next.
 */
export async function openSession(
  visit: Visit,
  { access_token, expires_at, device_token }: Opened,
): Promise<string | null> {
  const headers = { authorization: `Bearer ${access_token}` };
  const user = await visit.call(showUser, { headers });
  if (!user.ok) return null;
  const path = authPath(visit.segment);
  visit.setCookies.push(cookie(AUTH_COOKIE, access_token, { path, expires: new Date(expires_at) }));
  if (device_token) {
    // One for each account that signs in here, the latest first.
    const devices = [device_token, ...readDevices(visit.cookies)].slice(0, 4).join('.');
    visit.setCookies.push(cookie(KNOWN_DEVICE_COOKIE, devices, { path: '/', maxAge: DEVICE_SECONDS }));
  }
  // A session that a guard found over before is not this one.
  visit.signedOut = false;
  return takeWantedPage(visit) ?? `${path}/my-account`;
}
