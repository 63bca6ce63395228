import { listPaymentMethods } from '@paddock/server/contracts/payments';
import { refusal, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/methods.resource.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(visitContext).call(listPaymentMethods, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}
