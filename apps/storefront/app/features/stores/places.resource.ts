import { suggestTowns } from '@paddock/server/contracts/towns';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/places.resource.ts';

const NOT_KEPT = { 'Cache-Control': 'private, no-store' };

/** Towns for what is typed, from our own gazetteer; kept at the edge, because many people type the same. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
  if (q === '') return Response.json([]);
  const answer = await context.get(visitContext).call(suggestTowns, { query: { q } });
  return answer.ok ? Response.json(answer.data) : Response.json([], { headers: NOT_KEPT });
}
