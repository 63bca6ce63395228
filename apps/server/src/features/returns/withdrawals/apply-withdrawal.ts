import type { Tx } from '../../../platform/db/db.ts';
import { type Actor, cancelOrder, type LockedOrder, recordEvent } from '../../orders/moves/order-moves.ts';
import { startReturn } from '../../orders/moves/return-moves.ts';
import type { Payments } from '../../payments/payments.ts';
import { requestRefund } from '../../payments/refunds/request-refund.ts';
import { insertReturn, lockReturn, moveReturn } from '../returns.sql.ts';
import { hasOpenPayment, isOver, mayCancel } from './withdrawals.rules.ts';
import {
  findWithdrawable,
  type LockedWithdrawal,
  markOrderCancelled,
  markReturnOpened,
} from './withdrawals.sql.ts';

interface Applying {
  readonly order: LockedOrder;
  readonly withdrawal: LockedWithdrawal;
  readonly actor: Actor;
  /** Nothing can be paid for the order any more. */
  readonly isPaymentClosed: boolean;
}

/**
 * What a withdrawal does to its order now. The caller has locked the order, then the withdrawal. False: it has to wait
 * until the payment is closed, the items are delivered, or another return of the order has ended.
 */
export async function applyWithdrawal(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'>,
  input: Applying,
): Promise<boolean> {
  const { order, withdrawal } = input;
  if (isOver(order.status)) {
    await markOrderCancelled(tx, order.siteId, withdrawal.id);
    return true;
  }
  if (order.status === 'delivered') return openReturn(tx, input);
  if (!mayCancel({ order, unitIds: withdrawal.unitIds })) return false;
  if (hasOpenPayment(order) && !input.isPaymentClosed) return false;
  return cancelWithdrawn(tx, payments, input);
}

async function cancelWithdrawn(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'>,
  { order, withdrawal, actor }: Applying,
): Promise<boolean> {
  const { siteId, id: orderId } = order;
  if (!(await cancelOrder(tx, order, { reason: 'withdrawal', actor }))) return false;
  const refund = { siteId, orderId, amountMinor: null, reason: 'cancelled_withdrawal', actor };
  await requestRefund(tx, refund, payments);
  await markOrderCancelled(tx, siteId, withdrawal.id);
  return true;
}

/** No approval is needed: the buyer is told at once how and by when to send the items back. */
async function openReturn(tx: Tx, { order, withdrawal, actor }: Applying): Promise<boolean> {
  const { siteId, id: orderId } = order;
  const { hasOpenReturn, lines } = await findWithdrawable(tx, siteId, orderId);
  const unitIds = lines
    .filter(({ unitId, isGone }) => !isGone && withdrawal.unitIds.includes(unitId))
    .map(({ unitId }) => unitId);
  if (hasOpenReturn || unitIds.length === 0) return false;
  const input = { siteId, orderId, reason: 'withdrawal', note: null, unitIds, uploadIds: [] } as const;
  const returnCode = await insertReturn(tx, input);
  if (!(await startReturn(tx, order, { actor, returnCode, isWithdrawal: true })))
    throw new Error(`Order ${order.code} was not locked by who withdraws from it`);
  const until = await markReturnOpened(tx, { siteId, id: withdrawal.id, returnCode });
  const opened = await lockReturn(tx, { siteId, orderId, code: returnCode });
  if (!opened || !(await moveReturn(tx, opened, { from: ['requested'], to: 'approved' })))
    throw new Error(`Return ${returnCode} was not opened`);
  await recordEvent(tx, order, { kind: 'return_approved', actor, data: { return_code: returnCode, until } });
  return true;
}
