import { createTicket } from '@paddock/server/contracts/contact';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/messages.resource.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(createTicket, {
    body: await readBody(request),
    headers: idempotencyHeaderOf(request),
  });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
