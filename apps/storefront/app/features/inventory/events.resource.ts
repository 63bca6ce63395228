import { visitContext } from '../../request/visit.server.ts';
import { eventStream } from '../event-stream/event-stream.server.ts';
import type { Route } from './+types/events.resource.ts';

/** Events when a unit is being bought. */
export function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return eventStream(visit, `/api/front/products/${encodeURIComponent(params.slug)}/events`);
}
