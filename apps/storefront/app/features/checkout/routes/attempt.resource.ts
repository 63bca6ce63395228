import { registerPayment } from '@paddock/server/contracts/payments';
import { keyOf, readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/attempt.resource.ts';
import { checkoutToken } from './till.server.ts';

/** A panel says that the shopper paid, or how he will. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const { code, attempt } = params;
  const answer = await visit.call(registerPayment, {
    params: { code, attempt },
    body: await readBody(request),
    headers: { ...keyOf(request), 'x-checkout-token': checkoutToken(request) },
  });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
