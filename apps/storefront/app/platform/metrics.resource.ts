import type { Route } from './+types/metrics.resource.ts';
import { isInternalRequest } from './internal-request.server.ts';
import { renderMetrics } from './metrics.server.ts';

/** For machines on the inside. */
export function loader({ request }: Route.LoaderArgs) {
  if (!isInternalRequest(request)) return new Response(null, { status: 404 });
  return new Response(renderMetrics(), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
