import type { SalesOrder, TimelineStep } from '@paddock/server/contracts/orders';
import { findPicture } from '../../media.server.ts';
import { authPath, type Visit } from '../../visit.server.ts';
import type { OrderStep, OrderView } from './order-view.ts';
import { sayDay, sayDays, sayList, sayMoment, sayWeekday } from './say-dates.server.ts';

export function toOrderView(visit: Visit, order: SalesOrder): OrderView {
  const { delivery, deadline_at, invoice } = order;
  const key = visit.url.searchParams.get('key');
  const names = [...new Set(order.items.map(({ name }) => name))];
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, picture: findPicture(item.picture) })),
    timeline: order.timeline.map((step) => toStep(visit, step)),
    products: sayList(visit, names),
    deadline: deadline_at
      ? { day: sayWeekday(visit, deadline_at), moment: sayMoment(visit, deadline_at) }
      : null,
    placed: sayMoment(visit, order.placed_at),
    arrives: sayDays(visit, delivery.arrives_from, delivery.arrives_on),
    invoice: invoice && {
      number: invoice.number,
      href: `${authPath(visit.segment)}/checkout/${order.code}/invoice${key ? `?key=${encodeURIComponent(key)}` : ''}`,
    },
    office_phone: visit.site?.settings.office_phone ?? null,
  };
}

function toStep(visit: Visit, { kind, state, at, expected_on }: TimelineStep): OrderStep {
  const when = at ? sayMoment(visit, at) : expected_on ? sayDay(visit, expected_on) : null;
  return { kind, state, when, isExpected: !at && expected_on !== null };
}
