import type { Tx } from '../../../platform/db/db.ts';
import {
  cancelOrder,
  confirmOrder,
  recordEvent,
  reinstateOrder,
  setPaymentStatus,
} from '../../orders/moves/order-moves.ts';
import { openCase } from '../payments.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import type { Booking } from './apply-postings.ts';
import { decideMoneyEffect } from './receive-money.rules.ts';

const EVENT_OF = {
  late_payment: 'payment_late',
  double_charge: 'payment_double',
  amount_mismatch: 'payment_mismatch',
} as const;

/**
 * Money has come in for an order. It confirms the order, or brings a cancelled one back if its machines are still free;
 * whatever the order has no use for goes back by itself.
 */
export async function receiveMoney(tx: Tx, booking: Booking): Promise<void> {
  const { order, attempt, actor, payments } = booking;
  const key = { siteId: order.siteId, orderId: order.id, attemptId: attempt.id };
  const giveBack = async (kind: 'late_payment' | 'double_charge' | 'amount_mismatch') => {
    const detail = { amount_minor: attempt.amount_minor, currency: attempt.currency, order: order.status };
    await recordEvent(tx, order, { kind: EVENT_OF[kind], actor, data: detail });
    const { amount_minor: amountMinor } = attempt;
    const refundId = await refundAttempt(tx, payments, { order, attempt, amountMinor, reason: kind });
    await openCase(tx, payments, { ...key, kind, refundId, detail });
  };

  switch (decideMoneyEffect(order, attempt)) {
    case 'second':
      return giveBack('double_charge');
    case 'does_not_fit':
      return giveBack('amount_mismatch');
    case 'pays_later':
      await setPaymentStatus(tx, order, 'paid');
      return;
    case 'confirms':
      if (await confirmOrder(tx, order, { paid: true, actor, data: { attempt: attempt.id } })) return;
      // Its machines are not its own any more: there is nothing left to sell for this money.
      await cancelOrder(tx, order, { reason: 'payment_failed', actor });
      break;
    case 'reinstates':
      if (await reinstateOrder(tx, order, actor)) {
        const detail = { amount_minor: attempt.amount_minor, currency: attempt.currency };
        await openCase(tx, payments, { ...key, kind: 'late_payment', detail, resolution: 'reinstated' });
        return;
      }
      break;
    case 'comes_too_late':
      break;
  }
  await giveBack('late_payment');
}
