import { redirect } from 'react-router';
import { segmentOf } from '../country-segment.ts';
import { rememberWantedPage } from '../session/redirect-cookie.server.ts';
import type { Visit } from '../visit.server.ts';

/** Only for signed-in customers; everybody else is asked to sign in and then brought back. */
export async function auth(visit: Visit): Promise<Response | undefined> {
  if (await visit.user()) return undefined;
  if (!visit.segment) return redirect('/');
  rememberWantedPage(visit);
  return redirect(`/${segmentOf(visit.segment)}/login`);
}
