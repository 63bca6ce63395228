import { listTownsInBox } from '@paddock/server/contracts/towns';
import { pageError } from '../../frame/page-error.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/towns.resource.ts';
import { boxOf, TOWN_ZOOM } from './map/maplibre/town-tiles.ts';

const MAX_TOWNS = 40;

/** The towns to write on one square of the map, largest first: the same for every visitor. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [z, x, y] = [params.z, params.x, params.y].map(Number) as [number, number, number];
  // One spelling: the edge would keep `05` and `5` as two squares.
  if (`${params.z}/${params.x}/${params.y}` !== `${z}/${x}/${y}`) throw pageError('not_found', 404);
  const isTile = [x, y].every((place) => Number.isInteger(place) && place >= 0 && place < 2 ** z);
  if (!isTile || z < TOWN_ZOOM.min || z > TOWN_ZOOM.max) throw pageError('not_found', 404);
  const answer = await context
    .get(visitContext)
    .call(listTownsInBox, { query: { ...boxOf({ z, x, y }), most: MAX_TOWNS } });
  return answer.ok
    ? Response.json(answer.data)
    : Response.json([], { headers: { 'Cache-Control': 'private, no-store' } });
}
