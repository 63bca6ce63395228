import type { SalesOrder, TimelineStep } from '@paddock/server/contracts/orders';
import { findPicture } from '../../media/media.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatEndTime,
  formatList,
  formatWeekday,
} from '../../text/format-dates.server.ts';
import { findNextAction, nextSentences, statusChip } from './order-status.ts';
import type { OrderStep, OrderView, ReturnView } from './order-view.ts';

export function toOrderView(visit: Visit, order: SalesOrder): OrderView {
  const { delivery, deadline_at, invoice } = order;
  const key = visit.url.searchParams.get('key');
  const home = authPath(visit.segment);
  const moment = (at: string | null) => at && formatDateTime(visit, at);
  const date = (at: string | null) => at && formatDate(visit, at);
  const arrives = formatDayRange(visit, delivery.arrives_from, delivery.arrives_on);
  const days = {
    deadline: moment(deadline_at),
    arrives,
    delivered: date(order.delivered_at),
    cancelled: date(order.cancelled_at),
  };
  const told = { ...order, days };
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, picture: findPicture(item.picture) })),
    timeline: order.timeline.map((step) => toStep(visit, step)),
    products: productsOf(visit, order.items),
    deadline: deadline_at
      ? { day: formatWeekday(visit, deadline_at), moment: formatDateTime(visit, deadline_at) }
      : null,
    placed: formatDateTime(visit, order.placed_at),
    placedOn: formatDate(visit, order.placed_at),
    arrives,
    invoice: invoice && {
      number: invoice.number,
      href: `${home}/checkout/${order.code}/invoice${key ? `?key=${encodeURIComponent(key)}` : ''}`,
    },
    documents: order.documents.map(({ kind, id, number, issued_on, total_formatted }) => ({
      kind,
      number,
      total: total_formatted,
      issued: formatDate(visit, issued_on),
      href: `${home}/my-account/orders/${order.code}/documents/${id}`,
    })),
    returnUntil: order.return_until && formatEndTime(visit, order.return_until),
    returns: order.returns.map((one) => toReturn(visit, order, one)),
    chip: statusChip(told),
    next: nextSentences(told),
    nextAction: findNextAction(told),
    office_phone: visit.site?.settings.office_phone ?? null,
  };
}

const productsOf = (visit: Visit, items: readonly { name: string }[]) =>
  formatList(visit, [...new Set(items.map(({ name }) => name))]);

function toReturn(visit: Visit, order: SalesOrder, one: SalesOrder['returns'][number]): ReturnView {
  const { code, status, items, rejection, can_withdraw } = one;
  return {
    code,
    status,
    items,
    rejection,
    can_withdraw,
    refund: one.refund_formatted,
    products: productsOf(
      visit,
      order.items.filter(({ uuid }) => items.includes(uuid)),
    ),
    requested: formatDate(visit, one.requested_at),
  };
}

function toStep(visit: Visit, { kind, state, at, expected_on }: TimelineStep): OrderStep {
  const when = at ? formatDateTime(visit, at) : expected_on ? formatDay(visit, expected_on) : null;
  return { kind, state, when, isExpected: !at && expected_on !== null };
}
