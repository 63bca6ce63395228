import { visitContext } from '../../../request/visit.server.ts';
import { loadShape } from '../load-address-form.server.ts';
import type { Route } from './+types/shape.resource.ts';

/** The address format of another country, loaded when the form switches to it. The same for every visitor. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[A-Z]{2}$/.test(params.iso)) return Response.json(null, { status: 404 });
  return Response.json({ data: await loadShape(context.get(visitContext), params.iso) });
}
