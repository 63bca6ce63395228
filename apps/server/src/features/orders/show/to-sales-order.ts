import { languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import { cardName } from '../../mails/card-name.ts';
import { cleanHtml } from '../../pages/clean-blocks.ts';
import { sayEstimate } from '../../taxes/say-estimate.ts';
import { orderSums } from '../money/order-sums.rules.ts';
import { canCancel, canReturn, canWithdraw, resultOf, withdrawableItems } from '../orders.rules.ts';
import type { OrderReturn, SalesOrder } from '../sales-order.contract.ts';
import { orderAddresses } from './order-addresses.rules.ts';
import type { OrderRow } from './orders.sql.ts';
import { timelineOf } from './timeline.rules.ts';

/** An order's row put into words: every sum and name in the reader's language. */
export function toSalesOrder(row: OrderRow, locale: string): SalesOrder {
  const localeTag = languageTag(locale, row.country_iso);
  const say = (minor: number) => formatMoney(money(minor, row.currency), localeTag, { decimals: 'always' });
  const days = row.lines.flatMap(({ promised_on }) => promised_on ?? []).sort();
  const arrivesOn = days.at(-1) ?? null;
  const sums = orderSums(row, row.payments);
  const { due_minor: dueMinor } = sums;
  const receivedMinor = Math.max(0, sums.paid_minor - sums.refunded_minor - sums.charged_back_minor);
  const { to, billing } = orderAddresses(row, localeTag);
  const { status, payment_status, fulfilment_status, code, email, given_name, family_name, currency } = row;
  return {
    code,
    status,
    payment_status,
    fulfilment_status,
    email,
    given_name,
    family_name,
    currency,
    result: resultOf({
      status,
      online: row.method?.online ?? false,
      attempt: row.attempt?.status ?? null,
    }),
    placed_at: row.placed_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancel_reason: row.cancel_reason,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    deadline_at: row.deadline_at?.toISOString() ?? null,
    seconds_left: row.deadline_at ? row.seconds_left : null,
    awaits_email: row.awaits_email && row.method?.online === false,
    items: row.lines.map((line) => toItem(line, say)),
    ...amountsOf(row, say, localeTag),
    received: receivedMinor,
    received_formatted: say(receivedMinor),
    due: dueMinor,
    due_formatted: say(dueMinor),
    delivery: {
      method: row.delivery_method,
      name: row.shipment?.name ?? '',
      to,
      arrives_from: days[0] ?? null,
      arrives_on: arrivesOn,
      tracking: trackingOf(row),
    },
    billing,
    payment: paymentOf(row),
    timeline: orderTimeline(row, arrivesOn),
    ...documentsOf(row, say),
    return_until: row.return_until?.toISOString() ?? null,
    returns: row.returns.map((one) => toReturn(one, say)),
    withdrawal: withdrawalOf(row),
    can_retry: canRetry(row),
    can_cancel: canCancel(status),
    can_return: canReturn(row),
  };
}

function canRetry(row: OrderRow): boolean {
  const unpaid =
    ['pending_confirmation', 'payment_failed'].includes(row.status) && row.payment_status === 'unpaid';
  return unpaid && row.registered_at === null && row.cart_is_open && (row.seconds_left ?? 0) > 0;
}

function amountsOf(row: OrderRow, say: Say, localeTag: string) {
  return {
    subtotal: row.subtotal_minor,
    subtotal_formatted: say(row.subtotal_minor),
    discount: row.discount_minor,
    discount_formatted: say(row.discount_minor),
    shipping: row.shipping_minor,
    shipping_formatted: say(row.shipping_minor),
    tax: row.tax_minor,
    tax_formatted: say(row.tax_minor),
    taxes_included: row.prices_include_tax,
    tax_estimate: row.tax_estimate && sayEstimate(row.tax_estimate, localeTag),
    total: row.total_minor,
    total_formatted: say(row.total_minor),
  };
}

function orderTimeline(row: OrderRow, arrivesOn: string | null): SalesOrder['timeline'] {
  return timelineOf({
    status: row.status,
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    pickup: row.delivery_method === 'pickup',
    placedAt: row.placed_at.toISOString(),
    deadlineOn: row.deadline_on,
    arrivesOn,
  });
}

function trackingOf({ events }: OrderRow): string | null {
  const tracking = events.findLast(({ kind }) => kind === 'shipped')?.data.tracking;
  return typeof tracking === 'string' ? tracking : null;
}

type Say = (minor: number) => string;

function documentsOf({ documents, code }: OrderRow, say: Say): Pick<SalesOrder, 'documents' | 'invoice'> {
  const path = `/api/front/sales-orders/${code}`;
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  return {
    documents: documents.map(({ total, ...one }) => ({
      ...one,
      total_formatted: say(total),
      url: `${path}/documents/${one.id}`,
    })),
    invoice: invoice ? { number: invoice.number, url: `${path}/invoice` } : null,
  };
}

function toItem(line: OrderRow['lines'][number], say: Say): SalesOrder['items'][number] {
  return {
    uuid: line.uuid,
    name: line.name,
    sku: line.sku,
    serial: line.serial,
    price: line.price,
    variant: line.details.variant ?? '',
    product_slug: line.details.product_slug ?? '',
    picture: line.details.picture ?? null,
    price_formatted: say(line.price),
    promised_on: line.promised_on,
  };
}

function toReturn(row: OrderRow['returns'][number], say: Say): OrderReturn {
  const moment = (at: string | null) => at && new Date(at).toISOString();
  return {
    ...row,
    requested_at: new Date(row.requested_at ?? 0).toISOString(),
    approved_at: moment(row.approved_at),
    received_at: moment(row.received_at),
    ended_at: moment(row.ended_at),
    refund_formatted: row.refund === null ? null : say(row.refund),
    can_withdraw: canWithdraw(row.status),
  };
}

function withdrawalOf(row: OrderRow): SalesOrder['withdrawal'] {
  if (row.withdrawal_days === null && row.withdrawals.length === 0) return null;
  return {
    days: row.withdrawal_days ?? 0,
    until: row.withdrawal_until?.toISOString() ?? null,
    until_on: row.withdrawal_until_on,
    items: withdrawableItems(row),
    exempt: row.lines.filter(({ details }) => details.made_to_order).map(({ uuid }) => uuid),
    declared: row.withdrawals.map((one) => ({
      ...one,
      declared_at: new Date(one.declared_at).toISOString(),
    })),
  };
}

function paymentOf({ method, attempt, ...row }: OrderRow): SalesOrder['payment'] {
  const instructions = method?.instructions;
  const wantsTransfer = method !== null && !method.online && method.component !== 'CashPayment';
  return {
    name: method?.name ?? '',
    type: method?.type ?? 'others',
    component: method?.component ?? 'BankTransfer',
    instructions: instructions ? cleanHtml(instructions) : null,
    params: wantsTransfer ? transferParams(method.params, row.code) : {},
    reference: row.payment_ref,
    card: attempt?.card ? { ...attempt.card, brand: cardName(attempt.card.brand) } : null,
    failure:
      row.status === 'payment_failed' || attempt?.status === 'failed' ? (attempt?.failure ?? null) : null,
  };
}

// jsonb forgets the order of its keys; people read account details in this one.
const IN_ORDER = [
  'holder',
  'bank',
  'branch',
  'iban',
  'clabe',
  'account',
  'routing',
  'sort_code',
  'bic',
  'address',
];

/** Where to send the money, in the order to show. The reference is the order's code. */
export function transferParams(
  params: Readonly<Record<string, string>> | null,
  orderCode: string,
): Record<string, string> {
  const texts = Object.entries(params ?? {}).filter(([key]) => key !== 'reference');
  const place = (key: string) => (IN_ORDER.includes(key) ? IN_ORDER.indexOf(key) : IN_ORDER.length);
  const sorted = texts.toSorted(([a], [b]) => place(a) - place(b));
  return { ...Object.fromEntries(sorted), reference: orderCode };
}
