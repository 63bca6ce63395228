import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/feed.resource.ts';

/** RSS of one country in one language; kept at the edge like the list itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(visitContext).file('/api/front/news/feed.xml');
  if (!answer?.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '120' } });
  return new Response(answer.body, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
