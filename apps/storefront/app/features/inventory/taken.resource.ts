import { showTakenUnits } from '@paddock/server/contracts/inventory';
import { failureStatus } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/taken.resource.ts';

// However many visitors look at a list, the api is asked once a second. One second more while a newer one is fetched.
const ONE_SECOND = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=10';

/** Which units of a product are not available at this moment, for pages that show a list of them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(showTakenUnits, { params: { slug: params.slug } });
  if (answer.ok) return Response.json(answer.data, { headers: { 'Cache-Control': ONE_SECOND } });
  return Response.json(null, {
    status: failureStatus(answer.status),
    headers: { 'Cache-Control': 'no-store' },
  });
}
