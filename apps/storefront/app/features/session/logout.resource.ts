import { logout } from '@paddock/server/contracts/customers';
import { redirect } from 'react-router';
import { AUTH_COOKIE } from '../../request/cookies.server.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/logout.resource.ts';
import { forgetVisitor } from './visitor-cookies.server.ts';

/** Ends the session on the server and in the browser, then goes home; also when the server cannot be reached. */
export async function action({ context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  if (visit.cookies.has(AUTH_COOKIE)) await visit.call(logout, {});
  forgetVisitor(visit);
  return redirect(authPath(visit.segment));
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(authPath(context.get(visitContext).segment));
}
