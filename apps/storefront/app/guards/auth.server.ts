import { redirect } from 'react-router';
import { segmentOf } from '../country-segment.ts';
import { rememberWantedPage } from '../session/redirect-cookie.server.ts';
import type { Visit } from '../visit.server.ts';

/** Only for signed-in customers; everybody else is asked to sign in and then brought back. */
export async function auth(visit: Visit): Promise<Response | undefined> {
  if (await visit.user()) return undefined;
  if (!visit.segment) return redirect('/');
  if (isScripts(visit)) {
    return Response.json({ code: 'unauthenticated', message: null, errors: {} }, { status: 401 });
  }
  // A page is come back to; a deed is not done again by coming back.
  if (visit.page?.layout !== 'none' || visit.request.method === 'GET') rememberWantedPage(visit);
  return redirect(`/${segmentOf(visit.segment)}/login`);
}

/** A call made by a page's script wants an answer, not another page. */
function isScripts({ page, request: { headers } }: Visit): boolean {
  if (page?.layout !== 'none') return false;
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? !headers.get('accept')?.includes('text/html') : mode !== 'navigate';
}
