import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/document.resource.ts';

const CODE = /^[0-9A-Z]{8,32}$/;
const ID = /^[1-9]\d{0,14}$/;

/** An invoice or a credit note, to who may see the order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (!CODE.test(params.code) || !ID.test(params.id)) return new Response(null, { status: 404 });
  const file = await visit.file(`/api/front/sales-orders/${params.code}/documents/${params.id}`);
  if (!file?.ok) return new Response(null, { status: file?.status === 404 ? 404 : 503 });
  const headers = new Headers();
  for (const name of ['content-type', 'content-disposition', 'content-length']) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { headers });
}
