import { subscribe } from '@paddock/server/contracts/newsletter';
import { readBody, refusal, reply } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/subscribe.resource.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(subscribe, { body: await readBody(request) });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
