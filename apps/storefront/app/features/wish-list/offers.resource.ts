import { showWishListOffers } from '@paddock/server/contracts/wish-list';
import { failureStatus } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/offers.resource.ts';
import { toEntryViews } from './entry-views.server.ts';

/** Prices and days of entries that a browser keeps. The same for every visitor, so the edge caches it like a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const entries = visit.url.searchParams.get('entries') ?? '';
  const answer = await visit.call(showWishListOffers, { query: { entries } });
  if (!answer.ok) return Response.json(null, { status: failureStatus(answer.status) });
  const views = toEntryViews(visit, answer.data);
  // Forgotten at the edge as soon as a unit of one of them is sold.
  visit.tags.push(...new Set(views.flatMap(({ product }) => (product ? [`product:${product.slug}`] : []))));
  return Response.json({ data: views });
}
