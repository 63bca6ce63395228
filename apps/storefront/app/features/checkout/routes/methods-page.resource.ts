import { showPage } from '@paddock/server/contracts/pages';
import { refusal, reply } from '../../../http/reply.server.ts';
import { visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/methods-page.resource.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context
    .get(visitContext)
    .call(showPage, { params: { slug: 'payments-method-modal' }, query: {} });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
