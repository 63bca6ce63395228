import { addToCart, removeFromCart } from '@paddock/server/contracts/carts';
import { redirect } from 'react-router';
import { refusal, reply } from '../../http/reply.server.ts';
import { authPath, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/items.resource.ts';
import { callCart, toCartView } from './cart.server.ts';

/**
 * Changes the cart: POST with `uuid` adds a unit, DELETE removes it, and so does POST with `remove`, because a plain
 * form cannot send DELETE. Scripts get the cart as JSON, forms are redirected to the cart page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData().catch(() => new FormData());
  const removed = form.get(request.method === 'DELETE' ? 'uuid' : 'remove');
  const answer =
    typeof removed === 'string'
      ? await callCart(visit, removeFromCart, { params: { uuid: removed } })
      : await callCart(visit, addToCart, { body: { uuid: String(form.get('uuid')) } });

  if (!request.headers.get('accept')?.includes('application/json')) {
    return redirect(`${authPath(visit.segment)}/bag${answer.ok ? '' : '?failed'}`, 303);
  }
  return answer.ok ? reply(toCartView(answer.data)) : refusal(answer);
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(`${authPath(context.get(visitContext).segment)}/bag`);
}
