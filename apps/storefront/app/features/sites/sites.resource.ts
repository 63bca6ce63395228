import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/sites.resource.ts';
import { listPickerSites } from './list-picker-sites.server.ts';
import { packSites } from './packed-sites.ts';

/** All sites, named in the language of this one: loaded with the country chooser. Cached at the edge like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { all } = await listPickerSites(context.get(visitContext));
  return new Response(packSites(all), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
}
