import { visitContext } from '../../../visit.server.ts';
import { loadShape } from '../load-address-form.server.ts';
import type { Route } from './+types/shape.resource.ts';

/** How another country writes its addresses, when a form is turned to it. The same for everybody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[A-Z]{2}$/.test(params.iso)) return Response.json(null, { status: 404 });
  return Response.json({ data: await loadShape(context.get(visitContext), params.iso) });
}
