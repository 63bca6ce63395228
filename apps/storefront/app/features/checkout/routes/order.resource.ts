import { placeOrder } from '@paddock/server/contracts/checkout';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/order.resource.ts';
import { withOwnAddresses } from './checkout-call.server.ts';
import { refuseOtherCart } from './own-cart.server.ts';

/** Makes the order and says which panel takes the payment. The browser names the press, so that twice is once. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const other = refuseOtherCart(visit, params.code);
  if (other) return other;
  const answer = await visit.call(placeOrder, {
    body: await readBody(request),
    headers: idempotencyHeaderOf(request),
  });
  if (!answer.ok) return refusal(answer);
  return reply({ ...answer.data, post: withOwnAddresses(answer.data.post, visit) });
}
