import { greetingName } from '@paddock/i18n/names';
import type { SalesOrder, TimelineStep } from '@paddock/server/contracts/orders';
import { findPicture } from '../../media/media.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { datesOf, formatList } from '../../text/format-dates.server.ts';
import { findNextAction, nextSentences, statusChip } from '../order-status/order-status.ts';
import type { OrderStep, OrderView, ReturnView, WithdrawalView } from './order-view.ts';

export function toOrderView(visit: Visit, order: SalesOrder): OrderView {
  const { delivery, deadline_at, invoice } = order;
  const key = visit.url.searchParams.get('key');
  const page = `${authPath(visit.segment)}/checkout/${order.code}`;
  const query = key ? `?${new URLSearchParams({ key })}` : '';
  const dates = datesOf(visit);
  const arrives = formatArrival(visit, delivery);
  const days = {
    deadline: deadline_at && dates.moment(deadline_at),
    arrives,
    delivered: order.delivered_at && dates.date(order.delivered_at),
    cancelled: order.cancelled_at && dates.date(order.cancelled_at),
  };
  const told = { ...order, days };
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, picture: findPicture(item.picture) })),
    timeline: order.timeline.map((step) => toStep(visit, step)),
    products: productsOf(visit, order.items),
    greeting: greetingName(order.given_name, order.family_name, visit.segment?.locale ?? 'en'),
    deadline: deadline_at ? { day: dates.day(deadline_at), moment: dates.moment(deadline_at) } : null,
    placed: dates.momentAlone(order.placed_at),
    placedOn: dates.date(order.placed_at),
    arrives,
    directions: isToCome(order) && delivery.method === 'pickup' ? directionsTo(visit, delivery.to) : null,
    calendar: isToCome(order) && delivery.arrives_on ? `${page}/calendar${query}` : null,
    invoice: invoice && {
      number: invoice.number,
      href: `${page}/invoice${query}`,
    },
    documents: order.documents.map(({ kind, id, number, issued_on, total_formatted }) => ({
      kind,
      number,
      total: total_formatted,
      issued: dates.dateAlone(issued_on),
      href: `${authPath(visit.segment)}/my-account/orders/${order.code}/documents/${id}`,
    })),
    returnUntil: order.return_until && dates.dateTime(order.return_until),
    returns: order.returns.map((one) => toReturn(visit, order, one)),
    withdrawal: toWithdrawal(visit, order),
    chip: statusChip(told),
    next: nextSentences(told),
    nextAction: findNextAction(told),
    office_phone: visit.site?.settings.office_phone ?? null,
  };
}

const TO_COME: readonly SalesOrder['status'][] = ['confirmed', 'preparing', 'ready_for_pickup', 'shipped'];
const isToCome = ({ status }: SalesOrder) => TO_COME.includes(status);

/** The way to a store, by its address: on Baidu's map where that is the map of the country. */
function directionsTo(visit: Visit, { name, lines }: SalesOrder['delivery']['to']): string {
  const place = [name, ...lines].join(', ');
  if (visit.site?.settings.map === 'baidu')
    return `https://api.map.baidu.com/geocoder?${new URLSearchParams({ address: place, output: 'html', src: 'paddock' })}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}

function formatArrival(visit: Visit, { arrives_from, arrives_on }: SalesOrder['delivery']): string | null {
  const [from, to] = [arrives_from ?? arrives_on, arrives_on ?? arrives_from];
  return from && to && datesOf(visit).rangeAlone(from, to);
}

const productsOf = (visit: Visit, items: readonly { name: string }[]) =>
  formatList(visit, [...new Set(items.map(({ name }) => name))]);

function toWithdrawal(visit: Visit, order: SalesOrder): WithdrawalView | null {
  if (!order.withdrawal) return null;
  const { days, until_on, items, exempt, declared } = order.withdrawal;
  const dates = datesOf(visit);
  const key = visit.url.searchParams.get('key');
  const named = (uuids: readonly string[]) =>
    productsOf(
      visit,
      order.items.filter(({ uuid }) => uuids.includes(uuid)),
    );
  return {
    href: `${authPath(visit.segment)}/checkout/${order.code}/withdrawal${key ? `?key=${encodeURIComponent(key)}` : ''}`,
    days,
    until: until_on && dates.dayAlone(until_on),
    items,
    exempt: exempt.length > 0 ? named(exempt) : null,
    declared: declared.map((one) => ({
      code: one.code,
      status: one.status,
      products: named(one.items),
      moment: dates.momentAlone(one.declared_at),
      refundBy: dates.date(one.refund_by),
      sendBackBy: one.send_back_by && dates.date(one.send_back_by),
    })),
  };
}

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
    requested: datesOf(visit).date(one.requested_at),
  };
}

function toStep(visit: Visit, { kind, state, at, expected_on }: TimelineStep): OrderStep {
  const dates = datesOf(visit);
  const when = at ? dates.momentAlone(at) : expected_on ? dates.dayAlone(expected_on) : null;
  return { kind, state, when, isExpected: !at && expected_on !== null };
}
