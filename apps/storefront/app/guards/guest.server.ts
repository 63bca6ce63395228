import { redirect } from 'react-router';
import { segmentOf } from '../country-segment.ts';
import type { Visit } from '../visit.server.ts';

/** Sign-in pages are closed to those who are signed in. */
export async function guest(visit: Visit): Promise<Response | undefined> {
  if (!visit.segment) return undefined;
  if (await visit.user()) return redirect(`/${segmentOf(visit.segment)}`);
  // Whose session has just been found over is where he has to be: its cookie goes, he stays.
  visit.signedOut = false;
  return undefined;
}
