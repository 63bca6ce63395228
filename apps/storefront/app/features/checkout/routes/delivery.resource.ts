import { quoteFulfillment } from '@paddock/server/contracts/checkout';
import { readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import { toQuoteView } from '../checkout-view.server.ts';
import type { Route } from './+types/delivery.resource.ts';

/** What a way of delivery costs and when it comes; the api keeps the choice with the bag. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(quoteFulfillment, { body: await readBody(request) });
  return answer.ok ? reply(toQuoteView(visit, answer.data)) : refusal(answer);
}
