import { exportData } from '@paddock/server/contracts/privacy';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/export.resource.ts';

/** The file with everything we hold about the customer. */
export async function loader({ context }: Route.LoaderArgs) {
  const file = await context.get(visitContext).file(exportData.path);
  if (!file?.ok) return new Response(null, { status: 503 });
  const headers = new Headers();
  for (const name of ['content-type', 'content-disposition']) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { headers });
}
