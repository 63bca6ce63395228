import { stepUp } from '@paddock/server/contracts/customers';
import {
  addPasskey,
  passkeyOptions,
  stepUpOptions,
  stepUpWithPasskey,
} from '@paddock/server/contracts/passkeys';
import { readBody, refusal, reply } from '../../http/reply.server.ts';
import { type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/passkeys.resource.ts';

type Posted =
  | { step: 'confirm-options' }
  | { step: 'confirm'; current_password?: string; response?: never }
  | { step?: undefined; name?: string; response?: never };

/**
 * In two steps: without a response, what the browser needs to make a passkey; with one, keeps it. `confirm` proves the
 * password or a passkey first, when the api asks for it.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const answer = await callFor(visit, await readBody(request));
  return answer.ok ? reply(answer.data) : refusal(answer);
}

function callFor(visit: Visit, posted: Posted) {
  if (posted.step === 'confirm-options') return visit.call(stepUpOptions, {});
  if (posted.step === 'confirm')
    return posted.response
      ? visit.call(stepUpWithPasskey, { body: { response: posted.response } })
      : visit.call(stepUp, { body: { current_password: posted.current_password ?? '' } });
  return posted.response
    ? visit.call(addPasskey, { body: { name: posted.name ?? '', response: posted.response } })
    : visit.call(passkeyOptions, {});
}
