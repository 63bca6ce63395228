import { forwardFile } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/document.resource.ts';

const CODE = /^[0-9A-Z]{8,32}$/;
const ID = /^[1-9]\d{0,14}$/;

/** An invoice or a credit note, to who may see the order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!CODE.test(params.code) || !ID.test(params.id)) return new Response(null, { status: 404 });
  return forwardFile(await visit.file(`/api/front/sales-orders/${params.code}/documents/${params.id}`));
}
