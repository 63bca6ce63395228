import { resendOrderLink } from '@paddock/server/contracts/proofs';
import { refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/confirm-email.resource.ts';

/** Mails the link of a registered order again; the order's own visitor or a mailed key may ask. */
export async function action({ context, params }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const key = visit.url.searchParams.get('key') ?? undefined;
  const answer = await visit.call(resendOrderLink, {
    params: { code: params.code },
    query: key ? { key } : {},
  });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
