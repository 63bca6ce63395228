import { showPage } from '@paddock/server/contracts/pages';
import { visitContext } from '../../../visit.server.ts';
import type { Route } from './+types/methods-page.resource.ts';
import { refusal, reply } from './till.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context
    .get(visitContext)
    .call(showPage, { params: { slug: 'payments-method-modal' } });
  return answer.ok ? reply(answer.data) : refusal(answer);
}
