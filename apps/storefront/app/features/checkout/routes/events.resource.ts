import { visitContext } from '../../../request/visit.server.ts';
import { eventStream } from '../../event-stream/event-stream.server.ts';
import type { Route } from './+types/events.resource.ts';

/** How the order stands, told as it happens. */
export function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const key = visit.url.searchParams.get('key');
  const query = key ? `?${new URLSearchParams({ key })}` : '';
  return eventStream(visit, `/api/front/sales-orders/${encodeURIComponent(params.code)}/events${query}`);
}
