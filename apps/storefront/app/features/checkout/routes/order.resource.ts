import { placeOrder } from '@paddock/server/contracts/checkout';
import { keyOf, readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/order.resource.ts';
import { withOwnAddresses } from './till.server.ts';

/** Makes the order and says which panel takes the payment. The browser names the press, so that twice is once. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(placeOrder, {
    body: await readBody(request),
    headers: keyOf(request),
  });
  if (!answer.ok) return refusal(answer);
  return reply({ ...answer.data, post: withOwnAddresses(answer.data.post, visit) });
}
