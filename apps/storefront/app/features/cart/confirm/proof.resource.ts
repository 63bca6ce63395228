import { requestProof, showProof } from '@paddock/server/contracts/proofs';
import { readBody, refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/proof.resource.ts';

/** Whether the mailed link has been followed: asked again and again by the page that waits for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(visitContext).call(showProof, {});
  return answer.ok ? reply(answer.data) : refusal(answer);
}

/** The captcha's answer and the e-mail address that gets the link. */
export async function action({ context, request }: Route.ActionArgs) {
  const answer = await context.get(visitContext).call(requestProof, { body: await readBody(request) });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
