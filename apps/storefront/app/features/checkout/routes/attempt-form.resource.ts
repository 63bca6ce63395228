import { submitCardForm } from '@paddock/server/contracts/payments';
import { idempotencyHeaderOf, readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/attempt-form.resource.ts';
import { withOwnAddresses } from './checkout-call.server.ts';

/** The payer's details, before the provider's own card form. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { code, attempt } = params;
  const answer = await visit.call(submitCardForm, {
    params: { code, attempt },
    body: await readBody(request),
    headers: idempotencyHeaderOf(request),
  });
  return answer.ok ? reply(withOwnAddresses(answer.data, visit)) : refusal(answer);
}
