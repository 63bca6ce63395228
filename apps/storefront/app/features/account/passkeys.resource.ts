import { addPasskey, passkeyOptions } from '@paddock/server/contracts/passkeys';
import { readBody, refusal, refuseForeign, reply } from '../../session/own-calls.server.ts';
import { visitContext } from '../../visit.server.ts';
import type { Route } from './+types/passkeys.resource.ts';

/** In two steps: without a response, what the browser needs to make a passkey; with one, keeps it. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const foreign = refuseForeign(visit);
  if (foreign) return foreign;
  const body: object = await readBody(request);
  const answer =
    'response' in body
      ? await visit.call(addPasskey, { body: body as never })
      : await visit.call(passkeyOptions, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}
