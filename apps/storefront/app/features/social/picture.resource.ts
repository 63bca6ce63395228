import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/picture.resource.ts';

const POST = /^\d{1,32}$/;
const DAY = 86_400;
// The picture of a post never changes.
const KEPT = `public, max-age=${DAY}, s-maxage=${7 * DAY}`;

/** A post's picture from our own address: no visitor asks the network for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const path = `/api/front/social-feed/${params.post}/picture`;
  const answer = POST.test(params.post) ? await context.get(visitContext).file(path) : null;
  if (!answer?.ok) return new Response(null, { status: 404 });
  return new Response(answer.body, { headers: { 'Content-Type': 'image/webp', 'Cache-Control': KEPT } });
}
