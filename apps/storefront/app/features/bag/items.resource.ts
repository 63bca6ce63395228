import { addToCart, removeFromCart } from '@paddock/server/contracts/carts';
import { redirect } from 'react-router';
import { askBag, toBag } from '../../session/bag.server.ts';
import { authPath, visitContext } from '../../visit.server.ts';
import type { Route } from './+types/items.resource.ts';

/**
 * Changes the bag: POST with `uuid` puts a unit in, DELETE takes it out, and so does POST with `remove`, because a
 * plain form knows no DELETE. Scripts get the bag as JSON, forms are led to the bag page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  // Another site's form comes without our cookies: it would only exchange the visitor's bag for an empty one.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    visit.setCookies.length = 0;
    return new Response(null, { status: 403 });
  }
  const form = await request.formData().catch(() => new FormData());
  const removed = form.get(request.method === 'DELETE' ? 'uuid' : 'remove');
  const answer =
    typeof removed === 'string'
      ? await askBag(visit, removeFromCart, { params: { uuid: removed } })
      : await askBag(visit, addToCart, { body: { uuid: String(form.get('uuid')) } });

  if (!request.headers.get('accept')?.includes('application/json')) {
    return redirect(`${authPath(visit.segment)}/bag${answer.ok ? '' : '?failed'}`, 303);
  }
  if (answer.ok) return Response.json({ cart: toBag(answer.data) });
  // Without a status there was no answer, and our own words for that are no news to a shopper.
  if (answer.status === 0) return Response.json({ message: null }, { status: 503 });
  return Response.json({ message: answer.message }, { status: answer.status });
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(`${authPath(context.get(visitContext).segment)}/bag`);
}
