import { quoteFulfillment } from '@paddock/server/contracts/checkout';
import { readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import { toQuoteView } from '../checkout-view.server.ts';
import type { Route } from './+types/delivery.resource.ts';
import { refuseOtherCart } from './own-cart.server.ts';

/** Price and date of a delivery method; the api stores the choice with the cart. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const other = refuseOtherCart(visit, params.code);
  if (other) return other;
  const answer = await visit.call(quoteFulfillment, { body: await readBody(request) });
  return answer.ok ? reply(toQuoteView(visit, answer.data)) : refusal(answer);
}
