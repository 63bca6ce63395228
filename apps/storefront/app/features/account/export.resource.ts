import { exportData } from '@paddock/server/contracts/privacy';
import { forwardFile } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/export.resource.ts';

/** The file with everything we hold about the customer. */
export async function loader({ context }: Route.LoaderArgs) {
  return forwardFile(await context.get(visitContext).file(exportData.path));
}
