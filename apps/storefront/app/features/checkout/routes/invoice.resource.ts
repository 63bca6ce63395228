import { forwardFile } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/invoice.resource.ts';

const CODE = /^[0-9A-Z]{8,32}$/;

/** The invoice of an order, to who may see the order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!CODE.test(params.code)) return new Response(null, { status: 404 });
  const key = visit.url.searchParams.get('key');
  const query = key ? `?${new URLSearchParams({ key })}` : '';
  return forwardFile(await visit.file(`/api/front/sales-orders/${params.code}/invoice${query}`));
}
