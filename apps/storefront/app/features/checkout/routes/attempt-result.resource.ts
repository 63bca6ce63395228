import { registerResult } from '@paddock/server/contracts/payments';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { endOrderedCart } from '../../cart/cart.server.ts';
import type { Route } from './+types/attempt-result.resource.ts';

/** The card panel says under which id the provider accepted it; the api asks the provider itself. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { code, attempt, id } = params;
  const answer = await visit.call(registerResult, {
    params: { code, attempt, id },
    body: await readBody(request),
    headers: idempotencyHeaderOf(request),
  });
  if (!answer.ok) return refusal(answer);
  await endOrderedCart(visit);
  return reply(answer.data);
}
