import type { LockedOrder } from '../../orders/moves/order-moves.ts';

type Status = LockedOrder['status'];

const OVER: readonly Status[] = ['cancelled', 'returned', 'refunded'];
const BEFORE_SHIPPING: readonly Status[] = [
  'pending_confirmation',
  'processing',
  'payment_failed',
  'confirmed',
  'preparing',
  'ready_for_pickup',
];

/** There is nothing left to withdraw from. */
export const isOver = (status: Status) => OVER.includes(status);

interface Cancelling {
  readonly order: Pick<LockedOrder, 'status' | 'paymentStatus' | 'unitIds'>;
  readonly unitIds: readonly string[];
}

/** A part of an order cannot be cancelled: its items are taken back after the delivery. */
export const mayCancel = ({ order, unitIds }: Cancelling): boolean =>
  BEFORE_SHIPPING.includes(order.status) && order.unitIds.every((id) => unitIds.includes(id));

/** The payment has to be closed at the provider before the order is cancelled. */
export const hasOpenPayment = ({ paymentStatus }: Cancelling['order']): boolean =>
  paymentStatus === 'unpaid' || paymentStatus === 'authorised';
