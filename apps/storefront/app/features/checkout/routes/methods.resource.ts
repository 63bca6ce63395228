import { listPaymentMethods } from '@paddock/server/contracts/payments';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/methods.resource.ts';
import { refusal, reply } from './till.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(visitContext).call(listPaymentMethods, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}
