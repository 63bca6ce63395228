import type { SalesOrder } from '@paddock/server/contracts/orders';
import type { IconName } from '@paddock/ui/icon';
import type { StatusKind } from '@paddock/ui/status';
import type { MessageId } from '../../i18n/message-id.ts';

/** A sentence before it is put into words. */
export type Sentence = { id: MessageId; values?: Record<string, string> };

export type Chip = { tone: StatusKind; icon?: IconName; id: MessageId };

/** What there is to do about an order before anything else, if there is something. */
export type NextAction = 'transfer' | 'pay' | 'follow' | 'available' | null;

type StatusFacts = Pick<
  SalesOrder,
  'status' | 'result' | 'payment_status' | 'can_retry' | 'cancel_reason' | 'due_formatted'
> & {
  payment: Pick<SalesOrder['payment'], 'type' | 'params'>;
  delivery: { method: SalesOrder['delivery']['method']; to: { name: string } };
  returns: readonly Pick<SalesOrder['returns'][number], 'status'>[];
  /** Sentence in the page's language already. */
  days: {
    deadline: string | null;
    arrives: string | null;
    delivered: string | null;
    cancelled: string | null;
  };
};

/** What the chip of an order depends on. */
type ChipFacts = Pick<StatusFacts, 'status' | 'result' | 'can_retry'> & {
  payment: Pick<StatusFacts['payment'], 'type'>;
  delivery: Pick<StatusFacts['delivery'], 'method'>;
};

/** While a payment is pending no other is offered: an order is never paid twice. */
export const canPay = ({ can_retry, result }: Pick<StatusFacts, 'can_retry' | 'result'>) =>
  can_retry && result !== 'pending';

const CHIPS: Record<SalesOrder['status'], Chip> = {
  pending_confirmation: { tone: 'warn', id: 'orders.chip.payment' },
  processing: { tone: 'info', icon: 'clock', id: 'orders.status.processing' },
  confirmed: { tone: 'ok', id: 'orders.status.confirmed' },
  preparing: { tone: 'info', icon: 'wrench', id: 'orders.status.preparing' },
  ready_for_pickup: { tone: 'on_hand', id: 'orders.status.ready_for_pickup' },
  shipped: { tone: 'in_transit', icon: 'truck', id: 'orders.chip.onItsWay' },
  delivered: { tone: 'ok', id: 'orders.status.delivered' },
  cancelled: { tone: 'draft', icon: 'close', id: 'orders.status.cancelled' },
  payment_failed: { tone: 'alert', id: 'orders.status.payment_failed' },
  return_requested: { tone: 'warn', icon: 'return', id: 'orders.status.return_requested' },
  returned: { tone: 'info', icon: 'return', id: 'orders.status.returned' },
  refunded: { tone: 'draft', icon: 'return', id: 'orders.status.refunded' },
};

export function statusChip(order: ChipFacts): Chip {
  if (order.status === 'delivered') return { ...CHIPS.delivered, id: handOverName(order.delivery.method) };
  if (order.status !== 'pending_confirmation') return CHIPS[order.status];
  if (order.result === 'pending') return CHIPS.processing;
  if (order.result === 'failure') return CHIPS.payment_failed;
  const by = waitsFor(order);
  return by === 'pay' ? CHIPS.pending_confirmation : { tone: 'warn', id: `orders.chip.${by}` };
}

/** A vehicle from the store is collected, everything else is delivered. */
export const handOverName = (method: SalesOrder['delivery']['method']): MessageId =>
  method === 'pickup' ? 'orders.status.collected' : 'orders.status.delivered';

/** What an unpaid order waits for: the customer's transfer or cheque, or the choice of a method. */
function waitsFor(order: ChipFacts): 'transfer' | 'cheque' | 'pay' {
  if (canPay(order)) return 'pay';
  if (order.payment.type === 'bank-transfer') return 'transfer';
  return order.payment.type === 'check-payment' ? 'cheque' : 'pay';
}

/** What happens next, or happened last, in whole sentences. */
export function nextSentences(order: StatusFacts): Sentence[] {
  const { status, days, due_formatted: amount } = order;
  const moment = days.deadline ?? '';
  switch (status) {
    case 'pending_confirmation':
      if (order.result === 'pending') return [{ id: 'orders.next.processing' }];
      if (order.result === 'failure') return failed(order, moment);
      return [{ id: `orders.next.${waitsFor(order)}`, values: { amount, moment } }];
    case 'processing':
      return [{ id: 'orders.next.processing' }];
    case 'payment_failed':
      return failed(order, moment);
    case 'confirmed':
    case 'preparing':
    case 'shipped':
      return [coming(order)];
    case 'ready_for_pickup':
      return [{ id: 'orders.next.ready', values: { store: order.delivery.to.name } }];
    case 'delivered':
      return [handedOver(order)];
    case 'cancelled':
      return cancelled(order);
    case 'return_requested':
      return [
        {
          id: order.returns.some((one) => one.status === 'approved')
            ? 'orders.next.returnApproved'
            : 'orders.next.returnRequested',
        },
      ];
    case 'returned':
      return [
        {
          id: order.returns.some((one) => one.status === 'received')
            ? 'orders.next.returned'
            : 'orders.money.goingBack',
        },
      ];
    case 'refunded':
      return [{ id: 'orders.money.back' }];
  }
}

const failed = (order: StatusFacts, moment: string): Sentence[] =>
  canPay(order) ? [{ id: 'orders.next.retry', values: { moment } }] : [{ id: 'orders.money.none' }];

function coming({ days, delivery }: StatusFacts): Sentence {
  if (!days.arrives) return { id: 'orders.next.goesOn' };
  const id = delivery.method === 'pickup' ? 'orders.next.pickup' : 'orders.next.arrives';
  return { id, values: { days: days.arrives } };
}

function handedOver({ days, delivery }: StatusFacts): Sentence {
  const day = days.delivered ?? '';
  return delivery.method === 'pickup'
    ? { id: 'orders.next.collected', values: { store: delivery.to.name, day } }
    : { id: 'orders.next.delivered', values: { day } };
}

const MONEY: Partial<Record<SalesOrder['payment_status'], MessageId>> = {
  paid: 'orders.money.goingBack',
  partly_refunded: 'orders.money.goingBack',
  refunded: 'orders.money.back',
};

function cancelled({ cancel_reason, payment_status, days }: StatusFacts): Sentence[] {
  const values = { day: days.cancelled ?? '' };
  const money: Sentence = { id: MONEY[payment_status] ?? 'orders.money.none' };
  if (cancel_reason === 'deadline' || cancel_reason === 'payment_failed')
    return [{ id: 'orders.next.expired' }, money];
  const isByBuyer = cancel_reason === 'customer' || cancel_reason === 'withdrawal';
  const id = isByBuyer ? 'orders.next.cancelledByYou' : 'orders.next.cancelledByUs';
  return [{ id, values }, money];
}

export function findNextAction(order: StatusFacts): NextAction {
  if (canPay(order)) return 'pay';
  const isAwaited = order.status === 'pending_confirmation' && order.result === 'awaiting';
  if (isAwaited && Object.keys(order.payment.params).length > 0) return 'transfer';
  if (order.status === 'shipped') return 'follow';
  return order.status === 'cancelled' || order.status === 'refunded' ? 'available' : null;
}
