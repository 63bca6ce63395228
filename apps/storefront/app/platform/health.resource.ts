import type { Route } from './+types/health.resource.ts';
import { isInternalRequest } from './internal-request.server.ts';

/** The process answers; whether the api does is the api's own business. */
export function loader({ request }: Route.LoaderArgs) {
  if (!isInternalRequest(request)) return new Response(null, { status: 404 });
  return Response.json({ ok: true, build: __BUILD_ID__ }, { headers: { 'Cache-Control': 'no-store' } });
}
