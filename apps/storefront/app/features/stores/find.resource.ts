import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/find.resource.ts';
import { loadStores } from './load-stores.server.ts';
import { readQuery } from './stores-query.ts';

/** Dealers around a point. Where somebody stands is nobody else's business: kept nowhere. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const stores = await loadStores(context.get(visitContext), readQuery(url.searchParams));
  return stores ? Response.json(stores) : new Response(null, { status: 503 });
}
