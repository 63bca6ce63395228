import { failureStatus } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/units.resource.ts';
import { findUnits } from './load-units.server.ts';
import { readFilters, readNear } from './unit-filters.rules.ts';

/** The list of units under other filters. The same for every visitor, so the edge caches it like a page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const open = visit.site?.enableShop ?? false;
  if (!open) return Response.json(null, { status: 404 });
  const { searchParams } = visit.url;
  const units = await findUnits(visit, params.slug, readFilters(searchParams), readNear(searchParams));
  return units.ok ? Response.json(units.view) : Response.json(null, { status: failureStatus(units.status) });
}
