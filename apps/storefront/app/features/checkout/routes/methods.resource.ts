import { listPaymentMethods } from '@paddock/server/contracts/payments';
import { refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/methods.resource.ts';
import { refuseOtherCart } from './own-cart.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const other = refuseOtherCart(visit, params.code);
  if (other) return other;
  const answer = await visit.call(listPaymentMethods, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}
