import type { OrderReturn, OrderWithdrawal, SalesOrder } from './sales-order.contract.ts';

/** A payment in the provider's hands is waited for this long; a failed one leaves this long to try again. */
export const WHILE_PROCESSING_MINUTES = 24 * 60;
export const WHILE_RETRYING_MINUTES = 30;

/** Units are kept a little longer than told: the deadline's own job decides, not who comes first in between. */
export const GRACE_MINUTES = 5;
export const claimsEnd = (deadline: Date) => new Date(deadline.getTime() + GRACE_MINUTES * 60_000);

export const releaseReasonOf = (
  reason: 'deadline' | 'customer' | 'staff' | 'withdrawal' | 'replaced' | 'payment_failed',
): 'expired' | 'cancelled' | 'replaced' | 'payment_failed' => {
  if (reason === 'deadline') return 'expired';
  return reason === 'replaced' || reason === 'payment_failed' ? reason : 'cancelled';
};

interface Standing {
  readonly status: SalesOrder['status'];
  readonly online: boolean;
  /** Of the attempt that counts. */
  readonly attempt: string | null;
}

/** What the result page shows. Money that may be on its way is never shown as a failure. */
export function resultOf({ status, online, attempt }: Standing): SalesOrder['result'] {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'payment_failed') return 'failure';
  if (status === 'processing') return 'pending';
  if (status !== 'pending_confirmation') return 'success';
  if (online && ['processing', 'unknown', 'review'].includes(attempt ?? '')) return 'pending';
  return online && attempt === 'failed' ? 'failure' : 'awaiting';
}

/** Until staff prepare it (H-46); a payment in progress is waited for first. */
export const canCancel = (status: SalesOrder['status']) =>
  ['pending_confirmation', 'payment_failed', 'confirmed'].includes(status);

/** A return that has not arrived yet can be called off. */
export const canWithdraw = (status: OrderReturn['status']) => status === 'requested' || status === 'approved';

interface Returnable {
  readonly status: SalesOrder['status'];
  readonly is_return_time: boolean;
  readonly lines: readonly { readonly uuid: string }[];
  readonly returns: readonly Pick<OrderReturn, 'status' | 'items'>[];
}

/** Items that were given back, or are on their way. */
const returnedItems = (returns: Returnable['returns']): Set<string> =>
  new Set(
    returns.filter(({ status }) => !['rejected', 'withdrawn'].includes(status)).flatMap(({ items }) => items),
  );

/** Free, for thirty days (H-47). */
export function canReturn({ status, is_return_time, lines, returns }: Returnable): boolean {
  const gone = returnedItems(returns);
  if (returns.some(({ status: stage }) => ['requested', 'approved', 'received'].includes(stage)))
    return false;
  return status === 'delivered' && is_return_time && lines.some(({ uuid }) => !gone.has(uuid));
}

interface Withdrawable extends Pick<Returnable, 'status' | 'returns'> {
  /** Null: the site grants no right of withdrawal. */
  readonly withdrawal_days: number | null;
  readonly is_withdrawal_time: boolean;
  readonly registered_at: Date | null;
  readonly lines: readonly {
    readonly uuid: string;
    readonly details: { readonly made_to_order?: boolean };
  }[];
  readonly withdrawals: readonly Pick<OrderWithdrawal, 'status' | 'items'>[];
}

/** The items of which the contract can be withdrawn from now, from placing until the end of the period. */
export function withdrawableItems(order: Withdrawable): string[] {
  const isOver = ['cancelled', 'returned', 'refunded'].includes(order.status);
  if (order.withdrawal_days === null || !order.is_withdrawal_time || isOver || !order.registered_at)
    return [];
  const gone = returnedItems(order.returns);
  for (const { status, items } of order.withdrawals)
    if (status !== 'ended') for (const item of items) gone.add(item);
  return order.lines
    .filter(({ uuid, details }) => !details.made_to_order && !gone.has(uuid))
    .map(({ uuid }) => uuid);
}
