import { redirect } from 'react-router';
import type { Visit } from '../request/visit.server.ts';
import { segmentOf } from '../routing/country-segment.ts';

/** Sign-in pages redirect signed-in customers. */
export async function guest(visit: Visit): Promise<Response | undefined> {
  if (!visit.segment) return undefined;
  if (await visit.user()) return redirect(`/${segmentOf(visit.segment)}`);
  // The session has ended: its cookie is removed, and the sign-in page is the right place.
  visit.signedOut = false;
  return undefined;
}
