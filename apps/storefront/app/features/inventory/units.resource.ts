import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/units.resource.ts';
import { loadUnits } from './load-units.server.ts';
import { readFilters } from './unit-filters.rules.ts';

/** The list of units again, under other filters. The same for everybody, so the edge keeps it like a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const open = visit.site?.enableShop ?? false;
  const units = open ? await loadUnits(visit, params.slug, readFilters(visit.url.searchParams)) : null;
  return units ? Response.json(units) : Response.json(null, { status: open ? 503 : 404 });
}
