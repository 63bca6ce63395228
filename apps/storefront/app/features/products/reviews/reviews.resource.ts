import { showReviews } from '@paddock/server/contracts/reviews';
import { failureStatus } from '../../../http/reply.server.ts';
import { pageContextOf } from '../../../request/page-context.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/reviews.resource.ts';
import { toReviewsView } from './reviews-view.server.ts';

/** Where a service has the reviews they come after the page, so that a slow service never holds it up. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(showReviews, { params: { slug: params.slug } });
  if (!answer.ok) return Response.json(null, { status: failureStatus(answer.status) });
  // Zero may be a service that is down just now: asked again soon.
  const headers = answer.data.stats.count === 0 ? { 'Cache-Control': 'public, max-age=0, s-maxage=30' } : {};
  return Response.json(toReviewsView(answer.data, pageContextOf(visit).lang), { headers });
}
