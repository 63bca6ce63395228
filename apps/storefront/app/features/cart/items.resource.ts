import { addToCart, removeFromCart, setQuantity } from '@paddock/server/contracts/carts';
import { redirect } from 'react-router';
import { refusal, reply } from '../../http/reply.server.ts';
import { authPath, type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/items.resource.ts';
import { callCart, toCartView } from './cart.server.ts';

/**
 * Changes the cart: POST with `uuid` adds a unit, DELETE removes it, and so does POST with `remove`, because a plain
 * form cannot send DELETE. POST with `variant` and `quantity` sets how many pieces of an accessory it has. Scripts get the cart as JSON, forms are redirected to the cart page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData().catch(() => new FormData());
  const removed = form.get(request.method === 'DELETE' ? 'uuid' : 'remove');
  const answer = await change(visit, form, typeof removed === 'string' ? removed : null);

  if (!request.headers.get('accept')?.includes('application/json')) {
    return redirect(`${authPath(visit.segment)}/bag${answer.ok ? '' : '?failed'}`, 303);
  }
  return answer.ok ? reply(toCartView(visit, answer.data)) : refusal(answer);
}

function change(visit: Visit, form: FormData, removed: string | null) {
  if (removed !== null) return callCart(visit, removeFromCart, { params: { uuid: removed } });
  const variant = form.get('variant');
  if (variant === null) return callCart(visit, addToCart, { body: { uuid: String(form.get('uuid')) } });
  const quantity = Number(form.get('quantity'));
  return callCart(visit, setQuantity, { body: { variant_id: Number(variant), quantity } });
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(`${authPath(context.get(visitContext).segment)}/bag`);
}
