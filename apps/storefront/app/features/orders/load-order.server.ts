import { showOrder } from '@paddock/server/contracts/orders';
import { pageError } from '../../shell/page-error.server.ts';
import type { Visit } from '../../visit.server.ts';
import { toOrderView } from './order-view.server.ts';
import type { OrderView } from './order-view.ts';

const CODE = /^[0-9A-Z]{8,32}$/;

/** Somebody's order, to him alone: for all others there is no such page (H-48). */
export async function loadOrder(visit: Visit, code: string): Promise<OrderView> {
  if (!CODE.test(code)) throw pageError('not_found', 404);
  const key = visit.url.searchParams.get('key') ?? undefined;
  const answer = await visit.call(showOrder, { params: { code }, query: { key } });
  if (answer.ok) return toOrderView(visit, answer.data);
  if (answer.status === 0 || answer.status >= 500 || answer.status === 429)
    throw pageError('unavailable', 503);
  throw pageError('not_found', 404);
}
