import { subscribe } from '@paddock/server/contracts/newsletter';
import { readBody, refusal, refuseForeign, reply } from '../../session/own-calls.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/subscribe.resource.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(subscribe, { body: await readBody(request) });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
