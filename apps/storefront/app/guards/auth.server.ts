import { redirect } from 'react-router';
import { rememberWantedPage } from '../features/session/redirect-cookie.server.ts';
import type { Visit } from '../request/visit.server.ts';
import { segmentOf } from '../routing/country-segment.ts';

/** Only for signed-in customers; other visitors are redirected to the sign-in and back afterwards. */
export async function auth(visit: Visit): Promise<Response | undefined> {
  if (await visit.user()) return undefined;
  if (!visit.segment) return redirect('/');
  if (isScripts(visit)) {
    return Response.json({ code: 'unauthenticated', message: null, errors: {} }, { status: 401 });
  }
  // The sign-in returns to pages, never to an action.
  if (visit.page?.layout !== 'none' || visit.request.method === 'GET') rememberWantedPage(visit);
  return redirect(`/${segmentOf(visit.segment)}/login`);
}

/** A call made by a page's script wants an answer, not another page. */
function isScripts({ page, request: { headers } }: Visit): boolean {
  if (page?.layout !== 'none') return false;
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? !headers.get('accept')?.includes('text/html') : mode !== 'navigate';
}

/** Sign-in pages redirect signed-in customers. */
export async function guest(visit: Visit): Promise<Response | undefined> {
  if (!visit.segment) return undefined;
  if (await visit.user()) return redirect(`/${segmentOf(visit.segment)}`);
  // The session has ended: its cookie is removed, and the sign-in page is the right place.
  visit.signedOut = false;
  return undefined;
}
