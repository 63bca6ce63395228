import { registerPayment } from '@paddock/server/contracts/payments';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { endOrderedCart } from '../../cart/cart.server.ts';
import type { Route } from './+types/attempt.resource.ts';
import { checkoutToken } from './checkout-call.server.ts';

/** A panel reports that the shopper has paid, or how the order will be paid. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { code, attempt } = params;
  const answer = await visit.call(registerPayment, {
    params: { code, attempt },
    body: await readBody(request),
    headers: { ...idempotencyHeaderOf(request), 'x-checkout-token': checkoutToken(request) },
  });
  if (!answer.ok) return refusal(answer);
  await endOrderedCart(visit);
  return reply(answer.data);
}
