import { createTicket } from '@paddock/server/contracts/contact';
import { keyOf, readBody, refusal, refuseForeign, reply } from '../../session/own-calls.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/messages.resource.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(createTicket, { body: await readBody(request), headers: keyOf(request) });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
