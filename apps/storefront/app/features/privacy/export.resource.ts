import { exportGuestData } from '@paddock/server/contracts/privacy';
import { redirect } from 'react-router';
import { forwardFile } from '../../http/reply.server.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/export.resource.ts';

/** The file with everything we hold about the address of a mailed link. A dead link leads back to its page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const path = exportGuestData.path.replace(':token', encodeURIComponent(params.token));
  const file = await visit.file(path);
  if (file && !file.ok && file.status < 500) return redirect(`${authPath(visit.segment)}/privacy-request`);
  return forwardFile(file);
}
