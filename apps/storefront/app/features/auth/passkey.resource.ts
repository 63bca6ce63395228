import { passkeyLogin, passkeyLoginOptions } from '@paddock/server/contracts/passkeys';
import { readBody, refusal, reply } from '../../http/reply.server.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/passkey.resource.ts';
import { openSession, signInHeaders } from './open-session.server.ts';

type Posted = { response?: never };

/** Signing in with a passkey, in two calls: what the browser shall sign, then what it has signed. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { response }: Posted = await readBody(request);
  const headers = signInHeaders(visit);
  if (response === undefined) {
    const options = await visit.call(passkeyLoginOptions, { headers });
    return options.ok ? reply(options.data) : refusal(options);
  }
  const answer = await visit.call(passkeyLogin, { body: { response }, headers });
  if (!answer.ok) return refusal(answer);
  const to = await openSession(visit, answer.data);
  return to === null ? new Response(null, { status: 503 }) : reply({ to });
}
