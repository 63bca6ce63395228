import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/near-units.resource.ts';
import { loadNearUnits } from './load-near-units.server.ts';

/** One decimal at most: a finer point would give each visitor an answer of their own. */
const COARSE = /^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/;

/** Vehicles on hand around a coarse point. The same for every visitor who asks from there, so the edge caches it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const near = url.searchParams.get('near') ?? '';
  if (!visit.site?.enableShop || !COARSE.test(near)) return Response.json(null, { status: 404 });
  const units = await loadNearUnits(visit, near);
  return Response.json(units, { status: units ? 200 : 503 });
}
