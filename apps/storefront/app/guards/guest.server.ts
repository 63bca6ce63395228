import { redirect } from 'react-router';
import { segmentOf } from '../country-segment.ts';
import type { Visit } from '../visit.server.ts';

/** Sign-in pages are closed to those who are signed in. */
export async function guest(visit: Visit): Promise<Response | undefined> {
  if (!visit.segment || !(await visit.user())) return undefined;
  return redirect(`/${segmentOf(visit.segment)}`);
}
