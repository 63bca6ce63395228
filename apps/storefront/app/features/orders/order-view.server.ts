import type { SalesOrder, TimelineStep } from '@paddock/server/contracts/orders';
import { findPicture } from '../../media/media.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import {
  sayDate,
  sayDay,
  sayDays,
  sayEnd,
  sayList,
  sayMoment,
  sayWeekday,
} from '../../text/format-dates.server.ts';
import { chipOf, nextActionOf, nextOf } from './order-story.ts';
import type { OrderStep, OrderView, ReturnView } from './order-view.ts';

export function toOrderView(visit: Visit, order: SalesOrder): OrderView {
  const { delivery, deadline_at, invoice } = order;
  const key = visit.url.searchParams.get('key');
  const home = authPath(visit.segment);
  const moment = (at: string | null) => at && sayMoment(visit, at);
  const date = (at: string | null) => at && sayDate(visit, at);
  const arrives = sayDays(visit, delivery.arrives_from, delivery.arrives_on);
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
      ? { day: sayWeekday(visit, deadline_at), moment: sayMoment(visit, deadline_at) }
      : null,
    placed: sayMoment(visit, order.placed_at),
    placedOn: sayDate(visit, order.placed_at),
    arrives,
    invoice: invoice && {
      number: invoice.number,
      href: `${home}/checkout/${order.code}/invoice${key ? `?key=${encodeURIComponent(key)}` : ''}`,
    },
    documents: order.documents.map(({ kind, id, number, issued_on, total_formatted }) => ({
      kind,
      number,
      total: total_formatted,
      issued: sayDate(visit, issued_on),
      href: `${home}/my-account/orders/${order.code}/documents/${id}`,
    })),
    returnUntil: order.return_until && sayEnd(visit, order.return_until),
    returns: order.returns.map((one) => toReturn(visit, order, one)),
    chip: chipOf(told),
    next: nextOf(told),
    nextAction: nextActionOf(told),
    office_phone: visit.site?.settings.office_phone ?? null,
  };
}

const productsOf = (visit: Visit, items: readonly { name: string }[]) =>
  sayList(visit, [...new Set(items.map(({ name }) => name))]);

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
    requested: sayDate(visit, one.requested_at),
  };
}

function toStep(visit: Visit, { kind, state, at, expected_on }: TimelineStep): OrderStep {
  const when = at ? sayMoment(visit, at) : expected_on ? sayDay(visit, expected_on) : null;
  return { kind, state, when, isExpected: !at && expected_on !== null };
}
