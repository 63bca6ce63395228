import { listManuals } from '@paddock/server/contracts/manuals';
import { failureStatus } from '../../http/reply.server.ts';
import { pageContextOf } from '../../request/page-context.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import { toManualViews } from '../manuals/manual-views.server.ts';
import type { Route } from './+types/manuals.resource.ts';

/** The manuals of one product in every language, for the window that lists them. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const id = Number(visit.url.searchParams.get('product_id'));
  if (!Number.isInteger(id) || id < 1) return Response.json(null, { status: 404 });
  const answer = await visit.call(listManuals, { query: { product_id: id } });
  if (!answer.ok) return Response.json(null, { status: failureStatus(answer.status) });
  const { lang, edition } = pageContextOf(visit);
  return Response.json(toManualViews(answer.data, lang, edition));
}
