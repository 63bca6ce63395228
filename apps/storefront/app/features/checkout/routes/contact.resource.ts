import { saveContact } from '@paddock/server/contracts/checkout';
import { readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/contact.resource.ts';

/** Who a guest is, and where to. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const answer = await visit.call(saveContact, { body: await readBody(request) });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
