import { visitContext } from '../../request/visit.server.ts';
import { rememberAppState } from '../session/app-state.server.ts';
import type { Route } from './+types/find.resource.ts';
import { loadStores } from './load-stores.server.ts';
import { readQuery } from './stores-query.ts';

/** Dealers around a point. The visitor's position is not stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = readQuery(url.searchParams);
  const found = await loadStores(visit, query);
  // The town that was named, never the point: a point may be where the visitor stands.
  const place = url.searchParams.get('place')?.trim();
  rememberAppState(visit, { distanceUnit: query.unit, ...(place && { lastStoreSearch: place }) });
  return found ? Response.json(found.stores) : new Response(null, { status: 503 });
}
