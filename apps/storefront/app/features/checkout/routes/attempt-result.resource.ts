import { registerResult } from '@paddock/server/contracts/payments';
import { keyOf, readBody, refusal, refuseForeign, reply } from '../../../session/own-calls.server.ts';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/attempt-result.resource.ts';

/** The card panel says under which id the provider accepted it; the api asks the provider itself. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const { code, attempt, id } = params;
  const answer = await visit.call(registerResult, {
    params: { code, attempt, id },
    body: await readBody(request),
    headers: keyOf(request),
  });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
