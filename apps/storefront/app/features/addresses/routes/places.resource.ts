import { showPlace, suggestPlaces } from '@paddock/server/contracts/places';
import { refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/places.resource.ts';

/** Streets for what is typed, or the parts of the one that was chosen. The browser calls no third party. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const q = visit.url.searchParams.get('q') ?? '';
  const session = visit.url.searchParams.get('session') ?? '';
  const answer = params.id
    ? await visit.call(showPlace, { params: { id: params.id }, query: { session } })
    : await visit.call(suggestPlaces, { query: { q, session } });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
