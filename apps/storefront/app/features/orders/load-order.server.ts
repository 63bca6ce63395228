import { listOrders, showOrder, showOwnOrder } from '@paddock/server/contracts/orders';
import { redirect } from 'react-router';
import { failurePage, pageError } from '../../frame/page-error.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import { toOrderView } from './order-view.server.ts';
import type { OrderView } from './order-view.ts';

const CODE = /^[0-9A-Z]{8,32}$/;

/** An order for its owner only: for all others 404 (H-48). */
export async function loadOrder(visit: Visit, code: string): Promise<OrderView> {
  if (!CODE.test(code)) throw pageError('not_found', 404);
  const key = visit.url.searchParams.get('key') ?? undefined;
  const answer = await visit.call(showOrder, { params: { code }, query: { key } });
  if (answer.ok) return toOrderView(visit, answer.data);
  throw failurePage(answer.status);
}

/** A customer's own order. A guest order of this browser has its own page. */
export async function loadOwnOrder(visit: Visit, code: string): Promise<OrderView> {
  if (!CODE.test(code)) throw pageError('not_found', 404);
  const answer = await visit.call(showOwnOrder, { params: { code } });
  if (answer.ok) return toOrderView(visit, answer.data);
  if (answer.status !== 404) throw failurePage(answer.status);
  await loadOrder(visit, code);
  throw redirect(`${authPath(visit.segment)}/checkout/${code}/result`);
}

const PAGE = /^[1-9]\d{0,3}$/;

/** A page of a customer's orders. */
export async function loadOrders(visit: Visit) {
  const requested = visit.url.searchParams.get('page') ?? '1';
  const page = PAGE.test(requested) ? Number(requested) : 1;
  const answer = await visit.call(listOrders, { query: { page } });
  if (!answer.ok) throw failurePage(answer.status);
  const { current_page, last_page, since } = answer.meta;
  if (current_page > last_page)
    throw redirect(`${authPath(visit.segment)}/my-account/orders?page=${last_page}`);
  return {
    orders: answer.data.map((order) => toOrderView(visit, order)),
    page: current_page,
    pageCount: last_page,
    since: since && datesOf(visit).month(since),
  };
}
