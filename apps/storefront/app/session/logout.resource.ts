import { logout } from '@paddock/server/contracts/customers';
import { redirect } from 'react-router';
import { AUTH_COOKIE, expiredCookie, PAST_CARTS_COOKIE } from '../cookies.server.ts';
import { authPath, visitContext } from '../visit.server.ts';
import type { Route } from './+types/logout.resource.ts';

/** Ends the session on the server and in the browser, then goes home; also when the server cannot be reached. */
export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  if (visit.cookies.has(AUTH_COOKIE)) await visit.call(logout, {});
  // Whoever comes after on this machine must not open what was ordered here.
  for (const name of [AUTH_COOKIE, PAST_CARTS_COOKIE]) {
    visit.setCookies.push(expiredCookie(name, authPath(visit.segment)));
  }
  return redirect(authPath(visit.segment));
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(authPath(context.get(visitContext).segment));
}
