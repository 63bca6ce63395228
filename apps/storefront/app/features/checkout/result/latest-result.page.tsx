import { showLatestOrder } from '@paddock/server/contracts/orders';
import { redirect } from 'react-router';
import { requireMessages } from '../../../i18n/require-messages.ts';
import { authPath, visitContext } from '../../../request/visit.server.ts';
import type { Route } from './+types/latest-result.page.ts';

await requireMessages('checkout');

/** The latest order of this visitor; without one, home (H-48). */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const answer = await visit.call(showLatestOrder, {});
  const base = authPath(visit.segment);
  throw redirect(answer.ok ? `${base}/checkout/${answer.data.code}/result` : base);
}

export default function LatestResultPage() {
  return null;
}
